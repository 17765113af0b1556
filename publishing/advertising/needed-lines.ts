import { type AdvertisingFinding, around, type ReadPage } from '../read-page.ts';

interface NeededLine {
  /** What calls for the line. */
  readonly when: RegExp;
  /** The line of a page whose main heading names it: it stands among the page's own words. */
  readonly line: RegExp;
  /** What is enough where it is only mentioned, anywhere on the page; left out, the same line. */
  readonly passing?: RegExp;
  readonly rule: string;
  readonly remedy: string;
}

const noApproval = 'Regulation N, 12 CFR 1014.3: no implied approval';
const noAffiliation = 'Regulation N, 12 CFR 1014.3: no suggestion of a government affiliation';

/** An agency's own line: that the business is not affiliated with or endorsed by that agency, or by any. */
function agency(name: string, when: RegExp, alsoCalled: string): NeededLine {
  return {
    when,
    line: new RegExp(`not affiliated with or endorsed by.{0,150}?(${alsoCalled}|government agency)`, 'i'),
    rule: noAffiliation,
    remedy: `Say on the page that the business is not affiliated with or endorsed by ${name}.`,
  };
}

const onTheSubject: readonly NeededLine[] = [
  {
    when: /\bpre-?qualif/i,
    line: /\bnot (an approval|a pre-?approval|a commitment)\b/i,
    passing: /\b(not|nothing on this site is) an? (approval|commitment)\b/i,
    rule: noApproval,
    remedy: 'Say on the page that pre-qualification is not an approval of credit.',
  },
  agency('FHA or HUD', /\bFHA\b/, 'FHA|HUD|Housing and Urban'),
  agency('VA', /\bVA\b/, 'VA|Veterans Affairs'),
  agency('USDA', /\bUSDA\b/, 'USDA|Agriculture'),
  {
    when: /\b(down payment (assistance|help)|Home Advantage|House Key)\b/i,
    line: /\bthrough participating lenders\b/i,
    rule: 'Regulation N, 12 CFR 1014.3: no misstatement of who offers a loan',
    remedy: 'Say on the page that down payment assistance comes through participating lenders.',
  },
];

const everywhere: readonly NeededLine[] = [
  {
    when: /./,
    line: /Equal Housing Opportunity/,
    rule: 'Fair Housing Act advertising guidance: the notice on every page',
    remedy: 'Print Equal Housing Opportunity in the footer.',
  },
  {
    when: /./,
    line: /\b(not|nothing on this site is) (a )?commitment to lend/i,
    rule: noApproval,
    remedy: 'Print in the footer that nothing on the site is a commitment to lend.',
  },
];

/** Lines that a page must carry and does not. */
export function neededLines({ path, document, text, main }: ReadPage): AdvertisingFinding[] {
  const subject = document.querySelector('main h1')?.structuredText ?? '';
  const missing = ({ when, line, passing = line }: NeededLine) =>
    when.test(main) && (when.test(subject) ? !line.test(main) : !passing.test(text));
  return [...everywhere.filter(({ line }) => !line.test(text)), ...onTheSubject.filter(missing)].map(
    ({ when, rule, remedy }) => ({
      path,
      sentence: when.source === '.' ? '' : around(main, main.search(when), 20),
      rule,
      remedy,
    }),
  );
}
