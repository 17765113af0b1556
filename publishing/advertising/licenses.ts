import { licensingAct } from '../../owner/licensing-act.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import { nameWithNmls, nmlsNumber } from '../../owner/owner-words.ts';
import { type AdvertisingFinding, around, type ReadPage, straight } from '../read-page.ts';

/** How far behind a name its number may begin, in characters: a comma and a word or two. */
const nearby = 40;

/** Uses of the originator's name without the number close behind it. */
function unnumbered(text: string, loanOfficer: Owner['loanOfficer']): string[] {
  const name = straight(loanOfficer.name);
  return [...text.matchAll(new RegExp(RegExp.escape(name), 'g'))]
    .filter(({ index }) => !text.slice(index, index + name.length + nearby).includes(nmlsNumber(loanOfficer)))
    .map(({ index }) => around(text, index, name.length));
}

/**
 * The regulator treats any page that a link opens as a landing page, so each page carries the company's name, its numbers and
 * the link to its own page at NMLS Consumer Access, and the originator's number follows the name wherever the name stands.
 */
export function licenses({ path, document, text, beside }: ReadPage, owner: Owner): AdvertisingFinding[] {
  const { company, loanOfficer } = owner;
  const rule = `${licensingAct(owner).advertising}: license on the landing page`;
  const finding = (sentence: string, remedy: string) => ({ path, sentence, rule, remedy });
  const linked = document
    .querySelectorAll('a[href]')
    .some((anchor) => anchor.getAttribute('href') === company.consumerAccessUrl && anchor.text.includes('NMLS Consumer Access'));
  return [
    ...(text.includes(straight(nameWithNmls(company)))
      ? []
      : [finding('', "Print the company's name with its NMLS number, as the footer does.")]),
    ...(text.includes(company.stateLicense)
      ? []
      : [finding('', "Print the company's Washington license number, as the footer does.")]),
    ...(linked ? [] : [finding('', "Link to the company's own page at NMLS Consumer Access, in those words.")]),
    ...[...unnumbered(text, loanOfficer), ...unnumbered(beside, loanOfficer)].map((sentence) =>
      finding(sentence, "Put the originator's NMLS number right behind the name."),
    ),
  ];
}
