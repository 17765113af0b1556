import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { picturesFolder } from '../owner/owner-pictures.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { businessName, nmlsNumber } from '../owner/owner-words.ts';

/** The display face of the site, as a file that letters can be drawn from: a link preview is a picture, and has no fonts. */
const fontfile = fileURLToPath(import.meta.resolve('@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf'));
const ink = '#002724';

/** Pixels of the picture, 1200 by 630. */
const place = { left: 72, top: 64, face: 208, gap: 36, widest: 760 } as const;

/** Letters as a picture: at most `place.widest` wide, smaller where a name is long. */
async function letters(text: string, size: number): Promise<{ readonly input: Buffer; readonly height: number }> {
  const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const drawn = await sharp({
    text: {
      text: `<span foreground="${ink}">${markup}</span>`,
      font: `Brygada 1918 Medium ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (drawn.info.width <= place.widest) return { input: drawn.data, height: drawn.info.height };
  const fitted = await sharp(drawn.data).resize({ width: place.widest }).png().toBuffer({ resolveWithObject: true });
  return { input: fitted.data, height: fitted.info.height };
}

/** The portrait in a circle with a white ring. */
async function face(portrait: string): Promise<Buffer> {
  const size = place.face;
  const circle = (radius: number, fill: string) =>
    Buffer.from(
      `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${fill}"/></svg>`,
    );
  const photo = await sharp(join(picturesFolder, portrait))
    .rotate()
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .composite([{ input: circle(size / 2 - 8, '#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(circle(size / 2, '#fff'))
    .composite([{ input: photo }])
    .png()
    .toBuffer();
}

/** Puts the owner's face, name and number into the sky of a drawing. */
export async function withName(drawing: Buffer, owner: Owner): Promise<Buffer> {
  const { loanOfficer, company, portrait } = owner;
  const lines = await Promise.all([
    letters(loanOfficer.name, 68),
    letters(`${loanOfficer.title}, ${nmlsNumber(loanOfficer)}`, 30),
    letters(businessName(company), 30),
  ]);
  const left = portrait ? place.left + place.face + place.gap : place.left;
  let top = portrait ? place.top + 14 : place.top;
  const overlays: OverlayOptions[] = portrait ? [{ input: await face(portrait), left: place.left, top: place.top }] : [];
  for (const { input, height } of lines) {
    overlays.push({ input, left, top });
    top += height + 18;
  }
  return sharp(drawing).composite(overlays).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
