import sharp from 'sharp';
import type { Owner } from '../owner/owner-schema.ts';
import { phonePhoto } from './phone-photo.ts';
import sample from './sample-owner.ts';

const { applicationPortal: _portal, scheduling: _booking, ...links } = sample.links;

/** An owner with a portrait from a phone, a wide logo, a trade name and colors, without portal and booking. */
export const portraitOwner: Owner = {
  ...sample,
  company: { ...sample.company, tradeName: 'Harborlight' },
  portrait: 'IMG 2041.jpg',
  colors: { button: '5b2a6e', accent: 'e8b04a', dark: '2a1436' },
  logo: 'mark.png',
  links,
};

/** A mark three times as wide as high, as a drawing program saves it. */
const wideLogo = () =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: '#005b52' } })
    .png()
    .toBuffer();

/** What lies in the owner's folder of pictures: what the file names, the portrait of before, and what was tried and refused. */
export async function portraitPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const photo = await phonePhoto();
  return {
    'IMG 2041.jpg': photo,
    'mark.png': await wideLogo(),
    'IMG 1998.JPG': await sharp(photo).keepMetadata().modulate({ brightness: 0.9 }).toBuffer(),
    'iPhone.jpg': Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'),
    'letter.png': Buffer.from('Dear diary'),
    'older logo.svg': photo,
    'no drawing.svg': Buffer.from('<svg><g>'),
  };
}
