import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import {
  adjustable,
  column,
  no,
  purchase,
  read,
  section,
  withCredits,
  withPoints,
  yes,
} from '../form/example-estimates.test-data.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import { type KeepingCost, keepingCosts, keptLoans } from './keeping.ts';

/** Interest of the first `kept` months, payment by payment: an unrounded ledger. */
function ledgerInterest(loan: number, percent: number, term: number, kept: number): Decimal {
  const rate = new Decimal(percent).div(1200);
  const payment = new Decimal(loan).mul(rate).div(new Decimal(1).minus(rate.plus(1).pow(-term)));
  let balance = new Decimal(loan);
  let interest = new Decimal(0);
  for (let month = 1; month <= kept; month++) {
    const due = balance.mul(rate);
    interest = interest.plus(due);
    balance = balance.minus(payment.minus(due));
  }
  return interest;
}

const costs = (estimate: LoanEstimate): readonly KeepingCost[] =>
  keepingCosts(keptLoans([estimate])).rows.flatMap((row) => row.costs);
const dollars = (estimate: LoanEstimate) => costs(estimate).map((cost) => cost.dollars);
const reasons = (estimate: LoanEstimate) => costs(estimate).map((cost) => ('because' in cost ? cost.because : undefined));

describe('sample H-24(B): $162,000 at 3.875% over 360 months, section A $1,802, $82 a month for seven years', () => {
  test.each([
    [0, 36, 82 * 36],
    [1, 60, 82 * 60],
    [2, 84, 82 * 84],
    [3, 120, 82 * 84],
    [4, 360, 82 * 84],
  ])('row %i counts %i months of interest and $%i of mortgage insurance', (row, months, insurance) => {
    const expected = ledgerInterest(162_000, 3.875, 360, months).plus(1802).plus(insurance);
    expect(dollars(purchase)[row]).toBeCloseTo(expected.toNumber(), 4);
  });

  test('the parts of five years are $1,802, $29,934.19 and $4,920', () => {
    const cost = costs(purchase)[1];
    expect(cost).toMatchObject({ charges: 1802, mortgageInsurance: 4920, months: 60 });
    expect(cost && 'interest' in cost ? cost.interest.toFixed(2) : '').toBe('29934.19');
  });
});

describe('where the form does not tell', () => {
  test('an adjustable loan is known to its first change: 60 months of $211,000 at 4%, only interest', () => {
    const [, five, seven] = costs(adjustable);
    expect(five).toMatchObject({ interest: 42_200, months: 60 });
    expect(seven).toEqual({ dollars: undefined, because: 'After month 60 the rate depends on the index.' });
  });

  test.each([
    ['7/6 Adjustable Rate', [true, true, true, false, false]],
    ['18 mo./18mo. Adjustable Rate', [false, false, false, false, false]],
    ['10/1 Step Rate', [true, true, true, true, false]],
  ])('%s is known as long as its first rate', (product, known) => {
    const estimate = { ...purchase, product: read(product), interestRateIncrease: yes() };
    expect(dollars(estimate).map((amount) => amount !== undefined)).toEqual(known);
  });

  test('a sentence beside the rate tells when it changes where nothing else does', () => {
    const estimate = { ...purchase, product: undefined, interestRateIncrease: yes('Adjusts every year starting in year 6') };
    expect(dollars(estimate).map((amount) => amount !== undefined)).toEqual([true, true, false, false, false]);
  });

  test('a rate that changes nobody knows when is not counted, nor one of which nobody knows whether it can', () => {
    expect(reasons({ ...purchase, product: undefined, interestRateIncrease: yes() })[0]).toMatch(/did not find from when/);
    expect(reasons({ ...purchase, product: undefined, interestRateIncrease: undefined })[0]).toMatch(/^Not found: Product\./);
  });

  test('a payment that does not follow from rate and term is not pressed into the formula', () => {
    expect(reasons({ ...purchase, principalAndInterest: read(700) })).toEqual(
      Array.from(
        { length: 5 },
        () => 'The payment of $700 does not follow from rate and term, so the form does not tell the interest.',
      ),
    );
  });

  test('a debt that can grow is not counted', () => {
    expect(reasons({ ...purchase, loanAmountIncrease: yes() })[0]).toBe(
      'What is owed can grow, and nobody can say yet by how much.',
    );
  });

  test('what is missing is named', () => {
    expect(reasons({ ...emptyLoanEstimate, loanAmount: read(1) })[0]).toBe('Not found: A. Origination Charges.');
    expect(reasons({ ...purchase, interestRate: undefined, loanTerm: undefined })[0]).toBe(
      'Not found: Interest Rate and Loan Term.',
    );
  });
});

describe('a fixed rate with five years of only interest', () => {
  const estimate: LoanEstimate = {
    ...purchase,
    product: read('5 Year Interest Only, Fixed Rate'),
    loanAmount: read(300_000),
    interestRate: read(6),
    principalAndInterest: read(1500),
    projectedPayments: [{ ...column(1, 5, 1500, 0, 0), onlyInterest: read(true) }, column(6, 30, 1933, 0, 0)],
  };

  test('costs $1,500 a month at first, then what a loan of 25 years costs', () => {
    expect(dollars(estimate)[1]).toBe(1802 + 60 * 1500);
    const expected = ledgerInterest(300_000, 6, 300, 24).plus(1802 + 60 * 1500);
    expect(dollars(estimate)[2]).toBeCloseTo(expected.toNumber(), 4);
  });

  test('is known for those years alone where the later payment says otherwise', () => {
    const [first] = estimate.projectedPayments;
    const other = { ...estimate, projectedPayments: first ? [first, column(6, 30, 2100, 0, 0)] : [] };
    expect(reasons(other).slice(1, 3)).toEqual([undefined, 'The form does not tell how the loan is paid back after month 60.']);
  });
});

test('a balloon of seven years with the payment of thirty is counted as thirty years for seven, and no longer', () => {
  const estimate = { ...purchase, loanTerm: read(84), balloonPayment: yes('You will have to pay $139,000 at the end of year 7') };
  const expected = ledgerInterest(162_000, 3.875, 360, 84)
    .plus(1802 + 82 * 84)
    .toNumber();
  for (const row of [2, 3, 4]) expect(dollars(estimate)[row]).toBeCloseTo(expected, 4);
});

test('lender credits are taken off section A, with whichever sign somebody typed them', () => {
  const charges = [-2000, 2000].map((credits) => costs({ ...withCredits, lenderCredits: read(credits) })[0]);
  expect(charges).toMatchObject([{ charges: -600 }, { charges: -600 }]);
});

test('lender credits that only page 1 tells are taken off too', () => {
  const estimate = { ...withCredits, lenderCredits: undefined, costsAtClosing: { lenderCredits: read(-2000) } };
  expect(costs(estimate)[0]).toMatchObject({ charges: -600 });
});

test('mortgage insurance that one form does not tell is left out of all, and a note says so', () => {
  const typed = { ...withCredits, projectedPayments: [] };
  const { notes, rows } = keepingCosts(keptLoans([withPoints, typed]));
  expect(notes.at(-1)).toMatch(/^Mortgage insurance is left out of every column/);
  expect(rows[0]?.costs).toMatchObject([{ mortgageInsurance: undefined }, { mortgageInsurance: undefined }]);
  const expected = ledgerInterest(400_000, 6.25, 360, 36).plus(6400);
  expect(rows[0]?.costs[0]?.dollars).toBeCloseTo(expected.toNumber(), 4);
});

test('insurance that somebody typed counts through the last year they typed, and none at first is none at all', () => {
  const first = (premium: number, last?: number) => ({
    ...purchase,
    projectedPayments: [
      {
        years: last ? { ...read({ first: 1, last }), certainty: 'typed' as const } : undefined,
        mortgageInsurance: read(premium),
      },
    ],
  });
  const insured = (estimate: LoanEstimate) =>
    costs(estimate).map((cost) => ('months' in cost ? cost.mortgageInsurance : 'unknown'));
  expect(insured(first(82, 7))).toEqual([82 * 36, 82 * 60, 82 * 84, 82 * 84, 82 * 84]);
  expect(insured(first(0))).toEqual([0, 0, 0, 0, 0]);
  expect(insured(first(82))).toEqual(Array(5).fill(undefined));
});

test('with everything found and sure the notes say what is counted, and why page 3 says something else', () => {
  const { notes } = keepingCosts(keptLoans([withPoints, withCredits]));
  expect(notes).toEqual([
    expect.stringMatching(/^Counted: section A with its points, what FHA, VA, USDA or a mortgage insurer takes/),
    expect.stringMatching(/^The five years on page 3/),
  ]);
});

test('what a program takes at closing is part of the charges, wherever it stands, and premiums paid ahead by the month are not', () => {
  const with_ = (letter: 'B' | 'F', label: string) => ({
    ...withPoints,
    sections: { ...withPoints.sections, [letter]: section(8445, [label, 8445]) },
  });
  const before = 6400;
  expect(costs(with_('B', 'FHA Upfront Mortgage Insurance Premium'))[0]).toMatchObject({ charges: before + 8445 });
  expect(costs(with_('B', 'VA Funding Fee'))[0]).toMatchObject({ charges: before + 8445 });
  expect(costs(with_('F', 'USDA Guarantee Fee'))[0]).toMatchObject({ charges: before + 8445 });
  expect(costs(with_('F', 'Mortgage Insurance Premium ( mo.)'))[0]).toMatchObject({ charges: before + 8445 });
  expect(costs(with_('F', 'Mortgage Insurance Premium (2 mo.)'))[0]).toMatchObject({ charges: before });
});

test('of a form without lines a note says that its premiums and fees are not counted', () => {
  const typed = { ...withPoints, sections: { ...emptyLoanEstimate.sections, A: section(6400) } };
  expect(keepingCosts(keptLoans([typed])).notes.join(' ')).toContain('Of a form that is typed, premiums and fees');
});

test('a form without credits has none taken off, and one without a date loses nothing', () => {
  expect(costs({ ...purchase, costsAtClosing: {}, dateIssued: undefined })[0]).toMatchObject({ charges: 1802 });
});

test('mortgage insurance is counted by the years of its columns, and the final payment has none', () => {
  const final = { years: read({ first: 7, last: 7, final: true }), mortgageInsurance: read(999) };
  const insured = (...columns: LoanEstimate['projectedPayments']) =>
    costs({ ...purchase, projectedPayments: columns }).map((cost) => ('months' in cost ? cost.mortgageInsurance : 'unknown'));
  expect(insured(column(1, 2, 762, 100, 0), column(3, 4, 762, 50, 0), column(5, 30, 762, 0, 0), final)).toEqual([
    2400 + 600,
    ...[3600, 3600, 3600, 3600],
  ]);
  // A month of the term that no column covers.
  expect(costs({ ...purchase, loanTerm: read(361), principalAndInterest: read(760.8) })[0]).toMatchObject({
    months: 36,
    mortgageInsurance: undefined,
  });
  // Years 3 and 4 are missing, or their years or premium were not found.
  for (const gap of [[], [{ ...column(3, 4, 762, 50, 0), years: undefined }], [{ years: read({ first: 3, last: 4 }) }]]) {
    expect(insured(column(1, 2, 762, 100, 0), ...gap, column(5, 30, 762, 0, 0))[4]).toBeUndefined();
  }
});

test('a figure that somebody must look at is said beside the table, for the estimate that has it', () => {
  const doubtful = { ...withCredits, interestRate: { ...read(6.75), certainty: 'look' as const } };
  expect(keepingCosts(keptLoans([withPoints, doubtful])).notes).toContain(
    'For the second estimate this is as far as we could read it, so please look at the paper.',
  );
});

test('a fixed rate by the answer NO needs no product', () => {
  expect(dollars({ ...purchase, product: undefined, interestRateIncrease: no })[4]).toBeGreaterThan(100_000);
});
