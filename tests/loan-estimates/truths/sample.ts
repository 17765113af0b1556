import type { Terms } from '../loans/terms.ts';
import { just } from './common.ts';
import { refinance } from './refinance.ts';

/** The Bureau's sample of form H-24(B), a file of its own making; spaces as it prints them. */
export const sample: Terms = {
  ...refinance,
  dateIssued: '2013-02-15',
  property: ['456 Somewhere Avenue', 'Anytown, ST 12345'],
  priceLabel: 'SALE PRICE',
  purpose: 'Purchase',
  loanId: '123456789',
  lock: { until: '2013-04-16', at: '5:00 p.m. EDT' },
  expire: { day: '2013-03-04', at: '5:00 p.m. EDT' },
  loanAmount: 162000,
  rate: 3.875,
  payment: 761.78,
  yes: { penalty: ['As high as $3,240 if you pay off the loan during the first 2 years'] },
  columns: [
    {
      years: { first: 1, last: 7 },
      principalAndInterest: just(761.78),
      mortgageInsurance: 82,
      escrow: 206,
      total: just(1050),
    },
    { years: { first: 8, last: 30 }, principalAndInterest: just(761.78), mortgageInsurance: 0, escrow: 206, total: just(968) },
  ],
  points: { percent: 0.25, amount: 405 },
  sections: {
    A: [
      ['.25 % of Loan Amount (Points)', 405],
      ['Application Fee', 300],
      ['Underwriting Fee', 1097],
    ],
    B: [
      ['Appraisal Fee', 405],
      ['Credit Report Fee', 30],
      ['Flood Determination Fee', 20],
      ['Flood Monitoring Fee', 32],
      ['Tax Monitoring Fee', 75],
      ['Tax Status Research Fee', 110],
    ],
    C: [
      ['Pest Inspection Fee', 135],
      ['Survey Fee', 65],
      ['Title – Insurance Binder', 700],
      ['Title – Lender’s Title Policy', 535],
      ['Title – Settlement Agent Fee', 502],
      ['Title – Title Search', 1261],
    ],
    E: [['Recording Fees and Other Taxes', 85], ['Transfer Taxes']],
    F: [
      ['Homeowner’s Insurance Premium ( 6 months)', 605],
      ['Mortgage Insurance Premium ( months)'],
      ['Prepaid Interest ( $17.44 per day for 15 days @ 3.875%)', 262],
      ['Property Taxes ( months)'],
    ],
    G: [
      ['Homeowner’s Insurance $100.83 per month for 2 mo.', 202],
      ['Mortgage Insurance per month for mo.'],
      ['Property Taxes $105.30 per month for 2 mo.', 211],
    ],
    H: [['Title – Owner’s Title Policy (optional)', 1017]],
  },
  totals: {},
  lenderCredits: undefined,
  cash: { financed: 0, down: 18000, deposit: -10000, funds: 0, seller: 0, adjustments: 0 },
  comparisons: {
    fiveYearsPaid: 56582,
    fiveYearsPrincipal: 15773,
    annualPercentageRate: 4.274,
    totalInterestPercentage: 69.45,
  },
};
