import type { Owner, Statistic } from '../../owner/owner-schema.ts';
import { shippedFigures } from '../../owner/sample-data.ts';
import { numberIn } from '../../owner/statistic-words.ts';
import type { Finding } from './finding.ts';

/** Months after which a claim about the business should be counted again. */
const freshMonths = 12;

/** Dollars a family below or above which a loan volume and a number of families hardly belong together. */
const usualLoan = { least: 150_000, most: 2_000_000 } as const;

type StatisticName = keyof Owner['statistics'];

/** Months from one `YYYY-MM` to the month of a day. */
function monthsBetween(month: string, day: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(day) - count(month);
}

function present({ statistics }: Owner): [StatisticName, Statistic][] {
  return Object.entries(statistics).flatMap(([name, statistic]) =>
    statistic ? [[name as StatisticName, statistic] as [StatisticName, Statistic]] : [],
  );
}

/** What stands in the file and on the pages: `statistics.yearsLicensed ("17+ years licensed")`. */
function named(name: StatisticName, { figure, label }: Statistic): string {
  return `statistics.${name} ("${figure} ${label}")`;
}

/** The register lists licenses and their dates. It counts no reviews, families or dollars. */
function citesRegister({ source = '', sourceUrl = '' }: Statistic): boolean {
  return /\bNMLS\b|consumer access/i.test(source) || /nmlsconsumeraccess\.org/i.test(sourceUrl);
}

/** What a statistic lacks to be shown to an examiner, the first thing only. */
function proofFinding(name: StatisticName, statistic: Statistic, today: string): Finding | undefined {
  const { source, sourceUrl, asOf } = statistic;
  const claim = named(name, statistic);
  const missing = Object.entries({ source, sourceUrl, asOf }).flatMap(([field, value]) => (value ? [] : [field]));
  if (missing.length > 0)
    return {
      about: 'Claims',
      field: `statistics.${name}`,
      what: `${claim} has no ${missing.join(', no ')}`,
      remedy:
        'Add source, sourceUrl and asOf beside it in owner.yaml. A claim without proof may not be advertised: leave it out.',
    };
  if (name !== 'yearsLicensed' && citesRegister(statistic))
    return {
      about: 'Claims',
      field: `statistics.${name}`,
      what: `${claim} names NMLS Consumer Access as its source, which shows licenses and nothing of the kind`,
      remedy:
        'Name the place that shows the number, such as the review site. If there is none, leave the statistic out of owner.yaml.',
    };
  if (asOf && monthsBetween(asOf, today) > freshMonths)
    return {
      about: 'Claims',
      field: `statistics.${name}`,
      what: `${claim} was last checked in ${asOf}`,
      remedy: 'Count again and change figure and asOf in owner.yaml.',
    };
  return undefined;
}

/** Years since the first license, as many as this year can make. */
function yearsSince({ licensedSince }: Owner, today: string): number {
  return Number(today.slice(0, 4)) - licensedSince;
}

function yearsFindings(owner: Owner, today: string): Finding[] {
  const statistic = owner.statistics.yearsLicensed;
  const claimed = statistic && numberIn(statistic.figure);
  if (!statistic || claimed === undefined) return [];
  const claim = named('yearsLicensed', statistic);
  const possible = yearsSince(owner, today);
  return [
    ...(claimed > possible
      ? [
          {
            about: 'Claims',
            field: 'statistics.yearsLicensed',
            what: `${claim} is more than the ${possible} years since licensedSince, ${owner.licensedSince}`,
            remedy: 'Look the first license up at NMLS Consumer Access, and correct whichever of the two is wrong.',
          },
        ]
      : []),
    ...(/\byears?\b/i.test(statistic.figure) && /\byears?\b/i.test(statistic.label)
      ? [
          {
            about: 'Claims',
            field: 'statistics.yearsLicensed',
            what: `${claim} says years twice`,
            remedy: 'Leave the word out of figure, or out of label.',
          },
        ]
      : []),
  ];
}

function reviewFindings(owner: Owner, today: string): Finding[] {
  return owner.quotations.flatMap(({ author, date }, place) =>
    date > today.slice(0, 7)
      ? [
          {
            about: 'Reviews',
            field: `quotations.${place}.date`,
            what: `quotations.${place} by ${author} is dated ${date}, which is not yet`,
            remedy: 'Give the month in which the review was written.',
          },
        ]
      : [],
  );
}

/** Statistics and reviews that could not be shown to an examiner. */
export function claimFindings(owner: Owner, today: string): Finding[] {
  return [
    ...present(owner).flatMap(([name, statistic]) => proofFinding(name, statistic, today) ?? []),
    ...yearsFindings(owner, today),
    ...reviewFindings(owner, today),
  ];
}

/** Claims that may be true and look as if they were not: for the owner, who knows, to confirm. */
export function claimsToConfirm(owner: Owner, today: string): Finding[] {
  const { yearsLicensed, familiesHelped, loanVolume } = owner.statistics;
  const claimed = yearsLicensed && numberIn(yearsLicensed.figure);
  const possible = yearsSince(owner, today);
  const [families, dollars] = [familiesHelped, loanVolume].map((statistic) =>
    statistic ? numberIn(statistic.figure) : undefined,
  );
  const perFamily = families && dollars ? dollars / families : undefined;
  const confirm = (what: string, remedy: string): Finding => ({ about: 'Claims', what, remedy });
  return [
    ...present(owner)
      .filter(([name, { figure, source }]) => source && figure === shippedFigures[name])
      .map(([name, statistic]) =>
        confirm(`${named(name, statistic)} is still the figure that ships`, 'Count it in your own records before you sign off.'),
      ),
    ...(yearsLicensed && claimed !== undefined && claimed < possible - 1
      ? [
          confirm(
            `${named('yearsLicensed', yearsLicensed)}: since ${owner.licensedSince} it is up to ${possible} years, and one more each year`,
            'Write the number that you want to keep true, and look at it every January.',
          ),
        ]
      : []),
    ...(perFamily !== undefined && (perFamily < usualLoan.least || perFamily > usualLoan.most)
      ? [
          confirm(
            `${loanVolume?.figure} over ${familiesHelped?.figure} families makes about $${Math.round(perFamily).toLocaleString('en-US')} a loan`,
            'Count both again: one of them is likely to be out of date, and a reader can divide.',
          ),
        ]
      : []),
  ];
}
