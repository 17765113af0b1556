import { buydowns } from '../../../../mortgage/loan/buydown.ts';
import { type Program, programs } from '../../../../mortgage/programs/programs.ts';
import type { Fields, Values } from '../parts/fields.ts';
import { homeCostFields } from '../parts/home-cost-fields.ts';
import { comparedHomeFields, dollarLimits, rateAndTermFields } from '../parts/loan-terms.ts';
import { programFields } from '../parts/program-fields.ts';

/** Name, in the address, of what is asked about one of the two loans: `a` and `b` go before it. */
const loanFields = <Letter extends 'a' | 'b', Default extends Program>(letter: Letter, program: Default) => ({
  program: { key: `${letter}Loan`, choices: programs, default: program },
  rate: { ...rateAndTermFields.annualRatePercent, key: `${letter}Rate` },
  term: { ...rateAndTermFields.termYears, key: `${letter}Term` },
  charges: { key: `${letter}Charges`, ...dollarLimits, default: 0 },
  credit: { key: `${letter}Credit`, ...dollarLimits, default: 0 },
  buydown: { key: `${letter}Buydown`, choices: buydowns, default: 'none' as const },
});
const a = loanFields('a', 'conventional');
const b = loanFields('b', 'fha');

/** What loans are compared with: the home, what the fees go by, and the two loans as they are offered. */
export const compareFields = {
  ...comparedHomeFields,
  privateInsurancePercent: homeCostFields.privateInsurancePercent,
  ...programFields,
  aProgram: a.program,
  aRate: a.rate,
  aTerm: a.term,
  aCharges: a.charges,
  aCredit: a.credit,
  aBuydown: a.buydown,
  bProgram: b.program,
  bRate: b.rate,
  bTerm: b.term,
  bCharges: b.charges,
  bCredit: b.credit,
  bBuydown: b.buydown,
} as const satisfies Fields;

export type CompareValues = Values<typeof compareFields>;

/** One of the two loans, as its fields and its figures are called. */
export type LoanLetter = 'a' | 'b';
