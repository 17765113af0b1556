import type { Phase } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { dueIn, interestOnlyAdjustable } from './adjustable.ts';
import { just, measured, noEscrow, prepaidInterest } from './common.ts';

const plainPhases: readonly Phase[] = [
  { months: 84, rate: '5.875' },
  { months: 276, rate: '6.625' },
];
const highest = dueIn(85, '640000', [
  { months: 84, rate: '5.875' },
  { months: 276, rate: '10.875' },
]);
const lowest = dueIn(85, '640000', [
  { months: 84, rate: '5.875' },
  { months: 276, rate: '2.75' },
]);
const plainPrepaid = prepaidInterest(640000, 5.875, 9);
const plainSections: Terms['sections'] = {
  A: [['% of Loan Amount (Points)'], ['Processing Fee', 695], ['Underwriting Fee', 1195]],
  B: [
    ['Appraisal Fee', 850],
    ['Credit Report Fee', 98],
    ['Flood Certification', 18],
    ['MERS Registration Fee', 25],
    ['Tax Service Fee', 84],
  ],
  C: [
    ['Title – Endorsements', 110],
    ['Title – Escrow Fee', 1462],
    ['Title – Lender’s Title Policy', 1287],
    ['Title – Wire Fee', 35],
  ],
  E: [['Recording Fees and Other Taxes', 309], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium (12 months)', 2148],
    ['Mortgage Insurance Premium ( months)'],
    plainPrepaid,
    ['Property Taxes ( months)'],
  ],
  G: [
    ['Homeowner’s Insurance $179.00 per month for 3 mo.', 537],
    noEscrow('Mortgage Insurance'),
    ['Property Taxes $612.40 per month for 5 mo.', 3062],
  ],
  H: [['Title – Owner’s Title Policy (optional)', 1954]],
};

/** A rate that is fixed for seven years and adjusted every half year after. */
export const sevenSixAdjustable: Terms = {
  ...interestOnlyAdjustable,
  lender: 'Alder & Madrona Savings',
  lenderAddress: '88 Commerce Way • Bellingham, WA 98225',
  dateIssued: '2026-04-13',
  applicants: ['Priya Raman', '1902 Iron Street, Apt. 4', 'Bellingham, WA 98225'],
  property: ['77 Chuckanut Ridge Drive', 'Bellingham, WA 98229'],
  price: 800000,
  product: '7/6 mo. Adjustable Rate',
  loanId: 'AM-2026-0041877',
  lock: { until: '2026-06-12', at: '11:59 p.m. PDT' },
  expire: { day: '2026-04-27', at: '5:00 p.m. PDT' },
  loanAmount: 640000,
  rate: 5.875,
  payment: 3785.84,
  yes: {
    rate: [
      'Adjusts every 6 months starting in year 8',
      'Can go as high as 10.875% in year 8',
      'See AIR Table on page 2 for details',
    ],
    payment: ['Adjusts every 6 months starting in year 8', `Can go as high as $${highest.toLocaleString('en-US')} in year 8`],
  },
  columns: [
    { years: { first: 1, last: 7 }, principalAndInterest: just(3785.84), mortgageInsurance: 0, escrow: 791, total: just(4577) },
    {
      years: { first: 8, last: 30 },
      principalAndInterest: { least: lowest, most: highest },
      mortgageInsurance: 0,
      escrow: 791,
      total: { least: lowest + 791, most: highest + 791 },
    },
  ],
  taxesAndInsurance: 876,
  home: {
    taxes: { included: true, inEscrow: 'YES' },
    insurance: { included: true, inEscrow: 'YES' },
    other: { included: true, inEscrow: 'NO' },
    otherText: 'Homeowners Association Dues',
  },
  points: undefined,
  sections: plainSections,
  blank: [],
  cash: { financed: 0, down: 160000, deposit: -20000, funds: 0, seller: -5000, adjustments: 0 },
  adjustablePayment: undefined,
  adjustableRate: {
    indexAndMargin: '30-day Average SOFR + 2.75%',
    initialRate: 5.875,
    minimumRate: 2.75,
    maximumRate: 10.875,
    firstChange: 'Beginning of 85th month',
    subsequentChanges: 'Every 6th month after first change',
    firstLimit: 5,
    subsequentLimit: 1,
  },
  lenderContact: {
    company: 'Alder & Madrona Savings',
    companyLicense: '417702',
    loanOfficer: 'Dana Whitfield',
    officerLicense: '1180345',
    email: 'dana.whitfield@aldermadrona.example',
    phone: '(360) 555-0142',
  },
  comparisons: measured({ amount: '640000', phases: plainPhases }, plainSections, plainPrepaid[1]),
  latePayment:
    'If your payment is more than 15 days late, we will charge a late fee of 5% of the overdue principal and interest.',
};
