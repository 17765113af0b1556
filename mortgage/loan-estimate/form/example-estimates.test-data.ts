import {
  type Answer,
  type CostLine,
  type CostSection,
  emptyLoanEstimate,
  type LoanEstimate,
  type Value,
} from './loan-estimate.ts';

/** A value that was read without doubt. */
export function read<T>(value: T): Value<T> {
  return { value, printed: String(value), certainty: 'certain' };
}

/** A column of the projected payments with single amounts. */
export function column(first: number, last: number, principalAndInterest: number, mortgageInsurance: number, escrow: number) {
  return {
    years: read({ first, last }),
    principalAndInterest: read({ least: principalAndInterest, most: principalAndInterest }),
    mortgageInsurance: read(mortgageInsurance),
    escrow: read(escrow),
  };
}

/** A section with its total and its lines; a label without an amount is a blank line. */
export function section(total: number | undefined, ...lines: readonly (readonly [string, (number | undefined)?])[]): CostSection {
  const costLines = lines.map(([label, amount]): CostLine => ({ label, ...(amount !== undefined && { amount: read(amount) }) }));
  return { ...(total !== undefined && { total: read(total) }), lines: costLines };
}

export const no: Value<Answer> = read({ yes: false, sentences: [] });
export const yes = (...sentences: readonly string[]): Value<Answer> => read({ yes: true, sentences });

/** Sample H-24(B) of the Consumer Financial Protection Bureau: a fixed-rate purchase by fictional people. */
export const purchase: LoanEstimate = {
  ...emptyLoanEstimate,
  lender: read('FICUS BANK'),
  dateIssued: read('2013-02-15'),
  salePrice: read(180_000),
  loanTerm: read(360),
  purpose: read('Purchase'),
  product: read('Fixed Rate'),
  loanType: read('Conventional'),
  rateLock: read({ locked: true, until: '2013-04-16' }),
  costsExpire: read('2013-03-04'),
  loanAmount: read(162_000),
  interestRate: read(3.875),
  principalAndInterest: read(761.78),
  loanAmountIncrease: no,
  interestRateIncrease: no,
  principalAndInterestIncrease: no,
  prepaymentPenalty: yes('As high as $3,240 if you pay off the loan during the first 2 years'),
  balloonPayment: no,
  projectedPayments: [
    { ...column(1, 7, 761.78, 82, 206), total: read({ least: 1050, most: 1050 }) },
    { ...column(8, 30, 761.78, 0, 206), total: read({ least: 968, most: 968 }) },
  ],
  taxesAndInsurance: read(206),
  propertyTaxes: read({ included: true, inEscrow: 'YES' }),
  homeownersInsurance: read({ included: true, inEscrow: 'YES' }),
  otherHomeCosts: read({ included: false }),
  costsAtClosing: {
    closingCosts: read(8054),
    loanCosts: read(5672),
    otherCosts: read(2382),
    lenderCredits: read(0),
    cashToClose: read(16_054),
  },
  sections: {
    A: section(1802, ['.25 % of Loan Amount (Points)', 405], ['Application Fee', 300], ['Underwriting Fee', 1097]),
    B: section(
      672,
      ['Appraisal Fee', 405],
      ['Credit Report Fee', 30],
      ['Flood Determination Fee', 20],
      ['Flood Monitoring Fee', 32],
      ['Tax Monitoring Fee', 75],
      ['Tax Status Research Fee', 110],
    ),
    C: section(
      3198,
      ['Pest Inspection Fee', 135],
      ['Survey Fee', 65],
      ['Title – Insurance Binder', 700],
      ['Title – Lender’s Title Policy', 535],
      ['Title – Settlement Agent Fee', 502],
      ['Title – Title Search', 1261],
    ),
    E: section(85, ['Recording Fees and Other Taxes', 85], ['Transfer Taxes']),
    F: section(
      867,
      ['Homeowner’s Insurance Premium (6 months)', 605],
      ['Mortgage Insurance Premium ( months)'],
      ['Prepaid Interest ($17.44 per day for 15 days @ 3.875%)', 262],
      ['Property Taxes ( months)'],
    ),
    G: section(
      413,
      ['Homeowner’s Insurance $100.83 per month for 2 mo.', 202],
      ['Mortgage Insurance per month for mo.'],
      ['Property Taxes $105.30 per month for 2 mo.', 211],
    ),
    H: section(1017, ['Title – Owner’s Title Policy (optional)', 1017]),
  },
  pointsPercent: read(0.25),
  points: read(405),
  totalLoanCosts: read(5672),
  totalOtherCosts: read(2382),
  totalClosingCosts: read(8054),
  loanAndOtherCosts: read(8054),
  cashToClose: {
    table: 'standard',
    closingCosts: read(8054),
    closingCostsFinanced: read(0),
    downPayment: read(18_000),
    deposit: read(-10_000),
    fundsForBorrower: read(0),
    sellerCredits: read(0),
    adjustments: read(0),
    cashToClose: read(16_054),
  },
  fiveYearsPaid: read(56_582),
  fiveYearsPrincipal: read(15_773),
  annualPercentageRate: read(4.274),
  totalInterestPercentage: read(69.45),
  assumption: read('will not allow'),
  servicing: read('transfer'),
};

/** Invented: $400,000 over 30 years at 6.25%, bought with 1.25 points. */
export const withPoints: LoanEstimate = {
  ...emptyLoanEstimate,
  dateIssued: read('2026-11-16'),
  loanTerm: read(360),
  product: read('Fixed Rate'),
  loanType: read('Conventional'),
  rateLock: read({ locked: true, until: '2027-01-15' }),
  costsExpire: read('2026-12-04'),
  loanAmount: read(400_000),
  interestRate: read(6.25),
  principalAndInterest: read(2462.87),
  interestRateIncrease: no,
  projectedPayments: [column(1, 9, 2462.87, 120, 500), column(10, 30, 2462.87, 0, 500)],
  sections: {
    ...emptyLoanEstimate.sections,
    A: section(6400, ['1.25% of Loan Amount (Points)', 5000], ['Underwriting Fee', 1400]),
    B: section(700, ['Appraisal', 650], ['Credit Report', 50]),
    F: section(
      2000,
      ['Prepaid Interest ($69.44 per day for 5 days @ 6.25%)', 347],
      ['Homeowner’s Insurance Premium (12 months)', 1653],
    ),
  },
  points: read(5000),
  pointsPercent: read(1.25),
};

/** Invented: the same loan at 6.75%, with $2,000 of lender credits. */
export const withCredits: LoanEstimate = {
  ...withPoints,
  interestRate: read(6.75),
  principalAndInterest: read(2594.39),
  projectedPayments: [column(1, 10, 2594.39, 120, 500), column(11, 30, 2594.39, 0, 500)],
  sections: {
    ...withPoints.sections,
    A: section(1400, ['% of Loan Amount (Points)'], ['Underwriting Fee', 1400]),
    B: section(640, ['Appraisal Fee', 550], ['Credit Report Fee', 50], ['Flood Determination Fee', 40]),
    F: section(
      3400,
      ['Prepaid Interest ($75.00 per day for 25 days @ 6.75%)', 1875],
      ['Homeowner’s Insurance Premium (12 months)', 1525],
    ),
  },
  points: undefined,
  pointsPercent: undefined,
  lenderCredits: read(-2000),
};

/** After sample H-24(C): a 5/3 adjustable rate, at first only interest. */
export const adjustable: LoanEstimate = {
  ...purchase,
  loanAmount: read(211_000),
  interestRate: read(4),
  principalAndInterest: read(703.33),
  product: read('5 Year Interest Only, 5/3 Adjustable Rate'),
  interestRateIncrease: yes(
    'Adjusts every 3 years starting in year 6',
    'Can go as high as 12% in year 15',
    'See AIR Table on page 2 for details',
  ),
  principalAndInterestIncrease: yes(
    'Adjusts every 3 years starting in year 6',
    'Can go as high as $2,068 in year 15',
    'Includes only interest and no principal until year 6',
    'See AP Table on page 2 for details',
  ),
  prepaymentPenalty: no,
  propertyTaxes: read({ included: true, inEscrow: 'NO' }),
  homeownersInsurance: read({ included: true, inEscrow: 'NO' }),
  projectedPayments: [
    { ...column(1, 5, 703.33, 109, 0), onlyInterest: read(true) },
    { ...column(6, 8, 1028, 109, 0), principalAndInterest: read({ least: 1028, most: 1359 }) },
    { ...column(9, 11, 1028, 109, 0), principalAndInterest: read({ least: 1028, most: 1604 }) },
    { ...column(12, 30, 1028, 0, 0), principalAndInterest: read({ least: 1028, most: 2068 }) },
  ],
  adjustablePayment: {
    interestOnly: read('YES for your first 60 payments'),
    optional: read('NO'),
    step: read('NO'),
    seasonal: read('NO'),
    firstChange: read('$1,028 – $1,359 at 61st payment'),
    subsequentChanges: read('Every three years'),
    maximumPayment: read('$2,068 starting at 169th payment'),
  },
  adjustableRate: {
    indexAndMargin: read('MTA + 4%'),
    initialRate: read(4),
    minimumRate: read(3.25),
    maximumRate: read(12),
    firstChange: read('Beginning of 61st month'),
    subsequentChanges: read('Every 36th month after first change'),
    firstLimit: read(2),
    subsequentLimit: read(2),
  },
};
