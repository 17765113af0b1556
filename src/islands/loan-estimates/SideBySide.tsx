import { useId } from 'react';
import { printDollars } from '../../../mortgage/amounts/dollars.ts';
import type { Comparison } from '../../../mortgage/loan-estimate/comparing/comparison.ts';
import type { KeepingCost } from '../../../mortgage/loan-estimate/comparing/keeping.ts';
import type { ThirdPartyRow } from '../../../mortgage/loan-estimate/comparing/third-party.ts';
import { printFormDollars } from './print-value.ts';
import type { ExplainedDocument } from './use-explained.ts';

export interface SideBySideProps {
  readonly of: readonly ExplainedDocument[];
  readonly says: Comparison;
}

/** Two or three estimates side by side. */
export function SideBySide(props: SideBySideProps) {
  return (
    <section aria-labelledby="side-by-side" className="not-printed le-part">
      <h2 id="side-by-side" className="text-2xl">
        Side by side
      </h2>
      <ComparedCosts {...props} />
    </section>
  );
}

/** What keeps estimates from being compared line by line: to be said before anything is. On paper too. */
export function BeforeComparing({ says: { notComparable } }: Pick<SideBySideProps, 'says'>) {
  const id = useId();
  if (notComparable.length === 0) return null;
  return (
    <section aria-labelledby={id} className="le-first">
      <h2 id={id} className="text-xl">
        Before you compare
      </h2>
      <ul className="mt-2 list-disc stack-1 pl-5">
        {notComparable.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** What keeping each loan costs, and what others charge. On paper too. */
export function ComparedCosts({ of, says: { keeping, thirdParty, order } }: SideBySideProps) {
  const names = of.map(({ name }) => name);
  return (
    <>
      <h3 className="mt-8 text-xl">What keeping each loan costs</h3>
      <p className="mt-2 font-semibold">{order.sentences.join(' ')}</p>
      <table className="data-table le-compared mt-3">
        <caption className="sr-only">What keeping each loan costs, by years</caption>
        <Head first="Kept for" names={names} />
        <tbody>
          {keeping.rows.map(({ years, costs }) => (
            <tr key={years ?? 'end'}>
              <th scope="row">{years === undefined ? 'To its end' : `${years} years`}</th>
              {costs.map((cost, index) => (
                <td key={names[index]} data-label={names[index]}>
                  <KeptCost cost={cost} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {keeping.notes.map((note) => (
        <p key={note} className="mt-2 text-ink-soft text-sm">
          {note}
        </p>
      ))}
      <h3 className="mt-8 text-xl">What others charge</h3>
      <table className="data-table le-compared le-compared--explained mt-3">
        <caption className="sr-only">What others charge, by section of the form</caption>
        <Head first="Section" names={names} />
        <tbody>
          {thirdParty.map((row) => (
            <ThirdParty key={row.letter} row={row} names={names} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Head({ first, names }: { readonly first: string; readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {names.map((name) => (
          <th key={name} scope="col" className="wrap-anywhere">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function KeptCost({ cost }: { readonly cost: KeepingCost }) {
  if (cost.dollars === undefined) return <span className="le-note">{cost.because}</span>;
  const parts = [
    `charges ${printDollars(cost.charges)}`,
    `interest ${printDollars(cost.interest)}`,
    ...(cost.mortgageInsurance ? [`mortgage insurance ${printDollars(cost.mortgageInsurance)}`] : []),
  ];
  return (
    <span>
      <strong>{printDollars(cost.dollars)}</strong> <span className="le-note">{parts.join(', ')}</span>
    </span>
  );
}

function ThirdParty({ row, names }: { readonly row: ThirdPartyRow; readonly names: readonly string[] }) {
  const { header, totals, difference, lines, explanation } = row;
  return (
    <tr>
      <th scope="row">
        {header}{' '}
        {difference !== undefined && difference > 0 && (
          <span className="le-note font-semibold">{`They differ by ${printDollars(difference)}. `}</span>
        )}
        <span className="le-note">{explanation} </span>
        {lines.length > 0 && <span className="le-note not-printed">Lines that differ are named.</span>}
      </th>
      {totals.map((total, index) => (
        <td key={names[index]} data-label={names[index]}>
          <span>
            {total ? printFormDollars(total.value, total.printed) : 'Not found'}{' '}
            {lines.map(({ label, amounts }) => (
              <span key={label} className="le-note not-printed">
                {`${label} ${amounts[index] === undefined ? 'not there' : printDollars(amounts[index])}`}
              </span>
            ))}
          </span>
        </td>
      ))}
    </tr>
  );
}
