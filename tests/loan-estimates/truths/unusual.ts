import type { Course } from '../loans/ledger.ts';
import { instalments, levelPayment } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { exactlyDueIn } from './adjustable.ts';
import { just, measured, noEscrow, prepaidInterest } from './common.ts';
import { sevenSixAdjustable } from './seven-six-adjustable.ts';
import { standardRefinance } from './standard-refinance.ts';
import { washingtonPurchase } from './washington.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const interestOnly: Course = {
  amount: '400000',
  phases: [
    { months: 120, rate: '6.5', onlyInterest: true },
    { months: 240, rate: '6.5' },
  ],
};
const exactlyLater = exactlyDueIn(121, '400000', interestOnly.phases);
const later = Math.round(exactlyLater);
const prepaid = prepaidInterest(400000, 6.5, 6);
const interestOnlySections: Terms['sections'] = {
  ...sevenSixAdjustable.sections,
  F: [...sevenSixAdjustable.sections.F.slice(0, 2), prepaid, ['Property Taxes ( months)']],
};

/** A fixed rate, and only interest for ten years: an AP table alone. */
export const fixedInterestOnly: Terms = {
  ...sevenSixAdjustable,
  price: 500000,
  product: '10 Year Interest Only, Fixed Rate',
  loanId: 'AM-2026-0042003',
  loanAmount: 400000,
  rate: 6.5,
  payment: 2166.67,
  yes: {
    payment: [
      `Goes as high as ${dollars(later)} in year 11`,
      'Includes only interest and no principal until year 11',
      'See AP Table on page 2 for details',
    ],
  },
  columns: [
    {
      years: { first: 1, last: 10 },
      principalAndInterest: just(2166.67),
      onlyInterest: true,
      mortgageInsurance: 0,
      escrow: 791,
      total: just(2958),
    },
    {
      years: { first: 11, last: 30 },
      principalAndInterest: just(exactlyLater),
      mortgageInsurance: 0,
      escrow: 791,
      total: just(later + 791),
    },
  ],
  sections: interestOnlySections,
  cash: { financed: 0, down: 100000, deposit: -12500, funds: 0, seller: 0, adjustments: 640 },
  adjustablePayment: {
    interestOnly: 'YES for your first 120 payments',
    optional: 'NO',
    step: 'NO',
    seasonal: 'NO',
    firstChange: `${dollars(later)} at 121st payment`,
    subsequentChanges: 'No subsequent changes',
    maximumPayment: `${dollars(later)} starting at 121st payment`,
  },
  adjustableRate: undefined,
  comparisons: measured(interestOnly, interestOnlySections, prepaid[1]),
};

const balloonCourse: Course = { amount: '171000', phases: [{ months: 84, rate: '4.375' }], amortization: 360 };
const last = instalments(balloonCourse).at(-1)?.payment.toNumber() ?? 0;
const balloonPayment = levelPayment(171000, 4.375, 360).toNumber();
const balloonPrepaid = prepaidInterest(171000, 4.375, 15);
const balloonSections: Terms['sections'] = {
  ...standardRefinance.sections,
  A: [
    ['0.75% of Loan Amount (Points)', 1283],
    ['Application Fee', 300],
    ['Underwriting Fee', 1097],
  ],
  F: [...standardRefinance.sections.F.slice(0, 2), balloonPrepaid, ['Property Taxes ( months)']],
  G: [noEscrow('Homeowner’s Insurance'), noEscrow('Mortgage Insurance'), noEscrow('Property Taxes')],
};

/** Seven years, and a last payment of what is left. */
export const balloon: Terms = {
  ...washingtonPurchase,
  price: 190000,
  term: { months: 84, printed: '7 years' },
  product: 'Year 7 Balloon Payment, Fixed Rate',
  loanId: '2026010044999',
  loanAmount: 171000,
  rate: 4.375,
  payment: balloonPayment,
  yes: { balloon: [`You will have to pay ${dollars(Math.round(last))} at the end of year 7`] },
  columns: [
    {
      years: { first: 1, last: 7 },
      principalAndInterest: just(balloonPayment),
      mortgageInsurance: 0,
      escrow: 0,
      total: just(balloonPayment),
    },
    {
      years: { first: 7, last: 7, final: true },
      principalAndInterest: just(last),
      mortgageInsurance: 0,
      escrow: 0,
      total: just(last),
    },
  ],
  taxesAndInsurance: 206,
  home: { taxes: { included: true, inEscrow: 'NO' }, insurance: { included: true, inEscrow: 'NO' }, other: { included: false } },
  points: { percent: 0.75, amount: 1283 },
  sections: balloonSections,
  blank: ['G', 'H'],
  lenderCredits: undefined,
  cash: { financed: 0, down: 19000, deposit: -5000, funds: 0, seller: 0, adjustments: 0 },
  comparisons: measured(balloonCourse, balloonSections, balloonPrepaid[1]),
};
