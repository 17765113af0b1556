import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { exceeds } from '../../../../mortgage/amounts/exceeds.ts';
import { yearOf } from '../../../../mortgage/dates/day.ts';
import { assessorsUrl, hudLimitsUrl } from '../../../../mortgage/figures/look-ups.ts';
import { closingYears } from '../../../../mortgage/programs/loan-limits.ts';
import { loanLimit, minimumDownPayment } from '../../../../mortgage/programs/programs.ts';
import { programNames } from '../parts/program-names.ts';
import type { CashValues } from './cash-fields.ts';
import type { CashResults } from './cash-results.ts';

export interface LoanLimitNoteProps {
  readonly values: CashValues;
  readonly results: CashResults;
}

/** Whether the county's limit holds the loan, and whether the down payment is enough, in the year of closing. */
export function LoanLimitNote({
  values: { program, county, homePrice = 0 },
  results: { closing, loan, downPayment, propertyTaxPercent: tax },
}: LoanLimitNoteProps) {
  const closingYear = yearOf(closing);
  const place = { county, closingYear };
  const unknown = county === 'other';
  const limit = loanLimit(program, place);
  const least = minimumDownPayment(program, homePrice, place);
  const known = closingYears.filter((year) => year <= closingYear).at(-1) ?? closingYears[0];
  const year = known === closingYear ? `in ${known}` : `in ${known}; we do not have that of ${closingYear} yet`;
  const above = limit && exceeds(loan.baseLoan, limit.dollars);
  return (
    <>
      {limit
        ? `${programNames[program]} limit ${unknown ? 'in any county' : 'here'} for one unit: ${limit.atLeast ? 'at least ' : ''}${printDollars(limit.dollars)} ${year}. Your loan is ${above ? 'above' : 'within'} it.`
        : `${programNames[program]} loans have no loan limit of this kind.`}
      {limit?.atLeast && ' It may be more. '}
      {limit?.atLeast && program === 'fha' && lookUp(hudLimitsUrl, 'Look it up at HUD.')}
      {tax.least !== tax.most && (
        <>
          {` ${unknown ? 'Property tax' : 'We have not found the county’s property tax, and it'} is counted with the lowest and the highest rate that we know of. `}
          {lookUp(assessorsUrl, 'Look it up with the assessor.')}
        </>
      )}
      {exceeds(least, downPayment) && <strong>{` This loan asks for at least ${printDollars(least)} down.`}</strong>}
    </>
  );
}

const lookUp = (href: string, words: string) => (
  <a href={href} className="underline underline-offset-3">
    {words}
  </a>
);
