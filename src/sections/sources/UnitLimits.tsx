import { printStated } from '../../../mortgage/amounts/calendar.ts';
import { printDollars } from '../../../mortgage/amounts/dollars.ts';
import { loanLimitFigures } from '../../../mortgage/figures/figures.ts';
import { unitLimitSources, unitLimits } from '../../../mortgage/figures/unit-limits.ts';
import type { LoanLimitId } from '../../../mortgage/figures/values.ts';
import { TextLink } from '../../ui/TextLink.tsx';

const ids = Object.keys(loanLimitFigures) as LoanLimitId[];

/** Limits for homes of two to four units, by area; nothing for a year of which only those for one unit are known. */
export function UnitLimits({ year }: { readonly year: number }) {
  const known = ids.flatMap((id) => {
    const limits = unitLimits[id][year];
    return limits ? [{ label: loanLimitFigures[id].label, limits }] : [];
  });
  if (known.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 text-xl">Two, three and four units</h3>
      <dl className="mt-4 max-w-[46rem] stack-3 text-sm">
        {known.map(({ label, limits: [two, three, four] }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="tabular">{`Two units ${printDollars(two)}, three ${printDollars(three)}, four ${printDollars(four)}.`}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 max-w-[46rem] text-sm">
        {unitLimitSources.map(({ loans, publication: { source, sourceUrl, ...report }, remark }) => (
          <li key={loans}>
            {`${loans}: `}
            <TextLink href={sourceUrl}>{source}</TextLink>
            {`${'reportedBy' in report ? `, as reported by ${report.reportedBy}` : ''}, valid through ${printStated(`${year}-12-31`)}${remark}.`}
          </li>
        ))}
      </ul>
    </>
  );
}
