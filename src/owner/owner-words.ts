import type { Owner } from './define-owner.ts';

/** `(206) 555-0142` as a link that dials: `tel:+12065550142`. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** `08:00` as `8AM`, `17:30` as `5:30PM`. */
function printTime(clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${shown}${hours < 12 ? 'AM' : 'PM'}`;
}

/** Regular office hours in one line: `Mon-Fri 8AM-7PM`. */
export function printHours({ days, opens, closes }: Owner['hours']): string {
  return `${days[0]}-${days[1]} ${printTime(opens)}-${printTime(closes)}`;
}

/** Office address in one line. */
export function printOffice(office: Owner['office']): string {
  return officeLines(office).join(', ');
}

/** Office address in two lines, as on an envelope. */
export function officeLines({ street, city, state, zip }: Owner['office']): [street: string, town: string] {
  return [street, `${city}, ${state} ${zip}`];
}

/** The loan officer's name with the licence number that the advertising rules want right behind it. */
export function nameWithLicense(owner: Owner): string {
  return `${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}`;
}
