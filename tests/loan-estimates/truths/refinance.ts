import type { Course } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { escrow, just, measured, noEscrow, prepaidInterest } from './common.ts';

const prepaid = prepaidInterest(150000, 4.25, 15);

const sections: Terms['sections'] = {
  A: [
    ['0.5% of Loan Amount (Points)', 750],
    ['Application Fee', 250],
    ['Origination Fee', 450],
    ['Underwriting Fee', 500],
  ],
  B: [
    ['Appraisal Fee', 405],
    ['Credit Report Fee', 30],
    ['Flood Determination Fee', 35],
    ['Flood Monitoring Fee', 35],
    ['Tax Monitoring Fee', 65],
    ['Tax Status Research Fee', 65],
  ],
  C: [
    ['Pest Inspection Fee', 125],
    ['Survey Fee', 150],
    ['Title – Insurance Binder', 161],
    ['Title – Lender’s Title Policy', 200],
    ['Title – Settlement Agent Fee', 300],
  ],
  E: [['Recording Fees and Other Taxes', 80], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium (6 months)', 605],
    ['Mortgage Insurance Premium (0 months)'],
    prepaid,
    ['Property Taxes (6 months)', 714],
  ],
  G: [escrow('Homeowner’s Insurance', '100.83', 2), noEscrow('Mortgage Insurance'), escrow('Property Taxes', '105.30', 2)],
  H: [],
};

const refinanceCourse: Course = {
  amount: '150000',
  phases: [{ months: 360, rate: '4.25' }],
  insurance: { monthly: '82.35', months: 47 },
};

/** A refinance whose lender uses the table for transactions without a seller. */
export const refinance: Terms = {
  lender: 'Ficus Bank',
  lenderAddress: '4321 Random Boulevard • Somecity, ST 12340',
  dateIssued: '2026-03-02',
  applicants: ['Michael Jones and Mary Stone', '123 Anywhere Street', 'Anytown, ST 12345'],
  property: ['123 Anywhere Street', 'Anytown, ST 12345'],
  price: 180000,
  priceLabel: 'EST. PROP. VALUE',
  term: { months: 360, printed: '30 years' },
  purpose: 'Refinance',
  product: 'Fixed Rate',
  loanType: 'Conventional',
  loanId: '1330172608',
  lock: { until: '2026-05-01', at: '5:00 p.m. PDT' },
  expire: { day: '2026-03-16', at: '5:00 p.m. PDT' },
  loanAmount: 150000,
  rate: 4.25,
  payment: 737.91,
  yes: { penalty: ['As high as $3,000 if you pay off the loan during the first 2 years'] },
  columns: [
    {
      years: { first: 1, last: 4 },
      principalAndInterest: just(737.91),
      mortgageInsurance: 82,
      escrow: 206,
      total: just(1026),
    },
    { years: { first: 5, last: 30 }, principalAndInterest: just(737.91), mortgageInsurance: 0, escrow: 206, total: just(944) },
  ],
  taxesAndInsurance: 206,
  home: {
    taxes: { included: true, inEscrow: 'YES' },
    insurance: { included: true, inEscrow: 'YES' },
    other: { included: false },
  },
  points: { percent: 0.5, amount: 750 },
  sections,
  totals: { H: 0 },
  lenderCredits: -500,
  cash: { payoffs: 120000 },
  lenderContact: {
    company: 'Ficus Bank',
    loanOfficer: 'Joe Smith',
    officerLicense: '12345',
    email: 'joesmith@ficusbank.com',
    phone: '123-456-7890',
  },
  comparisons: {
    ...measured(refinanceCourse, sections, prepaid[1]),
    annualPercentageRate: 4.537,
    totalInterestPercentage: 77.28,
  },
  assumption: 'will not allow',
  latePayment:
    'If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and interest payment.',
  servicing: 'transfer',
};
