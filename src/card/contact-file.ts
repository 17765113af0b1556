import { join } from 'node:path';
import sharp from 'sharp';
import { VCard } from 'vcard-creator';
import { picturesFolder } from '../../owner/owner-pictures.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import { businessName, isCellPhone, licenseLines, telephoneLink } from '../../owner/owner-words.ts';
import { routes } from '../routes.ts';

/** The portrait as small as an address book shows it, upright and without what the camera wrote into it. */
async function facePhoto(portrait: string): Promise<string> {
  const photo = await sharp(join(picturesFolder, portrait))
    .rotate()
    .resize(256, 256, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 72 })
    .toBuffer();
  return photo.toString('base64');
}

/** A contact file (vCard 3.0, which every phone reads) with the owner's name, numbers, address, licenses and face. */
export async function contactFile(owner: Owner, site: URL | undefined): Promise<string> {
  const { loanOfficer, company, phone, email, office, portrait } = owner;
  const names = loanOfficer.name.split(' ');
  const card = new VCard()
    .addFullName(loanOfficer.name)
    .addName({ givenName: names.slice(0, -1).join(' '), familyName: names.at(-1) ?? '' })
    .addCompany({ name: businessName(company) })
    .addJobtitle(loanOfficer.title)
    .addEmail({ address: email, type: ['work'] })
    .addPhoneNumber({
      number: telephoneLink(phone.cell).slice('tel:'.length),
      type: [isCellPhone(phone.cell) ? 'cell' : 'work', 'pref'],
    })
    .addNote(`${licenseLines(owner).join('. ')}. Equal Housing Opportunity.`);
  if (phone.office) card.addPhoneNumber({ number: telephoneLink(phone.office).slice('tel:'.length), type: ['work'] });
  card.addAddress({
    ...(office.street && { street: office.street }),
    locality: office.city,
    region: office.state,
    ...(office.zip && { postalCode: office.zip }),
    country: 'USA',
    type: ['work'],
  });
  if (site) card.addUrl({ url: new URL(routes.card.path, site).href });
  if (portrait) card.addPhoto({ image: await facePhoto(portrait), mime: 'JPEG' });
  // Without the time of the build: a file that says the same stays the same, and is not shown as changed when it is published.
  return card.toString().replace(/^REV:.*\r\n/m, '');
}
