import type { Course, Phase } from '../loans/ledger.ts';
import { instalments } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { just, measured, noEscrow, prepaidInterest } from './common.ts';

/** The payment that falls due in a month of a course, whole dollars. */
export function dueIn(month: number, amount: string, phases: readonly Phase[]): number {
  return Math.round(exactlyDueIn(month, amount, phases));
}

/** The same, dollars and cents. */
export function exactlyDueIn(month: number, amount: string, phases: readonly Phase[]): number {
  const row = instalments({ amount, phases })[month - 1];
  if (!row) throw new Error(`No payment ${month}`);
  return row.payment.toNumber();
}

const amount = '211000';
const onlyInterest: Phase = { months: 60, rate: '4', onlyInterest: true };
const best: readonly Phase[] = [onlyInterest, { months: 300, rate: '3.25' }];
const worst: readonly Phase[] = [
  onlyInterest,
  { months: 36, rate: '6' },
  { months: 36, rate: '8' },
  { months: 36, rate: '10' },
  { months: 192, rate: '12' },
];
const least = dueIn(61, amount, best);
const [year6, year9, year15] = [dueIn(61, amount, worst), dueIn(97, amount, worst), dueIn(169, amount, worst)];

const prepaid = prepaidInterest(211000, 4, 15);
const sections: Terms['sections'] = {
  A: [
    ['0.25% of Loan Amount (Points)', 528],
    ['Application Fee', 750],
    ['Origination Fee', 1000],
    ['Underwriting Fee', 825],
  ],
  B: [
    ['Appraisal Fee', 305],
    ['Credit Report Fee', 30],
    ['Flood Determination Fee', 35],
    ['Tax Status Research Fee', 58],
  ],
  C: [
    ['Pest Inspection Fee', 125],
    ['Title – Lender’s Title Policy', 940],
    ['Title – Settlement Agent Fee', 480],
    ['Title – Title Search', 775],
  ],
  E: [['Recording Fees and Other Taxes', 152], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium (12 months)', 1000],
    ['Mortgage Insurance Premium ( months)'],
    prepaid,
    ['Property Taxes (6 months)', 1337],
  ],
  G: [noEscrow('Homeowner’s Insurance'), noEscrow('Mortgage Insurance'), noEscrow('Property Taxes')],
  H: [['Title – Owner’s Title Policy (optional)', 1436]],
};
// The index and the margin together as the lender takes them for the course on the day of the estimate.
const course: Course = {
  amount,
  phases: [onlyInterest, { months: 300, rate: '4.16' }],
  insurance: { monthly: '109.02', months: 131 },
};
const range = (most: number) => ({ least, most });
const insured = (most: number) => ({ least: least + 109, most: most + 109 });

/** Only interest for five years, and a rate that is adjusted every third year after. */
export const interestOnlyAdjustable: Terms = {
  lender: 'Ficus Bank',
  lenderAddress: '4321 Random Boulevard • Somecity, ST 12340',
  dateIssued: '2026-07-23',
  applicants: ['John A. and Mary B.', '123 Anywhere Street', 'Anytown, ST 12345'],
  property: ['456 Avenue A', 'Anytown, ST 12345'],
  price: 240000,
  priceLabel: 'SALE PRICE',
  term: { months: 360, printed: '30 years' },
  purpose: 'Purchase',
  product: '5 Year Interest Only, 5/3 Adjustable Rate',
  loanType: 'Conventional',
  loanId: '123456789',
  expire: { day: '2026-08-06', at: '5:00 p.m. EDT' },
  loanAmount: 211000,
  rate: 4,
  payment: 703.33,
  yes: {
    rate: ['Adjusts every 3 years starting in year 6', 'Can go as high as 12% in year 15', 'See AIR Table on page 2 for details'],
    payment: [
      'Adjusts every 3 years starting in year 6',
      `Can go as high as $${year15.toLocaleString('en-US')} in year 15`,
      'Includes only interest and no principal until year 6',
      'See AP Table on page 2 for details',
    ],
  },
  columns: [
    {
      years: { first: 1, last: 5 },
      principalAndInterest: just(703.33),
      onlyInterest: true,
      mortgageInsurance: 109,
      escrow: 0,
      total: just(812),
    },
    {
      years: { first: 6, last: 8 },
      principalAndInterest: range(year6),
      mortgageInsurance: 109,
      escrow: 0,
      total: insured(year6),
    },
    {
      years: { first: 9, last: 11 },
      principalAndInterest: range(year9),
      mortgageInsurance: 109,
      escrow: 0,
      total: insured(year9),
    },
    {
      years: { first: 12, last: 30 },
      principalAndInterest: range(year15),
      mortgageInsurance: 0,
      escrow: 0,
      total: range(year15),
    },
  ],
  taxesAndInsurance: 533,
  home: {
    taxes: { included: true, inEscrow: 'NO' },
    insurance: { included: true, inEscrow: 'NO' },
    other: { included: true, inEscrow: 'NO' },
    otherText: 'Annual Assessments',
  },
  points: { percent: 0.25, amount: 528 },
  sections,
  blank: ['G'],
  cash: { financed: 0, down: 29000, deposit: -10000, funds: 0, seller: 0, adjustments: 0 },
  adjustablePayment: {
    interestOnly: 'YES for your first 60 payments',
    optional: 'NO',
    step: 'NO',
    seasonal: 'NO',
    firstChange: `$${least.toLocaleString('en-US')} – $${year6.toLocaleString('en-US')} at 61st payment`,
    subsequentChanges: 'Every three years',
    maximumPayment: `$${year15.toLocaleString('en-US')} starting at 169th payment`,
  },
  adjustableRate: {
    indexAndMargin: 'MTA + 4%',
    initialRate: 4,
    minimumRate: 3.25,
    maximumRate: 12,
    firstChange: 'Beginning of 61st month',
    subsequentChanges: 'Every 36th month after first change',
    firstLimit: 2,
    subsequentLimit: 2,
  },
  lenderContact: {
    company: 'Ficus Bank',
    companyLicense: '222222',
    loanOfficer: 'Joe Smith',
    officerLicense: '12345',
    email: 'joesmith@ficusbank.com',
    phone: '123-456-7890',
  },
  comparisons: measured(course, sections, prepaid[1]),
  assumption: 'will not allow',
  latePayment:
    'If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and interest payment.',
  servicing: 'service',
};
