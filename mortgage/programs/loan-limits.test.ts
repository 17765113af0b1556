import { describe, expect, test, vi } from 'vitest';

// The limits of a coming year as they would be added in December, made up: the conforming ones first, as they are announced.
vi.mock('../figures/project/values.ts', async (original) => {
  const real = await original<typeof import('../figures/project/values.ts')>();
  const { 'conforming-limit': baseline, 'conforming-limit-king': high, ...fha } = real.loanLimitValues;
  return {
    ...real,
    loanLimitValues: {
      'conforming-limit': { ...baseline, 2027: 850_000 },
      'conforming-limit-king': { ...high, 2027: 1_090_000 },
      ...fha,
      'fha-limit-floor': { 2026: 541_287, 2027: 552_500 },
    },
  };
});

// Announced, and not yet in force.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T20:00:00Z') });
const { programFields } = await import('../../src/islands/calculators/parts/program-fields.ts');
const { printWithLater } = await import('../figures/figure.ts');
const { loanLimitFigures } = await import('../figures/figures.ts');
const { closingYears, conformingLimit, counties, fhaLimit, latestClosingYear } = await import('./loan-limits.ts');
const { minimumDownPayment } = await import('./programs.ts');
const { programEstimate } = await import('./program-comparison.ts');
vi.useRealTimers();

test('every county of Washington has its place, once and in the order of the alphabet', () => {
  expect(counties).toHaveLength(39);
  expect(counties).toEqual([...counties].sort());
  expect(new Set(counties).size).toBe(39);
});

test('the conforming limit is the higher one in King, Pierce and Snohomish alone', () => {
  const high = counties.filter((county) => conformingLimit(county, 2026).dollars === 1_063_750);
  expect(high).toEqual(['King', 'Pierce', 'Snohomish']);
  expect(new Set(counties.map((county) => conformingLimit(county, 2026).dollars)).size).toBe(2);
});

test('19 counties have no limit of their own that was read: they have at least the floor', () => {
  const unread = counties.filter((county) => fhaLimit(county, 2026).atLeast);
  expect(unread).toHaveLength(19);
  expect(unread).toEqual(expect.arrayContaining(['Skamania', 'Spokane', 'Thurston', 'Whatcom']));
  for (const county of unread) expect(fhaLimit(county, 2026).dollars).toBe(541_287);
  expect(fhaLimit('Chelan', 2026)).toEqual({ dollars: 586_500, atLeast: false });
  expect(fhaLimit('Island', 2026).dollars).toBe(671_600);
  expect(fhaLimit('Kitsap', 2026).dollars).toBe(616_400);
});

test('whoever does not know the county hears what holds in every one: at least the baseline, and at least the floor', () => {
  expect(conformingLimit('other', 2026)).toEqual({ dollars: 832_750, atLeast: true });
  expect(fhaLimit('other', 2026)).toEqual({ dollars: 541_287, atLeast: true });
});

describe('limits of two years side by side', () => {
  test('the calculators ask for the year of closing, and begin with the newer one', () => {
    expect([closingYears, latestClosingYear]).toEqual([[2026, 2027], 2027]);
    expect(programFields.closingYear).toMatchObject({ choices: [2026, 2027], default: 2027 });
  });

  test('a loan is held to the limit of the year it closes in', () => {
    expect([conformingLimit('Clark', 2026).dollars, conformingLimit('Clark', 2027).dollars]).toEqual([832_750, 850_000]);
    const home = { homePrice: 1_200_000, downPayment: 120_000, annualRatePercent: 6.5, termYears: 30, county: 'King' } as const;
    const choices = { privateInsurancePercent: 0.6, vaUse: 'first', upfrontFeeFinanced: true } as const;
    const within = (closingYear: number) => programEstimate('conventional', { ...home, ...choices, closingYear }).withinLoanLimit;
    expect([within(2026), within(2027)]).toEqual([false, true]);
    expect(minimumDownPayment('conventional', 870_000, { county: 'King', closingYear: 2027 })).toBe(26_100);
    expect(minimumDownPayment('conventional', 870_000, { county: 'King', closingYear: 2026 })).toBe(37_250);
  });

  test('a limit that is not announced yet is the one of the year before', () => {
    expect(fhaLimit('Clark', 2027).dollars).toBe(701_500);
    expect(fhaLimit('Benton', 2027).dollars).toBe(552_500);
  });

  test('before the first known year the first known limit stands', () => {
    expect([conformingLimit('King', 2020).dollars, fhaLimit('Clark', 2020).dollars]).toEqual([1_063_750, 701_500]);
  });

  test('a minimum in whole dollars leaves no cent of the loan above its limit', () => {
    expect(minimumDownPayment('conventional', 870_000.5, { county: 'King', closingYear: 2026 })).toBe(37_251);
  });

  test('a text prints both, and a figure ends with its last year', () => {
    expect(printWithLater(loanLimitFigures['conforming-limit'])).toBe('$832,750 ($850,000 from January 1, 2027)');
    expect(loanLimitFigures['conforming-limit'].expires).toBe('2027-12-31');
    expect(printWithLater(loanLimitFigures['fha-limit-clark'])).toBe('$701,500');
    expect(loanLimitFigures['fha-limit-clark'].expires).toBe('2026-12-31');
  });
});
