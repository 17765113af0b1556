import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cheapestByMonth } from '../loan/cheapest.ts';
import { costAfter, type ProgramEstimate, programEstimate, type SameHomeInputs } from './program-comparison.ts';
import type { Program } from './programs.ts';

/** Dollars to a hundredth of a cent, the rate to a millionth of a percent. */
interface Expected {
  readonly downPayment: number;
  readonly upfrontFee: number;
  readonly loanAmount: number;
  readonly monthlyPayment: number;
  readonly firstInsurance: number;
  readonly insurancePayments: number;
  readonly annualPercentageRate: number | null;
  readonly subsidy: number;
  readonly costs: Readonly<Record<string, number>>;
}

interface WorkedPair {
  readonly homePrice: number;
  readonly downPayment: number;
  readonly county: SameHomeInputs['county'];
  readonly loans: readonly (Omit<SameHomeInputs, 'homePrice' | 'downPayment' | 'county'> & { readonly program: Program })[];
  readonly expected: readonly Expected[];
  readonly order: readonly (readonly [place: number, from: number])[];
}

// Worked out by another program, in another language, from the rules alone and in 60 digits.
const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'worked-loans.json'), 'utf8')) as readonly WorkedPair[];

const estimates = ({ loans, ...home }: WorkedPair) => loans.map((loan) => programEstimate(loan.program, { ...home, ...loan }));

function insuredMonths({ insuranceEnd, costs }: ProgramEstimate): number {
  switch (insuranceEnd.kind) {
    case 'none':
      return 0;
    case 'private':
      return insuranceEnd.timeline.automaticAfterPayments;
    case 'after-payments':
      return insuranceEnd.payments;
    case 'whole-term':
      return costs.length - 1;
  }
}

test('160 pairs of loans are there, of every program', () => {
  expect(pairs).toHaveLength(160);
  expect(new Set(pairs.flatMap(({ loans }) => loans.map(({ program }) => program))).size).toBe(4);
});

test.each(pairs.map((pair, index) => ({ index, pair })))('pair $index is what a second program worked out', ({ pair }) => {
  estimates(pair).forEach((loan, place) => {
    const expected = pair.expected[place];
    if (!expected) throw new Error('A pair holds two loans.');
    expect([loan.downPayment, insuredMonths(loan)]).toEqual([expected.downPayment, expected.insurancePayments]);
    expect(loan.upfrontFee).toBeCloseTo(expected.upfrontFee, 3);
    expect(loan.loanAmount).toBeCloseTo(expected.loanAmount, 3);
    expect(loan.principalAndInterest).toBeCloseTo(expected.monthlyPayment, 3);
    expect(loan.mortgageInsurance).toBeCloseTo(expected.firstInsurance, 3);
    expect(loan.buydownFunds).toBeCloseTo(expected.subsidy, 3);
    for (const [month, dollars] of Object.entries(expected.costs)) {
      expect(Math.abs(costAfter(loan, Number(month)) - dollars)).toBeLessThan(0.001);
    }
    if (expected.annualPercentageRate === null) expect(loan.annualPercentageRate).toBeUndefined();
    else expect(loan.annualPercentageRate).toBeCloseTo(expected.annualPercentageRate, 5);
  });
});

test.each(pairs.map((pair, index) => ({ index, pair })))(
  'in pair $index the same loan costs less until the same month',
  ({ pair }) => {
    const loans = estimates(pair);
    const last = Math.max(...loans.map(({ costs }) => costs.length - 1));
    const order = cheapestByMonth(
      loans.map((loan) => (month: number) => costAfter(loan, month)),
      last,
    );
    expect(order.map(({ place, from }) => [place, from])).toEqual(pair.order);
  },
);

test('insurance that ends exactly at 78% is counted as ended: 10% down at 0% over 30 years, after 48 payments', () => {
  const tie = programEstimate('conventional', {
    homePrice: 400_000,
    downPayment: 40_000,
    annualRatePercent: 0,
    termYears: 30,
    privateInsurancePercent: 0.6,
    vaUse: 'first',
    upfrontFeeFinanced: true,
    county: 'King',
  });
  expect(insuredMonths(tie)).toBe(48);
  expect(costAfter(tie, 360)).toBeCloseTo(48 * 180, 6);
});
