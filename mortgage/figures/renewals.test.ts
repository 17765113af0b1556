import { describe, expect, it } from 'vitest';
import { readRenewals as inTests } from '../../tests/without-renewals.ts';
import { type Figure, printOrigin, printWithLater } from './figure.ts';
import { projectFigures } from './project/figures.ts';
import { FiguresFileError, figuresWith, parseRenewals, type Renewals } from './renewals.ts';
import { readRenewals } from './renewals-file.ts';

const today = '2026-11-22';
const fee = { value: 0.4, asOf: '2026-10', expires: '2027-09-30' };
const written = (renewals: object) => JSON.stringify(renewals);

describe('the figures in force', () => {
  it('are the project’s own while nothing is renewed', () => {
    expect(figuresWith({}, today)).toEqual(projectFigures);
    expect(figuresWith(parseRenewals(undefined), today)).toEqual(projectFigures);
    expect(figuresWith(parseRenewals('{}'), today)).toEqual(projectFigures);
  });

  it('are the owner’s where they have been renewed, and nowhere else', () => {
    const { 'usda-annual-fee': renewed, ...others } = figuresWith({ 'usda-annual-fee': fee }, today);
    const { 'usda-annual-fee': before, ...same } = projectFigures;
    const { reportedBy: _, ...words } = before;
    expect(renewed).toEqual({ ...words, ...fee });
    expect(others).toEqual(same);
  });

  it.each([
    ['speaks for a later month', { asOf: '2025-09', expires: '2027-09-30' }],
    ['holds longer', { asOf: '2026-10', expires: '2026-09-29' }],
  ])('are the project’s own again once its figure %s than the owner’s', (_, ends) => {
    const [project, renewal] = [projectFigures['usda-annual-fee'], { value: 9, ...ends }];
    expect(figuresWith({ 'usda-annual-fee': renewal }, today)['usda-annual-fee']).toEqual(project);
    const asNew = { value: 9, asOf: project.asOf, expires: project.expires };
    expect(figuresWith({ 'usda-annual-fee': asNew }, today)['usda-annual-fee'].value).toBe(9);
  });

  it('keep what is to be read again and what is law as such', () => {
    const both = figuresWith(
      {
        'property-tax-king': { value: 0.8, asOf: '2026-11', recheck: '2027-11-30' },
        'pmi-request-ltv': { value: 79, asOf: '2026-11' },
      },
      today,
    );
    expect(both['property-tax-king']).toMatchObject({ value: 0.8, recheck: '2027-11-30' });
    expect(both['property-tax-king'].expires).toBeUndefined();
    expect(both['pmi-request-ltv']).toMatchObject({ value: 79, standing: 'law, in force until changed' });
  });

  it('name no longer who reported a figure, unless the address is theirs', () => {
    const renewed = figuresWith(
      {
        'usda-annual-fee': fee,
        'property-tax-king': { value: 0.8, asOf: '2026-11', recheck: '2027-11-30' },
      },
      today,
    );
    expect([projectFigures['usda-annual-fee'].reportedBy, renewed['usda-annual-fee'].reportedBy]).toEqual([
      'collections of lending rules',
      undefined,
    ]);
    expect(renewed['property-tax-king'].reportedBy).toBe('simpletaxcalculator.app');
    const island = { 'fha-limit-island': { value: { 2026: 671_600 }, asOf: '2026-11' } };
    expect(printOrigin(figuresWith(island, today)['fha-limit-island'])).toBe(', as of November 2026');
  });

  it('count an announced value from the day on which it comes into force', () => {
    const on = (day: string, renewals: Renewals = {}) => figuresWith(renewals, day);
    const share = (day: string): Figure => on(day)['condo-reserve-share'];
    expect([share('2027-01-03').value, share('2027-01-04').value]).toEqual([10, 15]);
    expect(printWithLater(share('2027-01-03'))).toBe('10% (15% from January 4, 2027)');
    expect(printWithLater(share('2027-01-04'))).toBe('15%');
    const both = { 'conforming-limit': { value: { 2026: 832_750, 2027: 850_000 }, asOf: '2026-12' } };
    const limit = (day: string): Figure => on(day, both)['conforming-limit'];
    expect(printWithLater(limit('2026-12-31'))).toBe('$832,750 ($850,000 from January 1, 2027)');
    expect(limit('2027-01-01')).toMatchObject({
      value: 850_000,
      byYear: { 2027: 850_000 },
      asOf: '2026-12',
      expires: '2027-12-31',
    });
    expect(printWithLater(limit('2027-01-01'))).toBe('$850,000');
  });

  it('keep what is announced until the month in which the owner reads it', () => {
    const read = (asOf: string): Figure =>
      figuresWith({ 'condo-reserve-share': { value: 10, asOf, recheck: '2027-11-30' } }, today)['condo-reserve-share'];
    expect(printWithLater(read('2026-12'))).toBe('10% (15% from January 4, 2027)');
    expect(printWithLater(read('2027-01'))).toBe('10%');
  });
});

describe('a limit of two years', () => {
  const limit: Renewals = { 'conforming-limit': { value: { 2026: 832_750, 2027: 850_000 }, asOf: '2026-11' } };
  const on = (day: string): Figure => figuresWith(limit, day)['conforming-limit'];

  it('prints both, and ends with the last', () => {
    expect(printWithLater(on('2026-12-31'))).toBe('$832,750 ($850,000 from January 1, 2027)');
    expect(on('2026-12-31').expires).toBe('2027-12-31');
  });

  it('forgets the year that is over, and keeps the last one whatever day it is', () => {
    expect(printWithLater(on('2027-01-01'))).toBe('$850,000');
    expect(on('2027-01-01').byYear).toEqual({ 2027: 850_000 });
    expect(printWithLater(on('2029-01-01'))).toBe('$850,000');
  });
});

describe('figures.json', () => {
  it('is read by no test: what the owner has renewed fails none', () => {
    expect(readRenewals).toBe(inTests);
  });

  it.each([
    ['{', 'cannot be read as it stands'],
    ['[]', 'must hold figures by their names'],
    [written({ 'usda-fee': fee }), '"usda-fee" is the name of no figure'],
    [written({ toString: fee }), '"toString" is the name of no figure'],
    [written({ 'usda-annual-fee': 0.4 }), '"usda-annual-fee" must have a value and a month'],
    [written({ 'usda-annual-fee': { ...fee, value: '0.4' } }), '"usda-annual-fee": value must be a number'],
    [written({ 'usda-annual-fee': { ...fee, value: -1 } }), 'value must be a number'],
    [written({ 'usda-annual-fee': { ...fee, asOf: '2026-13' } }), 'asOf must be a month'],
    [written({ 'usda-annual-fee': { ...fee, expires: '2027-02-30' } }), 'must be a day'],
    [written({ 'usda-annual-fee': { ...fee, expires: undefined } }), 'expires or recheck is missing'],
    [written({ 'usda-annual-fee': { ...fee, source: 'me' } }), 'there is no "source"'],
    [written({ 'pmi-request-ltv': fee }), 'it has no expires'],
    [written({ 'conforming-limit': { value: 1, asOf: '2026-11' } }), 'must be a limit for each year'],
    [written({ 'conforming-limit': { value: { now: 1 }, asOf: '2026-11' } }), 'must be a limit for each year'],
    [written({ 'conforming-limit': { value: {}, asOf: '2026-11' } }), 'must be a limit for each year'],
  ])('is refused where it holds %s', (text, says) => {
    expect(() => parseRenewals(text)).toThrow(FiguresFileError);
    expect(() => parseRenewals(text)).toThrow(/^figures\.json /);
    expect(() => parseRenewals(text)).toThrow(says);
  });

  it('has all of its faults named at once', () => {
    expect(() => parseRenewals(written({ 'usda-fee': fee, 'va-debt-ratio': {} }))).toThrow(
      /wrong values:\n {2}"usda-fee".*\n {2}"va-debt-ratio": value.*\n {2}"va-debt-ratio": asOf.*\n {2}"va-debt-ratio": expires/,
    );
  });
});
