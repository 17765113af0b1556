import sharp from 'sharp';

/** A face, drawn: hair, eyes and a mouth say which way is up. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="1200" height="1600" fill="#9fb3b1"/><ellipse cx="600" cy="1550" rx="500" ry="575" fill="#26424a"/><path d="M500 925h200v225l-100 100-100-100z" fill="#d9a67e"/><ellipse cx="600" cy="675" rx="240" ry="310" fill="#e3b48c"/><path d="M350 650c-30-350 150-450 260-450s280 100 240 450c-30-125-100-210-260-215-140 0-210 90-240 215z" fill="#4a2f22"/><circle cx="510" cy="675" r="25" fill="#2c1d16"/><circle cx="690" cy="675" r="25" fill="#2c1d16"/><path d="M500 825q100 80 200 0" stroke="#9c4f3f" stroke-width="20" fill="none"/></svg>`;

/** What the camera of a phone writes into its pictures: its name, and where it was. */
export const takenWith = 'Phone of a loan officer';

/**
 * A portrait as a phone stores it: lying on its side with a note to turn it, and with the place where it was taken. 1,200 by
 * 1,600 pixels once it is upright, hair above and a dark coat below.
 */
export async function phonePhoto(): Promise<Buffer> {
  const upright = await sharp(Buffer.from(drawing)).png().toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Make: takenWith }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
