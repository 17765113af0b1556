import { buydowns } from '../../../../mortgage/loan/buydown.ts';
import { type Program, programs } from '../../../../mortgage/programs/programs.ts';
import type { Fields, Values } from './fields.ts';
import { homeCostFields } from './home-cost-fields.ts';
import { dollarLimits, purchaseFields, rateAndTermFields } from './loan-terms.ts';
import { programFields } from './program-fields.ts';

/** What is asked about one of the two loans. In the address `a` or `b` goes before each name. */
const loanFields = <Default extends Program>(letter: 'a' | 'b', program: Default) => ({
  program: { key: `${letter}Loan`, choices: programs, default: program },
  // A small down payment shows what sets the programs apart.
  down: { ...purchaseFields.downPayment, key: `${letter}Down`, default: 20_000 },
  rate: { ...rateAndTermFields.annualRatePercent, key: `${letter}Rate` },
  term: { ...rateAndTermFields.termYears, key: `${letter}Term` },
  charges: { key: `${letter}Charges`, ...dollarLimits, default: 0 },
  credit: { key: `${letter}Credit`, ...dollarLimits, default: 0 },
  insurance: { ...homeCostFields.privateInsurancePercent, key: `${letter}Pmi` },
  buydown: { key: `${letter}Buydown`, choices: buydowns, default: 'none' as const },
});
const a = loanFields('a', 'conventional');
const b = loanFields('b', 'fha');

/** What loans are compared with: the home, what fees and limits go by, and the two loans as they are offered. */
export const comparedFields = {
  homePrice: purchaseFields.homePrice,
  ...programFields,
  aProgram: a.program,
  aDown: a.down,
  aRate: a.rate,
  aTerm: a.term,
  aCharges: a.charges,
  aCredit: a.credit,
  aInsurance: a.insurance,
  aBuydown: a.buydown,
  bProgram: b.program,
  bDown: b.down,
  bRate: b.rate,
  bTerm: b.term,
  bCharges: b.charges,
  bCredit: b.credit,
  bInsurance: b.insurance,
  bBuydown: b.buydown,
} as const satisfies Fields;

export type ComparedValues = Values<typeof comparedFields>;

/** One of the two loans, as its fields and its figures are called. */
export type LoanLetter = 'a' | 'b';
