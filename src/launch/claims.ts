import type { Owner } from '../owner/define-owner.ts';
import type { Finding } from './finding.ts';

/** Months after which a claim about the business should be counted again. */
const freshMonths = 12;

/** Months from one `YYYY-MM` to the month of a day. */
function monthsBetween(month: string, day: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(day) - count(month);
}

/** Statistics and reviews that could not be shown to an examiner. */
export function claimFindings(owner: Owner, today: string): Finding[] {
  const statistics = Object.entries(owner.statistics).flatMap(([name, { figure, label, source, sourceUrl, asOf }]) => {
    const claim = `statistics.${name} ("${figure} ${label}")`;
    const missing = Object.entries({ source, sourceUrl, asOf }).flatMap(([field, value]) => (value ? [] : [field]));
    if (missing.length > 0) {
      return [
        {
          about: 'Claims',
          what: `${claim} has no ${missing.join(', no ')}`,
          mend: 'Add source, sourceUrl and asOf beside it in owner.config.ts. A claim without proof may not be advertised.',
        },
      ];
    }
    return asOf && monthsBetween(asOf, today) > freshMonths
      ? [
          {
            about: 'Claims',
            what: `${claim} was last checked in ${asOf}`,
            mend: 'Count again and change figure and asOf in owner.config.ts.',
          },
        ]
      : [];
  });
  const reviews = owner.quotations.flatMap(({ author, sourceUrl, date }, place) => [
    ...(sourceUrl
      ? []
      : [
          {
            about: 'Reviews',
            what: `quotations.${place} by ${author} has no source`,
            mend: 'Give the address of the review in sourceUrl. A review that nobody can look up may not be shown (16 CFR 465).',
          },
        ]),
    ...(date > today.slice(0, 7)
      ? [
          {
            about: 'Reviews',
            what: `quotations.${place} by ${author} is dated ${date}, which is not yet`,
            mend: 'Give the month in which the review was written.',
          },
        ]
      : []),
  ]);
  return [...statistics, ...reviews];
}
