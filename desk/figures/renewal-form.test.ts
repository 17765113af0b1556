import { describe, expect, it } from 'vitest';
import { figuresWith, parseRenewals, type Renewals } from '../../mortgage/figures/renewals.ts';
import { dueOf, lastDayOf, publicationsOf } from './publications.ts';
import { renewalForm, sentRenewal } from './renewal-form.ts';

const today = '2026-11-22';
const publications = (renewals: Renewals = {}, day = today) => publicationsOf(figuresWith(renewals, day));
const find = (id: string, all = publications()) => {
  const found = all.find(({ figures }) => figures.some((one) => one.id === id));
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** What the form of a publication leads to with these fields changed. */
function sent(id: string, changed: Readonly<Record<string, string>>, day = today, all = publications({}, day)) {
  const form = new FormData();
  const publication = find(id, all);
  for (const [name, value] of renewalForm(publication, day).values) form.set(name, String(value ?? ''));
  for (const [name, value] of Object.entries(changed)) form.set(name, value);
  const { form: again, renewals } = sentRenewal(publication, form, day);
  return { errors: Object.fromEntries(again.errors), renewals };
}

describe('publications', () => {
  it('hold every figure once, those of one source, month and end together', () => {
    const all = publications();
    const ids = all.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(Object.keys(figuresWith({}, today)).toSorted());
    expect(find('usda-annual-fee').figures.map(({ id }) => id)).toEqual(['usda-guarantee-fee', 'usda-annual-fee']);
    expect(find('property-tax-king').figures).toHaveLength(20);
    expect(find('va-funding-fee-irrrl')).not.toBe(find('va-funding-fee-later'));
  });

  it('are past on the day after their last one, due in the 60 days before, and never where a law has no end', () => {
    const due = (id: string, day: string) => dueOf(find(id), day);
    expect(['2026-08-01', '2026-08-02', '2026-09-30', '2026-10-01'].map((day) => due('usda-annual-fee', day))).toEqual([
      'soon',
      'soon',
      'soon',
      'past',
    ]);
    expect([due('usda-annual-fee', '2026-07-31'), due('pmi-request-ltv', '2099-01-01')]).toEqual(['later', 'later']);
    expect(lastDayOf(find('property-tax-king'))).toBe('2027-06-30');
  });
});

describe('the form of a publication', () => {
  it('renews all of its figures with the month in which they were compared', () => {
    const { errors, renewals } = sent('usda-annual-fee', { 'usda-annual-fee': '0.40%', end: '2027-09-30' });
    expect(errors).toEqual({});
    expect(renewals).toEqual({
      'usda-guarantee-fee': { value: 1, asOf: '2026-11', expires: '2027-09-30' },
      'usda-annual-fee': { value: 0.4, asOf: '2026-11', expires: '2027-09-30' },
    });
    expect(parseRenewals(JSON.stringify(renewals))).toEqual(renewals);
    expect(dueOf(find('usda-annual-fee', publications(renewals)), today)).toBe('later');
  });

  it('keeps a law without an end, and what is read again with a day for that', () => {
    expect(sent('pmi-request-ltv', {}).renewals?.['pmi-request-ltv']).toEqual({ value: 80, asOf: '2026-11' });
    expect(sent('usda-housing-ratio', { end: '2028-03-31' }).renewals?.['usda-debt-ratio']).toEqual({
      value: 41,
      asOf: '2026-11',
      recheck: '2028-03-31',
    });
  });

  it('writes what stands, for every publication that there is: each renewal is newer than the project’s own', () => {
    for (const publication of publications()) {
      const { errors, renewals } = sent(publication.id, { end: lastDayOf(publication)?.replace(/^2026/, '2027') ?? '' });
      expect(errors, publication.first.source).toEqual({});
      const after = figuresWith(parseRenewals(JSON.stringify(renewals)), today);
      for (const { id } of publication.figures) expect(after[id].asOf).toBe('2026-11');
    }
  });

  it.each([
    ['', 'is missing.'],
    ['abc', 'must be a number, such as 0.35. It is now "abc".'],
    ['0,35', 'must be a number, such as 0.35. It is now "0,35".'],
    ['-1', 'must be a number, such as 0.35. It is now "-1".'],
    ['101', 'must be 100 percent at most. It is now "101".'],
    ['0.71', 'is 0.71% now, and was 0.35%. If that is right, say so beneath it.'],
    ['0.17', 'is 0.17% now, and was 0.35%. If that is right, say so beneath it.'],
  ])('says of a fee of "%s" that it %s', (typed, says) => {
    const { errors, renewals } = sent('usda-annual-fee', { 'usda-annual-fee': typed, end: '2027-09-30' });
    expect(errors).toEqual({ 'usda-annual-fee': `USDA annual fee, of the remaining balance ${says}` });
    expect(renewals).toBeUndefined();
  });

  it('takes a percentage over 100 where there is one already, and whole numbers alone for what is counted', () => {
    expect(sent('usda-income-limit', { 'usda-income-limit': '120' }).errors).toEqual({});
    expect(sent('fha-score-minimum', { 'fha-score-minimum': '500.5', end: '2027-12-31' }).errors).toMatchObject({
      'fha-score-minimum': expect.stringContaining('must be a whole number'),
    });
  });

  it('takes an unusual number once it was confirmed as it stands there', () => {
    const unusual = (typed: string, confirmed: string) =>
      sent('usda-annual-fee', { 'usda-annual-fee': typed, 'sure.usda-annual-fee': confirmed, end: '2027-09-30' });
    expect(unusual('0.8', '0.8').renewals?.['usda-annual-fee']?.value).toBe(0.8);
    expect(unusual('0.9', '0.8').renewals).toBeUndefined();
  });

  it.each([
    ['', 'is missing'],
    ['next year', 'must be a day, such as 2027-09-30'],
    ['2026-11-21', 'this one is past'],
    ['2028-12-23', 'must be December 22, 2028 at the latest'],
  ])('says of the last day "%s" that it %s', (end, says) => {
    const { errors } = sent('usda-annual-fee', { end });
    expect(errors).toEqual({ end: expect.stringContaining(`They hold until ${says.startsWith('this') ? 'must' : says}`) });
    expect(errors.end).toContain(says);
  });

  it('takes no day before the present one, and keeps one that is far off', () => {
    expect(sent('usda-housing-ratio', { end: '2027-11-29' }).errors.end).toContain('must not be before November 30, 2027');
    expect(sent('va-funding-fee-later', {}).renewals?.['va-funding-fee-later']?.expires).toBe('2034-06-08');
    expect(sent('va-funding-fee-later', { end: '2034-06-09' }).errors.end).toContain('at the latest');
  });

  it.each([
    ['November', 'must be a month, such as 2026-11'],
    ['2026-12', 'still to come'],
    ['2025-09', 'must not be before October 2025'],
  ])('says of the month "%s" that it %s', (asOf, says) => {
    const { errors } = sent('usda-annual-fee', { asOf, end: '2027-09-30' });
    expect(errors).toEqual({ asOf: expect.stringContaining(says) });
  });
});

describe('the form of limits', () => {
  const [low, high] = ['conforming-limit', 'conforming-limit-king'] as const;

  it('asks for this year’s and, as soon as they are announced, for next year’s: all or none', () => {
    expect(sent(low, {}).renewals?.[low]).toEqual({ value: { 2026: 832_750 }, asOf: '2026-11' });
    expect(sent(low, { [`${low}.2027`]: '850,000' }).errors).toEqual({
      [`${high}.2027`]: expect.stringContaining('2027 is missing: another limit of that year is there.'),
    });
    const both = sent(low, { [`${low}.2027`]: '850,000', [`${high}.2027`]: '1,090,000' }).renewals;
    expect(both?.[high]).toEqual({ value: { 2026: 1_063_750, 2027: 1_090_000 }, asOf: '2026-11' });
  });

  it('lets no year go that is known, and wants the present one once the year before is over', () => {
    const known = { value: { 2026: 832_750, 2027: 850_000 }, asOf: '2026-11' };
    const all = publications({ [low]: known, [high]: known });
    expect(sent(low, { [`${low}.2027`]: '' }, today, all).errors).toEqual({
      [`${low}.2027`]: expect.stringContaining('is missing'),
    });
    expect(Object.keys(sent(low, {}, '2027-01-02').errors)).toEqual([`${low}.2027`, `${high}.2027`]);
  });

  it('asks once more for a limit that has lost a digit', () => {
    expect(sent(low, { [`${low}.2027`]: '85,000', [`${high}.2027`]: '1,090,000' }).errors[`${low}.2027`]).toContain(
      'is $85,000 now, and was $832,750',
    );
  });
});
