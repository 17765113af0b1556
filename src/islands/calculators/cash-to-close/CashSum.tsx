import { printDollars, roundHalfUp } from '../../../../mortgage/amounts/dollars.ts';
import type { CashValues } from './cash-fields.ts';
import type { CashResults } from './cash-results.ts';
import { type CashSources, cashLines, printEnds } from './cash-words.ts';
import { GoOn, type GoOnPaths } from './GoOn.tsx';

export interface CashSumProps {
  readonly paths: GoOnPaths;
  readonly values: CashValues;
  /** `undefined` while a field is empty: every figure is then a dash. */
  readonly results: CashResults | undefined;
  readonly sources: CashSources;
}

/** The sum, and below it the lines that it is made of; whoever adds them up finds it again. */
export function CashSum({ paths, values, results, sources }: CashSumProps) {
  const ends = results && printEnds(results.sum);
  return (
    <div className="on-deep bg-deep p-5 text-white sm:p-8">
      <dl className="tabular">
        <div className="pb-5">
          <dt className="font-semibold">Cash to close</dt>
          <dd>
            <span className="block font-[560] font-display text-4xl">{results ? printDollars(results.sum.usual) : '–'}</span>{' '}
            {ends && <span className="mt-1 block">{ends}</span>}
          </dd>
        </div>
        {results &&
          cashLines(values, results, sources).map(({ label, note, dollars }) => (
            <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-line-on-deep border-t py-2.5">
              <dt>{label}</dt>
              <dd className="font-semibold">{printDollars(dollars)}</dd>
              <dd className="col-span-2 text-sm">{note}</dd>
            </div>
          ))}
      </dl>
      {results && <Left values={values} results={results} />}
      {results && <GoOn paths={paths} values={values} results={results} />}
      <p className="mt-6 text-sm">
        An estimate, not an offer or a commitment to lend. Your lender’s Closing Disclosure has the final sum, at least three
        business days before you sign.
      </p>
    </div>
  );
}

/** What the visitor keeps, and what that leaves. */
function Left({
  values: { cashInHand, reserveMonths = 0 },
  results: { sum, reserve },
}: Pick<CashSumProps, 'values'> & { readonly results: CashResults }) {
  if (sum.usual < 0) {
    return (
      <p className="border-line-on-deep border-t pt-4 font-semibold">
        {`That is ${printDollars(-sum.usual)} more than you owe. Whether it comes back to you depends on the loan.`}
      </p>
    );
  }
  // Of the figures as they are shown.
  const left = cashInHand === undefined ? undefined : cashInHand - roundHalfUp(sum.usual, 0) - roundHalfUp(reserve, 0);
  if (left === undefined && reserve === 0) return null;
  return (
    <div className="border-line-on-deep border-t pt-4">
      {reserve > 0 && <p>{`Kept in reserve, ${reserveMonths} monthly payments: ${printDollars(reserve)}.`}</p>}
      {left !== undefined && (
        <p className="font-semibold">
          {left < 0 ? `You are short by ${printDollars(-left)}.` : `That leaves you ${printDollars(left)}.`}
        </p>
      )}
    </div>
  );
}
