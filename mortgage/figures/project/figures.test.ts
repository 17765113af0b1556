import { describe, expect, test } from 'vitest';
import { type Figure, isExpired, printEnd, printFigure, printOrigin } from '../figure.ts';
import { projectFigures as figures } from './figures.ts';

const all = Object.entries<Figure>(figures);
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);

test.each(all)('%s has a label, a publisher, an address, a month, and an end or the reason why it has none', (_, figure) => {
  expect(figure.label.length).toBeGreaterThan(10);
  expect(figure.source.length).toBeGreaterThan(7);
  expect(figure.sourceUrl).toMatch(/^https?:\/\/[^ ]+$/);
  expect(figure.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  const ends = [figure.expires, figure.recheck, figure.standing].filter((end) => end !== undefined);
  expect(ends).toHaveLength(1);
  expect(figure.standing !== undefined || isDay(ends[0] ?? '')).toBe(true);
});

/** Copied by hand from what the figures were published as. A number that is changed is changed in two places, and on purpose. */
test('every figure has the number that its source has', () => {
  expect(Object.fromEntries(all.map(([id, { value }]) => [id, value]))).toEqual({
    'property-tax-king': 0.76,
    'lender-charges-example': 1802,
    'lender-services-example': 267,
    'appraisal-low': 700,
    'appraisal-high': 1200,
    'lenders-title-policy-example': 1070,
    'owners-title-policy-example': 1700,
    'escrow-fee-700000': 2700,
    'escrow-fee-800000': 2800,
    'escrow-fee-900000': 2900,
    'recording-deed-of-trust': 304.5,
    'recording-deed': 303.5,
    'recording-further-page': 1,
    'home-insurance-low': 1400,
    'home-insurance-high': 1650,
    'seller-credit-above-90': 3,
    'seller-credit-above-75': 6,
    'seller-credit-up-to-75': 9,
    'seller-credit-fha': 6,
    'seller-credit-usda': 6,
    'va-concessions': 4,
    'excise-tax-local-king': 0.5,
    'property-tax-adams': 0.72,
    'property-tax-asotin': 0.72,
    'property-tax-benton': 0.76,
    'property-tax-clark': 0.77,
    'property-tax-columbia': 0.74,
    'property-tax-cowlitz': 0.81,
    'property-tax-douglas': 0.76,
    'property-tax-franklin': 0.74,
    'property-tax-garfield': 0.96,
    'property-tax-grant': 0.74,
    'property-tax-kitsap': 0.72,
    'property-tax-pierce': 0.85,
    'property-tax-san-juan': 0.53,
    'property-tax-skagit': 0.75,
    'property-tax-spokane': 0.78,
    'property-tax-thurston': 0.82,
    'property-tax-walla-walla': 0.85,
    'property-tax-whitman': 0.77,
    'property-tax-yakima': 0.79,
    'home-insurance-washington': 1533,
    'pmi-annual-premium': 0.6,
    'conventional-debt-ratio': 36,
    'conventional-debt-ratio-reserves': 45,
    'conventional-debt-ratio-automated': 50,
    'fha-housing-ratio': 31,
    'fha-debt-ratio': 43,
    'fha-housing-ratio-automated': 46.9,
    'fha-debt-ratio-automated': 56.9,
    'va-debt-ratio': 41,
    'usda-housing-ratio': 34,
    'usda-debt-ratio': 41,
    'conforming-limit': 832_750,
    'conforming-limit-king': 1_063_750,
    'fha-limit-floor': 541_287,
    'fha-limit-king': 1_063_750,
    'fha-limit-clark': 701_500,
    'fha-limit-chelan-douglas': 586_500,
    'fha-limit-island': 671_600,
    'fha-limit-kitsap': 616_400,
    'conventional-min-down-payment': 3,
    'high-balance-min-down-payment': 5,
    'fha-min-down-payment': 3.5,
    'fha-min-down-payment-lower-score': 10,
    'fha-score-low-down-payment': 580,
    'fha-score-minimum': 500,
    'fha-upfront-premium': 1.75,
    'fha-annual-premium': 0.5,
    'fha-annual-premium-high-ltv': 0.55,
    'fha-premium-loan-threshold': 726_200,
    'fha-annual-premium-larger-loan': 0.7,
    'fha-annual-premium-larger-loan-high-ltv': 0.75,
    'fha-annual-premium-short-term': 0.15,
    'fha-annual-premium-short-term-high-ltv': 0.4,
    'fha-annual-premium-short-term-larger-loan': 0.15,
    'fha-annual-premium-short-term-larger-loan-mid-ltv': 0.4,
    'fha-annual-premium-short-term-larger-loan-high-ltv': 0.65,
    'fha-premium-years': 11,
    'va-funding-fee-first': 2.15,
    'va-funding-fee-first-5-down': 1.5,
    'va-funding-fee-first-10-down': 1.25,
    'va-funding-fee-later': 3.3,
    'va-funding-fee-irrrl': 0.5,
    'usda-guarantee-fee': 1,
    'usda-annual-fee': 0.35,
    'usda-income-limit': 115,
    'pmi-request-ltv': 80,
    'pmi-automatic-ltv': 78,
    'home-advantage-assistance-low': 3,
    'home-advantage-assistance-middle': 4,
    'home-advantage-assistance-high': 5,
    'home-advantage-score': 620,
    'covenant-income-share': 120,
    'fha-limited-renovation': 75_000,
    'fha-rent-test': 75,
    'fha-reserve-months': 3,
    'fha-adu-rent': 75,
    'fha-adu-share': 30,
    'conventional-adu-share': 30,
    'condo-reserve-share': 10,
    'usda-water-report-days': 150,
    'veteran-exemption-rating': 40,
    'loan-estimate-days': 3,
    'loan-estimate-wait-days': 7,
    'closing-disclosure-days': 3,
  });
});

describe('the end of a figure', () => {
  test('of a year, a fiscal year and a law is the last day of each', () => {
    for (const id of ['conforming-limit', 'conforming-limit-king', 'fha-limit-floor', 'fha-limit-clark'] as const)
      expect(figures[id].expires).toBe('2026-12-31');
    expect([figures['usda-guarantee-fee'].expires, figures['usda-annual-fee'].expires]).toEqual(['2026-09-30', '2026-09-30']);
    expect(figures['va-funding-fee-later'].expires).toBe('2034-06-08');
    expect(figures['va-funding-fee-irrrl'].standing).toContain('law');
  });

  test('is said as it is: past, coming, unknown, or that of a law', () => {
    const fee = figures['usda-guarantee-fee'];
    expect(printEnd(fee, '2026-09-30')).toBe(', valid through September 30, 2026');
    expect(printEnd(fee, '2026-10-01')).toBe(', valid through September 30, 2026, not yet renewed');
    expect([isExpired(fee, '2026-09-30'), isExpired(fee, '2026-10-01')]).toEqual([false, true]);
    const { recheck } = figures['property-tax-king'];
    expect(recheck).toBe('2027-06-30');
    expect(printEnd({ recheck }, '2027-06-30')).toBe(', no end date; we check it again by June 30, 2027');
    expect(printEnd({ recheck }, '2027-07-01')).toBe(', no end date; was due to be checked again by June 30, 2027');
    expect(printEnd(figures['pmi-request-ltv'], '2026-11-21')).toBe(', law, in force until changed');
    expect(isExpired(figures['pmi-request-ltv'], '2099-01-01')).toBe(false);
  });
});

describe('a source that was not read in the original', () => {
  test.each([
    'fha-limit-floor',
    'fha-limit-clark',
    'fha-limit-island',
    'fha-housing-ratio',
    'fha-debt-ratio-automated',
    'conventional-debt-ratio-automated',
    'high-balance-min-down-payment',
    'va-debt-ratio',
    'va-funding-fee-first',
    'usda-guarantee-fee',
    'property-tax-king',
    'home-insurance-washington',
  ] as const)('says so for %s', (id) => expect(printOrigin(figures[id])).toMatch(/^, as reported by \S/));

  test('names a single report as single, and says nothing of the kind about what was read', () => {
    expect(printOrigin(figures['fha-limit-kitsap'])).toBe(', as reported by LendingTree alone, as of January 2026');
    expect(printOrigin(figures['fha-limit-island'])).toBe(', as reported by LendingTree alone, as of January 2026');
    expect(printOrigin(figures['fha-limit-clark'])).toBe(', as reported by LendingTree, as of January 2026');
    expect(printOrigin(figures['conforming-limit'])).toBe(', as of January 2026');
  });
});

test('a default is dated by its data and not by the day it was read', () => {
  expect(figures['property-tax-king'].asOf).toBe('2024-12');
  expect(figures['home-insurance-washington'].asOf).toBe('2025-12');
  expect(figures['pmi-annual-premium'].asOf).toBe('2019-09');
});

test('a figure prints as dollars, a percentage or a count', () => {
  expect(printFigure(figures['conforming-limit'])).toBe('$832,750');
  expect(printFigure(figures['fha-min-down-payment'])).toBe('3.5%');
  expect(printFigure(figures['fha-score-low-down-payment'])).toBe('580');
  expect(printFigure(figures['recording-deed'])).toBe('$303.50');
  expect(printFigure({ value: 0.12345, unit: 'percent' })).toBe('0.123%');
});
