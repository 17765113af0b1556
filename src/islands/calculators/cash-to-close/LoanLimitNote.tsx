import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { exceeds } from '../../../../mortgage/amounts/exceeds.ts';
import { yearOf } from '../../../../mortgage/dates/day.ts';
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
  results: { closing, loan, downPayment },
}: LoanLimitNoteProps) {
  const closingYear = yearOf(closing);
  const place = { county, closingYear };
  const unknown = county === 'other';
  const limit = loanLimit(program, place);
  const least = minimumDownPayment(program, homePrice, place);
  const known = closingYears.filter((year) => year <= closingYear).at(-1) ?? closingYears[0];
  const year = known === closingYear ? `in ${known}` : `in ${known}; we have not read that of ${closingYear} yet`;
  const above = limit && exceeds(loan.baseLoan, limit.dollars);
  return (
    <>
      {unknown && 'Counted with the lowest and the highest tax rate that we know of. '}
      {limit
        ? `${programNames[program]} limit ${unknown ? 'in any county' : 'here'} for one home: ${limit.atLeast ? 'at least ' : ''}${printDollars(limit.dollars)} ${year}. ${above ? (limit.atLeast ? 'Your loan is above that, so look up the county.' : 'Your loan is above it.') : 'Your loan is within it.'}`
        : `${programNames[program]} loans have no loan limit of this kind.`}
      {exceeds(least, downPayment) && <strong>{` This loan asks for at least ${printDollars(least)} down.`}</strong>}
    </>
  );
}
