import { Decimal } from 'decimal.js';
import type { Course } from '../loans/ledger.ts';
import { levelPayment } from '../loans/ledger.ts';
import type { Line, Terms } from '../loans/terms.ts';
import { escrow, just, measured, noEscrow, prepaidInterest } from './common.ts';

/** A loan of one payment in whole dollars and cents for thirty years. */
function payment(amount: number, rate: number): number {
  return levelPayment(amount, rate, 360).toNumber();
}

const titleCosts: readonly Line[] = [
  ['Title – Endorsements', 150],
  ['Title – Escrow/Settlement Fee', 1875],
  ['Title – Lender’s Title Policy', 1642],
  ['Title – Notary Fee', 175],
];

// The lender pays the interest of the first days of the month back.
const credited: Line = ['Prepaid Interest ($190.41 per day for –4 days @ 6.375%)', -762];
const highSections: Terms['sections'] = {
  A: [
    ['0.625% of Loan Amount (Points)', 6720],
    ['Application Fee', 0],
    ['Underwriting Fee', 1495],
  ],
  B: [
    ['Appraisal Fee', 1150],
    ['Credit Report Fee', 145],
    ['Flood Certification', 14],
    ['Tax Service Fee', 79],
  ],
  C: titleCosts,
  E: [['Recording Fees and Other Taxes', 607], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium (12 months)', 3114],
    ['Mortgage Insurance Premium ( months)'],
    credited,
    ['Property Taxes ( months)'],
  ],
  G: [escrow('Homeowner’s Insurance', '259.50', 3), noEscrow('Mortgage Insurance'), escrow('Property Taxes', '1104.17', 4)],
  H: [
    ['HOA Transfer Fee', 350],
    ['Title – Owner’s Title Policy (optional)', 3208],
  ],
};
const highCourse: Course = { amount: '1075250.5', phases: [{ months: 360, rate: '6.375' }] };

/** High amounts, cents in the loan, credited interest, a credit of the lender, adjustments, no mortgage insurance. */
export const washingtonPurchase: Terms = {
  lender: 'Cascade Sound Mortgage, LLC',
  lenderAddress: '1420 Fifth Avenue, Suite 2200 • Seattle, WA 98101',
  dateIssued: '2026-01-20',
  applicants: ['Elena M. Ortiz-Hale', 'Jonathan Hale', '4410 Latona Ave NE', 'Seattle, WA 98105'],
  property: ['9131 Wallingford Ave N', 'Seattle, WA 98103'],
  price: 1475000,
  priceLabel: 'SALE PRICE',
  term: { months: 360, printed: '30 years' },
  purpose: 'Purchase',
  product: 'Fixed Rate',
  loanType: 'Conventional',
  loanId: '2026010044871',
  lock: { until: '2026-03-06', at: '5:00 p.m. PST' },
  expire: { day: '2026-02-03', at: '5:00 p.m. PST' },
  loanAmount: 1075250.5,
  rate: 6.375,
  payment: payment(1075250.5, 6.375),
  yes: {},
  columns: [
    {
      years: { first: 1, last: 30 },
      principalAndInterest: just(payment(1075250.5, 6.375)),
      mortgageInsurance: 0,
      escrow: 1364,
      total: just(Math.round(payment(1075250.5, 6.375)) + 1364),
    },
  ],
  taxesAndInsurance: 1419,
  home: {
    taxes: { included: true, inEscrow: 'YES' },
    insurance: { included: true, inEscrow: 'YES' },
    other: { included: true, inEscrow: 'NO' },
    otherText: 'HOA Dues',
  },
  points: { percent: 0.625, amount: 6720 },
  sections: highSections,
  lenderCredits: -1250,
  cash: { financed: 0, down: 399750, deposit: -44250, funds: 0, seller: -7500, adjustments: -2311 },
  lenderContact: {
    company: 'Cascade Sound Mortgage, LLC',
    companyLicense: '1987654',
    loanOfficer: 'Marguerite O’Neill',
    officerLicense: 'MLO-884201',
    email: 'moneill@cascadesound.example',
    phone: '206-555-0119',
  },
  comparisons: measured(highCourse, highSections, -762),
  assumption: 'will not allow',
  latePayment:
    'If your payment is more than 15 days late, we will charge a late fee of 5% of the principal and interest payment.',
  servicing: 'transfer',
};

const fhaAmount = 482625 + 8445;
const fhaPrepaid = prepaidInterest(fhaAmount, 6.125, 12);
const fhaMonthly = new Decimal('216.18');
const fhaSections: Terms['sections'] = {
  A: [
    ['0.375% of Loan Amount (Points)', 1842],
    ['Origination Fee', 1200],
    ['Processing Fee', 595],
  ],
  B: [
    ['Appraisal Fee', 700],
    ['Credit Report Fee', 87],
    ['Flood Determination Fee', 12],
    ['Mortgage Insurance Premium (FHA upfront)', 8445],
    ['Tax Monitoring Fee', 80],
  ],
  C: titleCosts,
  E: [['Recording Fees and Other Taxes', 505], ['Transfer Taxes']],
  F: [
    ['Homeowner’s Insurance Premium (12 months)', 1320],
    ['Mortgage Insurance Premium ( months)'],
    fhaPrepaid,
    ['Property Taxes (2 months)', 783],
  ],
  G: [
    escrow('Homeowner’s Insurance', '110.00', 3),
    noEscrow('Mortgage Insurance'),
    escrow('Property Taxes', '391.67', 4),
    ['Aggregate Adjustment', -110],
  ],
  H: [['Title – Owner’s Title Policy (optional)', 1312]],
};

/** An FHA loan with the premium at closing in B, and monthly insurance until it is paid off. */
export const fhaPurchase: Terms = {
  ...washingtonPurchase,
  lender: 'Tahoma Community Credit Union',
  lenderAddress: 'PO Box 1170 • Tacoma, WA 98401',
  dateIssued: '2026-05-11',
  applicants: ['DeShawn Whitaker', 'Amy Lin', '2208 S Yakima Ave', 'Tacoma, WA 98405'],
  property: ['5717 S Puget Sound Ave', 'Tacoma, WA 98409'],
  price: 500000,
  loanType: 'FHA',
  loanId: '26-05-31190',
  lock: undefined,
  expire: { day: '2026-05-26', at: '5:00 p.m. PDT' },
  loanAmount: fhaAmount,
  rate: 6.125,
  payment: payment(fhaAmount, 6.125),
  columns: [
    {
      years: { first: 1, last: 30 },
      principalAndInterest: just(payment(fhaAmount, 6.125)),
      mortgageInsurance: 216,
      escrow: 502,
      total: just(Math.round(payment(fhaAmount, 6.125) + 216 + 502)),
    },
  ],
  taxesAndInsurance: 502,
  home: {
    taxes: { included: true, inEscrow: 'YES' },
    insurance: { included: true, inEscrow: 'YES' },
    other: { included: false },
  },
  points: { percent: 0.375, amount: 1842 },
  sections: fhaSections,
  lenderCredits: undefined,
  cash: { financed: 0, down: 500000 - fhaAmount, deposit: -5000, funds: 0, seller: -10000, adjustments: 0 },
  lenderContact: {
    company: 'Tahoma Community Credit Union',
    companyLicense: '402118',
    loanOfficer: 'Rosa Villanueva',
    officerLicense: '771020',
    email: 'rvillanueva@tahomaccu.example',
    phone: '253-555-0177',
  },
  comparisons: measured(
    {
      amount: String(fhaAmount),
      phases: [{ months: 360, rate: '6.125' }],
      insurance: { monthly: fhaMonthly.toString(), months: 360 },
    },
    fhaSections,
    fhaPrepaid[1],
    8445,
  ),
  assumption: 'will allow',
  latePayment:
    'If your payment is more than 15 days late, we will charge a late fee of 4% of the overdue principal and interest payment.',
  servicing: 'service',
};
