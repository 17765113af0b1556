import type { Disagreement } from '../../../mortgage/loan-estimate/disagreement.ts';
import { emptyLoanEstimate, type LoanEstimate, type Value } from '../../../mortgage/loan-estimate/loan-estimate.ts';

export interface ReadDocument {
  readonly kind: 'read';
  readonly estimate: LoanEstimate;
  readonly disagreements: readonly Disagreement[];
  readonly missingPages: readonly number[];
  readonly document: OpenDocument;
}

export interface RefusedDocument {
  readonly kind: 'refused';
  /** One sentence for the visitor. */
  readonly reason: string;
}

export interface OpenDocument {
  readonly pages: number;
  /** Draws a page in the width given, in CSS pixels, and gives its size in points, so that a `Place` can be laid over it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<{ readonly width: number; readonly height: number }>;
  close(): void;
}

function read<T>(value: T, printed: string, page: number, x: number, y: number, doubt?: string): Value<T> {
  const place = { page, x, y, width: 50, height: 12 };
  return { value, printed, certainty: doubt ? 'look' : 'certain', doubt, place };
}

const dollars = (amount: number, page: number, x: number, y: number, doubt?: string) =>
  read(amount, `$${amount.toLocaleString('en-US')}`, page, x, y, doubt);

const sample: LoanEstimate = {
  ...emptyLoanEstimate,
  lender: read('Ficus Bank', 'Ficus Bank', 1, 42, 50),
  dateIssued: read('2013-02-15', '2/15/2013', 1, 102, 110),
  loanTerm: read(360, '30 years', 1, 354, 92),
  product: read('Fixed Rate', 'Fixed Rate', 1, 354, 116),
  rateLock: read({ locked: true, until: '2013-04-16' }, 'YES, until 4/16/2013', 1, 354, 150),
  costsExpire: read('2013-03-04', '3/4/2013', 1, 354, 185),
  loanAmount: dollars(162_000, 1, 198, 230),
  interestRate: read(3.875, '3.875%', 1, 198, 262),
  principalAndInterest: read(761.78, '$761.78', 1, 198, 288),
  projectedPayments: [
    {
      years: read({ first: 1, last: 7 }, 'Years 1-7', 1, 250, 420),
      total: read({ least: 1050, most: 1050 }, '$1,050', 1, 280, 520),
      mortgageInsurance: dollars(82, 1, 280, 470),
    },
  ],
  sections: {
    ...emptyLoanEstimate.sections,
    A: { lines: [], total: dollars(1802, 2, 250, 80) },
    B: { lines: [], total: dollars(672, 2, 250, 250) },
    C: { lines: [], total: dollars(3198, 2, 250, 420, 'The lines of section C add up to $3,189.') },
    E: { lines: [], total: dollars(85, 2, 520, 80) },
    F: { lines: [], total: dollars(867, 2, 520, 130) },
    G: { lines: [], total: dollars(413, 2, 520, 220) },
    H: { lines: [], total: dollars(1017, 2, 520, 320) },
  },
  pointsPercent: read(0.25, '.25 %', 2, 46, 96),
  points: dollars(405, 2, 250, 96),
  totalLoanCosts: dollars(5672, 2, 250, 700),
  totalOtherCosts: dollars(2382, 2, 520, 400),
  totalClosingCosts: dollars(8054, 2, 520, 430),
  cashToClose: { cashToClose: dollars(16_054, 2, 520, 700) },
  fiveYearsPaid: dollars(56_582, 3, 150, 200),
  fiveYearsPrincipal: dollars(15_773, 3, 150, 220),
  annualPercentageRate: read(4.274, '4.274%', 3, 150, 250),
  totalInterestPercentage: read(69.45, '69.45%', 3, 150, 280),
};

/** Reads a file in the visitor's browser. */
export async function readDocument(file: File): Promise<ReadDocument | RefusedDocument> {
  const start = await file.slice(0, 5).text();
  if (start !== '%PDF-') return { kind: 'refused', reason: 'This is not a PDF file.' };
  return {
    kind: 'read',
    estimate: sample,
    disagreements: [],
    missingPages: [],
    document: {
      pages: 3,
      async draw(page, canvas, width) {
        canvas.width = width;
        canvas.height = (width * 792) / 612;
        canvas.getContext('2d')?.fillText(`Page ${page}`, 20, 40);
        return { width: 612, height: 792 };
      },
      close() {},
    },
  };
}
