import { levelPayment } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { escrow, just, measured, noEscrow, prepaidInterest } from './common.ts';
import { refinance } from './refinance.ts';

const amount = 312500;
const payment = levelPayment(amount, 5.5, 240).toNumber();
const prepaid = prepaidInterest(amount, 5.5, 10);
const sections: Terms['sections'] = {
  A: [
    ['1% of Loan Amount (Points)', 3125],
    ['Underwriting Fee', 995],
  ],
  B: [
    ['Appraisal Fee', 650],
    ['Credit Report Fee', 55],
    ['Flood Determination Fee', 9],
  ],
  C: [
    ['Title – Lender’s Title Policy', 610],
    ['Title – Settlement Agent Fee', 750],
  ],
  E: [['Recording Fees and Other Taxes', 304], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium ( months)'],
    ['Mortgage Insurance Premium ( months)'],
    prepaid,
    ['Property Taxes ( months)'],
  ],
  G: [escrow('Homeowner’s Insurance', '96.75', 2), noEscrow('Mortgage Insurance'), escrow('Property Taxes', '287.08', 3)],
  H: [],
};
const costs = 3125 + 995 + 714 + 1360 + 304 + prepaid[1] + 194 + 861;

/** A refinance whose lender keeps to the table for purchases. */
export const standardRefinance: Terms = {
  ...refinance,
  lender: 'Wenatchee Valley Bank',
  lenderAddress: '12 Orondo Avenue, Wenatchee, WA 98801',
  dateIssued: '2026-10-05',
  applicants: ['Gwen Sandoval', '845 Cherry Lane', 'Cashmere, WA 98815'],
  property: ['845 Cherry Lane', 'Cashmere, WA 98815'],
  price: 465000,
  priceLabel: 'APPRAISED PROP. VALUE',
  term: { months: 240, printed: '20 years' },
  loanId: 'WVB-77120',
  lock: undefined,
  expire: { day: '2026-10-20', at: '4:30 p.m. PDT' },
  loanAmount: amount,
  rate: 5.5,
  payment,
  yes: {},
  columns: [
    {
      years: { first: 1, last: 20 },
      principalAndInterest: just(payment),
      mortgageInsurance: 0,
      escrow: 384,
      total: just(Math.round(payment + 384)),
    },
  ],
  taxesAndInsurance: 384,
  points: { percent: 1, amount: 3125 },
  sections,
  totals: {},
  blank: ['H'],
  lenderCredits: undefined,
  // 298,000 is paid off, and the costs come out of the loan.
  cash: { financed: -costs, down: 0, deposit: 0, funds: -(amount - costs - 298000), seller: 0, adjustments: 0 },
  lenderContact: { company: 'Wenatchee Valley Bank', companyLicense: '409901', loanOfficer: 'Ann Moe', officerLicense: '51177' },
  comparisons: measured({ amount: String(amount), phases: [{ months: 240, rate: '5.5' }] }, sections, prepaid[1]),
  servicing: 'service',
};

const [A, B, C] = [
  [['0.25% of Loan Amount (Points)', 781] as const, ['Underwriting Fee', 995] as const],
  [['Appraisal Fee', 650] as const, ['Credit Report Fee', 55] as const, ['Flood Determination Fee', 9] as const],
  [['Title – Lender’s Title Policy', 610] as const, ['Title – Settlement Agent Fee', 750] as const],
];

/** The lender rounds every total from the cents of its own file: three of them differ by a dollar from their lines. */
export const roundedApart: Terms = {
  ...standardRefinance,
  loanId: 'WVB-77121',
  points: { percent: 0.25, amount: 781 },
  sections: { ...sections, A, B, C },
  totals: { A: 1777, C: 1359, I: 304 + prepaid[1] + 194 + 861 + 1 },
  cash: { payoffs: 298000 },
  lenderCredits: -125,
  comparisons: measured({ amount: String(amount), phases: [{ months: 240, rate: '5.5' }] }, { ...sections, A, B, C }, prepaid[1]),
};

/** The lender has added up section B wrongly, and the sums below it are made of the wrong total. */
export const wrongSum: Terms = {
  ...refinance,
  loanId: '1330172609',
  totals: { H: 0, B: 653 },
};
