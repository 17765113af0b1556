import type { Owner } from './owner-schema.ts';

/** `(206) 555-0142` as a link that dials: `tel:+12065550142`; an extension follows as RFC 3966 writes it: `;ext=214`. */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ');
  return `tel:+1${number.replace(/\D/g, '').replace(/^1/, '')}${extension ? `;ext=${extension}` : ''}`;
}

/**
 * The number as a link that opens a text message; undefined for one that takes none: with an extension, or toll-free (800, 833
 * and so on to 888).
 */
export function textLink(phone: string): string | undefined {
  const takesTexts = !/ext\./.test(phone) && !/^(1-|\()?8(00|33|44|55|66|77|88)\b/.test(phone);
  return takesTexts ? telephoneLink(phone).replace('tel:', 'sms:') : undefined;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], conjunction = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** `08:00` as `8AM`, `17:30` as `5:30PM`. */
function printTime(clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${shown}${hours < 12 ? 'AM' : 'PM'}`;
}

/** When someone is there, a line each: `Mon-Fri 8AM-7PM` where there are regular hours, then what holds at all other times. */
export function hoursLines({ days, opens, closes, otherwise }: Owner['hours']): string[] {
  if (!days || !opens || !closes) return [otherwise];
  const [first, last] = days;
  return [`${first === last ? first : `${first}-${last}`} ${printTime(opens)}-${printTime(closes)}`, otherwise];
}

/** Office hours as a sentence: `Our hours are Mon-Fri 8AM-7PM.` */
export function hoursSentence(hours: Owner['hours']): string {
  const [first = ''] = hoursLines(hours);
  return hours.days
    ? `Our hours are ${first}.`
    : `Our hours: ${first.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`;
}

/** Office address in one line. */
export function printOffice(office: Owner['office']): string {
  return officeLines(office).join(', ');
}

/** Office address line by line, as on an envelope; the town alone where the address is not public. */
export function officeLines({ street, city, state, zip }: Owner['office']): string[] {
  return [...(street ? [street] : []), [`${city}, ${state}`, zip].filter(Boolean).join(' ')];
}

/** Whether a number may be called a cell phone: none that is toll-free or has an extension is one. */
export function isCellPhone(phone: string): boolean {
  return textLink(phone) !== undefined;
}

/** The phone numbers, where there are two with what they are called: `cell (206) 555-0142, office (425) 555-0117`. */
export function printPhones({ cell, office }: Owner['phone']): string {
  return office ? `${isCellPhone(cell) ? 'cell' : 'main'} ${cell}, office ${office}` : cell;
}

/** What the business calls itself: the trade name on its license, else its registered name. */
export function businessName({ name, tradeName }: Pick<Owner['company'], 'name' | 'tradeName'>): string {
  return tradeName ?? name;
}

/** The registered name, behind the trade name where there is one: `Cascade Harbor, a trade name of Cascade Harbor Mortgage LLC`. */
function registeredName({ name, tradeName }: Pick<Owner['company'], 'name' | 'tradeName'>): string {
  return tradeName ? `${tradeName}, a trade name of ${name}` : name;
}

/** The number of the company or the loan officer in the national register, as it is printed: `NMLS 1234567`. */
export function nmlsNumber({ nmlsId }: Pick<Owner['company'], 'nmlsId'>): string {
  return `NMLS ${nmlsId}`;
}

/** A name with the number that the advertising rules want right behind it: `Maria Lindqvist, NMLS 7654321`. */
export function nameWithNmls(holder: Pick<Owner['company'], 'name' | 'nmlsId'>): string {
  return `${holder.name}, ${nmlsNumber(holder)}`;
}

/** The company and the loan officer, each with both numbers that the advertising rules want. */
export function licenseLines({ company, loanOfficer }: Owner): [company: string, loanOfficer: string] {
  const line = (holder: Pick<Owner['company'], 'name' | 'nmlsId' | 'stateLicense'>) =>
    `${nameWithNmls(holder)}, Washington license ${holder.stateLicense}`;
  return [line({ ...company, name: registeredName(company) }), line(loanOfficer)];
}

/** Regulation N allows no suggestion of a government affiliation: stands at the foot of every page and text version. */
export const noAffiliation =
  'We are not affiliated with or endorsed by FHA, HUD, the U.S. Department of Veterans Affairs, USDA or any other government agency.';
