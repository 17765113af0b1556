import type { Course } from '../loans/ledger.ts';
import { instalments, levelPayment } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { just, measured, noEscrow, prepaidInterest } from './common.ts';
import { standardRefinance } from './standard-refinance.ts';
import { balloon } from './unusual.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const growing: Course = {
  amount: '171000',
  phases: [
    { months: 24, rate: '5', payment: '600' },
    { months: 336, rate: '5' },
  ],
};
const rows = instalments(growing);
const highest = rows[23]?.balance.round().toNumber() ?? 0;
const exactlyAfter = rows[24]?.payment.toNumber() ?? 0;
const after = Math.round(exactlyAfter);
const growingPrepaid = prepaidInterest(171000, 5, 15);
const growingSections: Terms['sections'] = {
  ...balloon.sections,
  F: [...balloon.sections.F.slice(0, 2), growingPrepaid, ['Property Taxes ( months)']],
};

/** Payments that do not cover the interest for two years: the loan grows. */
export const negativeAmortization: Terms = {
  ...balloon,
  term: { months: 360, printed: '30 years' },
  product: '2 Year Negative Amortization, Fixed Rate',
  loanId: '2026010045007',
  rate: 5,
  payment: 600,
  yes: {
    loanAmount: [`Can go as high as ${dollars(highest)}`, 'Increases until year 3'],
    payment: [`Can go as high as ${dollars(after)} in year 3`, 'See AP Table on page 2 for details'],
  },
  columns: [
    { years: { first: 1, last: 2 }, principalAndInterest: just(600), mortgageInsurance: 0, escrow: 0, total: just(600) },
    {
      years: { first: 3, last: 30 },
      principalAndInterest: just(exactlyAfter),
      mortgageInsurance: 0,
      escrow: 0,
      total: just(exactlyAfter),
    },
  ],
  sections: growingSections,
  adjustablePayment: {
    interestOnly: 'NO',
    optional: 'YES for your first 24 payments',
    step: 'NO',
    seasonal: 'NO',
    firstChange: `${dollars(after)} at 25th payment`,
    subsequentChanges: 'No subsequent changes',
    maximumPayment: `${dollars(after)} as early as the 25th payment`,
  },
  comparisons: measured(growing, growingSections, growingPrepaid[1]),
};

const secondPayment = levelPayment(60000, 8.25, 114).toNumber();
const secondPrepaid = prepaidInterest(60000, 8.25, 3);
const secondSections: Terms['sections'] = {
  A: [['% of Loan Amount (Points)'], ['Origination Fee', 450]],
  B: [
    ['Credit Report Fee', 30],
    ['Flood Certification', 8],
    ['Property Valuation', 175],
  ],
  C: [['Title – Property Report', 95]],
  E: [['Recording Fees and Other Taxes', 311], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium ( months)'],
    ['Mortgage Insurance Premium ( months)'],
    secondPrepaid,
    ['Property Taxes ( months)'],
  ],
  G: [noEscrow('Homeowner’s Insurance'), noEscrow('Mortgage Insurance'), noEscrow('Property Taxes')],
  H: [],
};

/** A second mortgage for nine years and a half, which pays nothing off: the table without a seller. */
export const secondMortgage: Terms = {
  ...standardRefinance,
  applicants: ['Gwen Sandoval and', 'Ruth Sandoval', '845 Cherry Lane', 'Cashmere, WA 98815'],
  priceLabel: 'EST. PROP. VALUE',
  term: { months: 114, printed: '9 yr. 6 mo.' },
  purpose: 'Home Equity Loan',
  loanType: 'Second Mortgage',
  loanId: 'HE-4410',
  loanAmount: 60000,
  rate: 8.25,
  payment: secondPayment,
  yes: { penalty: ['As high as $500 if you pay off the loan during the first 3 years'] },
  columns: [
    {
      years: { first: 1, last: 10 },
      principalAndInterest: just(secondPayment),
      mortgageInsurance: 0,
      escrow: 0,
      total: just(secondPayment),
    },
  ],
  taxesAndInsurance: 384,
  home: { taxes: { included: true, inEscrow: 'NO' }, insurance: { included: true, inEscrow: 'NO' }, other: { included: false } },
  points: undefined,
  sections: secondSections,
  blank: ['G', 'H'],
  cash: { payoffs: 0 },
  comparisons: measured({ amount: '60000', phases: [{ months: 114, rate: '8.25' }] }, secondSections, secondPrepaid[1]),
};
