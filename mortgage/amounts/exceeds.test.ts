import { describe, expect, test } from 'vitest';
import { belowTwentyPercent, printDownPaymentPercent } from '../loan/down-payment.ts';
import { fhaAnnualPremium } from '../programs/fha.ts';
import { programEstimate } from '../programs/program-comparison.ts';
import { vaFundingFeePercent } from '../programs/va.ts';
import { exceeds } from './exceeds.ts';

test('a cent more exceeds, the same does not, at any size of a home', () => {
  for (const amount of [0, 0.01, 277_578.6, 1e8, 1e10]) {
    expect(exceeds(amount, amount)).toBe(false);
    expect(exceeds(amount + 0.02, amount)).toBe(true);
    expect(exceeds(amount, amount + 0.02)).toBe(false);
  }
});

test('what doubles lose in sums of billions, and below zero, is not more', () => {
  expect(19_999_000_001.01 * 5).not.toBe(99_995_000_005.05);
  expect(exceeds(99_995_000_005.05, 19_999_000_001.01 * 5)).toBe(false);
  expect(exceeds(-5_000_000, -5_000_000)).toBe(false);
});

describe('a share that is met to the cent is met', () => {
  test('20% down is not below 20%', () => {
    expect(belowTwentyPercent(5000.3, 1000.06)).toBe(false);
    expect(belowTwentyPercent(5000.3, 1000.05)).toBe(true);
    expect(printDownPaymentPercent(5000.3, 1000.06)).toBe('20.0%');
  });

  test("10% down ends FHA's premium after 11 years", () => {
    const loan = { homeValue: 10_000.5, termYears: 30 };
    expect(fhaAnnualPremium({ ...loan, baseLoan: 10_000.5 - 1000.05 }).months).toBe(132);
    expect(fhaAnnualPremium({ ...loan, baseLoan: 10_000.5 - 1000.04 }).months).toBe(360);
  });

  test('5% down lowers the VA funding fee', () => {
    expect(vaFundingFeePercent(20_001.2, 1000.06, 'first')).toBe(1.5);
    expect(vaFundingFeePercent(20_001.2, 1000.05, 'first')).toBe(2.15);
  });

  test('a loan of exactly the limit is within it, and one with its financed fee above it still is', () => {
    const home = { annualRatePercent: 6.5, termYears: 30, privateInsurancePercent: 0.6, vaUse: 'first' } as const;
    const choices = { ...home, upfrontFeeFinanced: true, county: 'King' } as const;
    const fha = (homePrice: number) => programEstimate('fha', { ...choices, homePrice, downPayment: 100_000.07 });
    expect(fha(1_163_750.07).loanAmount).toBeGreaterThan(1_063_750);
    expect(fha(1_163_750.07).withinLoanLimit).toBe(true);
    expect(fha(1_163_750.08).withinLoanLimit).toBe(false);
  });
});
