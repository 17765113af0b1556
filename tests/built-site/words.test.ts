import { describe, expect, it } from 'vitest';
import owner from '../sample-owner.ts';
import { builtPages } from './site.ts';

const page = (path: string) => {
  const found = builtPages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found.document;
};
const textOf = (element: { readonly structuredText: string } | null) =>
  (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
const mainOf = (path: string) => textOf(page(path).querySelector('main'));
const sentences = (text: string) => text.split(/(?<=[.!?]”?) /);

describe('the choice to be texted', () => {
  it('says beside it, without script, who texts, about what, how to stop, and that nothing depends on it', () => {
    const choices = page('/contact').querySelectorAll('input[name=preferredContact]');
    const described = choices.filter((choice) => choice.getAttribute('aria-describedby'));
    expect(described.map((choice) => choice.getAttribute('value'))).toEqual(['text']);
    const group = described[0]?.closest('fieldset');
    const agreement = textOf(group?.querySelector(`#${described[0]?.getAttribute('aria-describedby')}`) ?? null);
    for (const part of [owner.company.name, 'about this request', 'STOP', 'not a condition']) expect(agreement).toContain(part);
  });
});

describe('the one promise of an answer', () => {
  it('begins, for a Second Look, when the Loan Estimate has arrived', () => {
    const promises = sentences(mainOf('/second-look')).filter((sentence) => sentence.includes('24 hours'));
    expect(promises.length).toBeGreaterThan(1);
    expect(promises.filter((sentence) => !/24 hours after we have (it|your Loan Estimate)/.test(sentence))).toEqual([]);
  });

  it('is the same in the policy, which says that it holds on weekends too', () => {
    expect(mainOf('/communications-policy')).toContain('We answer every message within 24 hours, on weekends too.');
  });
});

it('one loan officer is no team: only the author of the posts is called one', () => {
  const teams = builtPages.flatMap(({ path, document }) =>
    [...textOf(document.querySelector('body')).matchAll(/[^.]{0,40}\bteams?\b/gi)].map(([words]) => ({ path, words })),
  );
  expect(teams.filter(({ path, words }) => !path.startsWith('/blog/') || !words.includes(`${owner.company.name} team`))).toEqual(
    [],
  );
});

describe('a rule of law in a text', () => {
  it.each([
    ['/learn/first-time-buyer-guide', /Form 17 within five business days/, 'RCW 64.06.030'],
    ['/blog/refinancing-vs-home-equity-loan', /three business days to cancel/, '12 CFR 1026.23'],
    ['/loan-options/fha', /move in within 60 days/, 'HUD Handbook 4000.1'],
    ['/loan-options/fha', /must cover the whole house payment/, 'HUD Handbook 4000.1'],
    ['/loan-options/va', /move in within 60 days/, 'VA Lenders Handbook'],
  ] as const)('on %s (%s) names its source within reach', (path, rule, source) => {
    const text = mainOf(path);
    const place = text.search(rule);
    expect(place).toBeGreaterThan(-1);
    expect(text.slice(Math.max(0, place - 400), place + 600)).toContain(source);
  });
});

describe('the smallest conventional down payment', () => {
  it.each(['/loan-options', '/loan-options/conventional', '/learn/first-time-buyer-guide', '/calculator/affordability'])(
    'is on %s three percent for eligible first-time buyers, and five for others',
    (path) => {
      expect(mainOf(path)).toMatch(/\b3%[^.]{0,60}eligible first-time buyers/i);
      expect(mainOf(path)).toMatch(/\b5%/);
    },
  );
});

describe('the amount label of a program tile', () => {
  it.each([
    ['Jumbo Loans', ['$832,750', '$1,063,750']],
    ['Down Payment Assistance', ['3%', '4%', '5%', 'Home Advantage']],
    ['First-Time Homebuyer Programs', ['3%']],
  ] as const)('of %s holds its amounts', (title, amounts) => {
    for (const path of ['/', '/loan-options']) {
      const tile = page(path)
        .querySelectorAll('li')
        .find((item) => textOf(item.querySelector('h3')) === title);
      const label = textOf(tile?.querySelector('h3 + p') ?? null);
      for (const amount of amounts) expect(label).toContain(amount);
    }
  });
});
