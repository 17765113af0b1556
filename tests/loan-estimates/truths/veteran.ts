import { levelPayment } from '../loans/ledger.ts';
import type { Terms } from '../loans/terms.ts';
import { escrow, just, measured, noEscrow, prepaidInterest } from './common.ts';
import { fhaPurchase } from './washington.ts';

const amount = 547630;
const payment = levelPayment(amount, 5.75, 360).toNumber();
const prepaid = prepaidInterest(amount, 5.75, 21);
const sections: Terms['sections'] = {
  A: [['% of Loan Amount (Points)'], ['Origination Fee', 1095]],
  B: [
    ['Appraisal Fee', 1050],
    ['Credit Report Fee', 62],
    ['Title – Closing Protection Letter', 25],
    ['VA Funding Fee', 11522],
    ['Verification of Employment', 40],
  ],
  C: [
    ['Pest Inspection Fee', 180],
    ['Title – Escrow Fee', 1404],
    ['Title – Lender’s Title Policy', 1093],
  ],
  E: [
    ['Recording Fees and Other Taxes', 306],
    ['Transfer Taxes', 0],
  ],
  F: [
    ['Homeowner’s Insurance Premium (12 months)', 1416],
    ['Mortgage Insurance Premium (0 months)', 0],
    prepaid,
    ['Property Taxes (0 months)', 0],
  ],
  G: [escrow('Homeowner’s Insurance', '118.00', 3), noEscrow('Mortgage Insurance'), escrow('Property Taxes', '402.25', 6)],
  H: [
    ['Home Warranty (optional)', 595],
    ['Title – Owner’s Title Policy (optional)', 1411],
  ],
};

/** A VA loan with the funding fee in B and in the loan, prepared by a mortgage broker. */
export const veteranPurchase: Terms = {
  ...fhaPurchase,
  lender: 'Harbor Light Home Loans',
  lenderAddress: '600 Pacific Avenue, Bremerton, WA 98337',
  dateIssued: '2026-08-31',
  applicants: ['Thomas J. Kealoha', '31 Submarine Base Road', 'Silverdale, WA 98315'],
  property: ['1288 Olympic View Loop NW', 'Silverdale, WA 98383'],
  price: 536108,
  loanType: 'VA',
  loanId: 'HL00098231',
  lock: { until: '2026-10-15', at: '8:00 p.m. PDT' },
  expire: { day: '2026-09-15', at: '5:00 p.m. PDT' },
  loanAmount: amount,
  rate: 5.75,
  payment,
  columns: [
    {
      years: { first: 1, last: 30 },
      principalAndInterest: just(payment),
      mortgageInsurance: 0,
      escrow: 520,
      total: just(Math.round(payment + 520)),
    },
  ],
  taxesAndInsurance: 520,
  points: undefined,
  sections,
  lenderCredits: -2400,
  cash: { financed: -11522, down: 0, deposit: -1000, funds: 0, seller: -4500, adjustments: 0 },
  lenderContact: {
    company: 'Harbor Light Home Loans',
    companyLicense: '55310',
    loanOfficer: 'Keiko Brandt',
    officerLicense: '90211',
    email: 'keiko@harborlight.example',
    phone: '(360) 555-0163',
  },
  brokerContact: {
    company: 'Kitsap Mortgage Brokers Inc.',
    companyLicense: '1300442',
    loanOfficer: 'Paul Iverson',
    officerLicense: '661873',
    email: 'paul@kitsapbrokers.example',
    phone: '(360) 555-0188',
  },
  comparisons: measured({ amount: String(amount), phases: [{ months: 360, rate: '5.75' }] }, sections, prepaid[1], 11522),
};
