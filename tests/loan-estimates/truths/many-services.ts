import type { Line, Terms } from '../loans/terms.ts';
import { measured, total } from './common.ts';
import { washingtonPurchase } from './washington.ts';

/** The services that stand on the attached page. */
export const moreServices: readonly Line[] = [
  ['Title – Tax Certificate', 65],
  ['Title – Wire Fee', 40],
  ['Well Flow Test', 325],
];

const services: readonly Line[] = [
  ['Elevation Certificate', 600],
  ['Engineer’s Report', 850],
  ['Pest Inspection Fee', 210],
  ['Septic Inspection Fee', 475],
  ['Survey Fee', 1150],
  ['Title – Closing Protection Letter', 25],
  ['Title – Courier Fee', 45],
  ['Title – Document Preparation', 175],
  ['Title – E-Recording Fee', 18],
  ['Title – Endorsements', 150],
  ['Title – Escrow/Settlement Fee', 1875],
  ['Title – Lender’s Title Policy', 1642],
  ['Title – Notary Fee', 175],
  ['Additional Charges', total(moreServices)],
];

const sections: Terms['sections'] = {
  ...washingtonPurchase.sections,
  B: [
    ['Appraisal Desk Review Fee', 175],
    ['Appraisal Fee', 1150],
    ['Appraisal Reinspection Fee', 225],
    ['Condominium Questionnaire Fee', 250],
    ['Credit Report Fee', 145],
    ['Flood Certification', 14],
    ['Flood Monitoring Fee', 8],
    ['Fraud Report', 15],
    ['MERS Registration Fee', 25],
    ['Tax Return Transcript Fee', 30],
    ['Tax Service Fee', 79],
    ['Verification of Employment', 60],
    ['Wire Transfer Fee', 25],
  ],
  C: services,
};

/** More services than section C has lines. */
export const manyServices: Terms = {
  ...washingtonPurchase,
  loanId: '2026010044872',
  sections,
  comparisons: measured({ amount: '1075250.5', phases: [{ months: 360, rate: '6.375' }] }, sections, -762),
};
