import { describe, expect, it } from 'vitest';
import { printFigure, printWithLater } from '../../mortgage/figures/figure.ts';
import { figures } from '../../mortgage/figures/figures.ts';
import { builtPages, listedPages } from './site.ts';

const sources = builtPages.find(({ path }) => path === '/sources')?.document;
const text = (sources?.querySelector('main')?.text ?? '').replace(/\s+/g, ' ');

describe('the page of sources', () => {
  it.each(Object.values(figures))('has “$label” with its value and the address of its source', (figure) => {
    expect(text).toContain(`${printWithLater(figure)}: ${figure.label}`);
    const addresses = sources?.querySelectorAll('main a').map((link) => link.getAttribute('href')) ?? [];
    expect(addresses).toContain(figure.sourceUrl);
  });

  it('has every line of sources that another page shows', () => {
    const shown = listedPages
      .filter(({ path }) => path !== '/sources')
      .flatMap(({ document }) => document.querySelectorAll('details li li').filter((line) => line.querySelector('strong')))
      .map((line) => line.text.replace(/\s+/g, ' ').trim());
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((line) => !text.includes(line))).toEqual([]);
  });

  it('is linked wherever figures stand with their sources', () => {
    const withSources = listedPages.filter(({ document }) =>
      document.text.includes('Sources and dates of the figures on this page'),
    );
    expect(withSources.length).toBeGreaterThan(8);
    for (const { path, document } of withSources) expect(document.querySelector('a[href="/sources"]'), path).not.toBeNull();
  });

  // Small round percentages say other things as well; these stand for the figures alone.
  it('is linked from every page that prints a loan limit, or a fee or a premium to a part of a percent', () => {
    const told = Object.values(figures).filter(({ unit, value }) =>
      unit === 'dollars' ? value > 500_000 : !Number.isInteger(value * 2),
    );
    const printed = told.map((figure) => printFigure(figure).replace('.', '\\.').replace('$', '\\$'));
    const anyOfThem = new RegExp(`(?<![\\d.,$])(?:${printed.join('|')})(?![\\d,])`);
    const pages = listedPages.filter(({ document }) => anyOfThem.test(document.querySelector('main')?.text ?? ''));
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/loan-options', '/special-programs', '/calculator']),
    );
    const withoutLink = pages.filter(({ document }) => !document.querySelector('main a[href="/sources"]'));
    expect(withoutLink.map(({ path }) => path)).toEqual(['/sources']);
  });

  it('names all 39 counties', () => {
    expect(sources?.querySelectorAll('main tbody th')).toHaveLength(39);
  });
});

describe('what stands on it beside the publications', () => {
  it('is the seller’s tax by its tiers, now and from 2027, with its source, its end and what rests on one report', () => {
    expect(text).toContain(
      'Sales that close by December 31, 20261.1% up to $525,000, 1.28% up to $1,525,000, 2.75% up to $3,025,000, 3% of what is above.',
    );
    expect(text).toContain(
      'Sales that close from January 1, 20271.1% up to $551,000, 1.28% up to $1,551,000, 2.75% up to $3,051,000, 3% of what is above.',
    );
    expect(text).toMatch(/RCW 82\.45\.060, as reported by [^.]+, as of September 2026, valid through December 31, 2030\./);
    expect(text).toContain('The steps from January 1, 2027 are known from this report alone.');
  });

  it('is who publishes the limits for two to four homes, and until when they hold', () => {
    expect(text).toMatch(/Conventional: Federal Housing Finance Agency[^.]*two to four units, valid through December 31, 2026\./);
    expect(text).toMatch(/FHA: HUD[^.]*two to four units, as reported by LendingTree, valid through December 31, 2026/);
  });

  it('is until when each publication holds, when it is read again, or why it needs neither', () => {
    const heads = sources
      ?.querySelectorAll('[aria-labelledby="publications"] li:has(ul)')
      .map((item) => item.text.split('\n')[0]);
    expect(heads?.length).toBeGreaterThan(30);
    for (const head of heads ?? [])
      expect(head).toMatch(
        /valid through|no end date; (?:we check it|was due to be checked) again by|law, in force until changed|no price of today/,
      );
  });

  it('leads to whom to ask for what has not been read', () => {
    const addresses = sources?.querySelectorAll('[aria-labelledby^="counties-"] a').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining([expect.stringContaining('hud.gov'), 'https://dor.wa.gov/']));
  });
});

describe('the page of cash to close', () => {
  const cash = builtPages.find(({ path }) => path === '/calculator/cash-to-close')?.document;

  it('works out the seller’s tax of an example without script, and leads to its tiers', () => {
    const words = cash?.querySelector('main')?.text.replace(/\s+/g, ' ');
    expect(words).toContain('a price of $920,000 costs $15,431 if the sale closes by December 31, 2026, or $15,384');
    expect(cash?.querySelector('a[href="/sources#excise-tax"]')).not.toBeNull();
    expect(sources?.querySelector('#excise-tax')).not.toBeNull();
  });
});
