import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { isDay } from '../../../mortgage/dates/day.ts';
import { type Figure, isExpired } from '../../../mortgage/figures/figure.ts';
import { figuresWith, type Renewals } from '../../../mortgage/figures/renewals.ts';
import { readBuiltPages } from '../../../publishing/built-pages.ts';
import { movedClock } from '../../other-day.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';
import { renewedIn2026 } from './years-figures.ts';

// The site as it is built on days of a year, by an owner who renewed their figures in 2026 and by one who renewed none.

const months = 'January February March April May June July August September October November December'.split(' ');

/** Every day and month of a text, as `YYYY-MM-DD` or `YYYY-MM`, behind the given words. */
function statedAfter(words: string, text: string): string[] {
  const stated = new RegExp(`${words} (${months.join('|')})(?: (\\d{1,2}),)? (20\\d\\d)`, 'g');
  return [...text.matchAll(stated)].map(([, month = '', day, year]) =>
    [year, months.indexOf(month) + 1, day]
      .filter(Boolean)
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );
}

const flat = (element: HTMLElement) => element.structuredText.replace(/\s+/g, ' ');

const copies: SiteCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

const siteUrl = 'https://site.example.org';

describe.each<[day: string, renewals: Renewals, who: string]>([
  ['2026-12-15', renewedIn2026, 'with the limits of both years'],
  ['2027-01-02', renewedIn2026, 'by who had renewed them'],
  ['2027-01-02', {}, 'by who had renewed none'],
  ['2027-10-02', renewedIn2026, 'after the fiscal year of USDA'],
  ['2028-01-31', renewedIn2026, 'a year after the last renewal'],
])('the site that is built on %s', { timeout: 120_000 }, (day, renewals, who) => {
  const figures = Object.values<Figure>(figuresWith(renewals, day));
  const ended = figures.filter((figure) => isExpired(figure, day)).map(({ label }) => label);
  let pages: { readonly path: string; readonly document: HTMLElement; readonly text: string }[] = [];
  let file: (path: string) => string;

  it(`${who}, is built`, async () => {
    const copy = await buildSiteCopy({ renewals, environment: { ...movedClock(day), SITE_URL: siteUrl } });
    copies.push(copy);
    file = (path) => readFileSync(join(copy.dist, path), 'utf8');
    pages = readBuiltPages(copy.dist).map(({ path, html }) => {
      const document = parse(html);
      return { path, document, text: flat(document.querySelector('main') ?? document) };
    });
    expect(pages.length).toBeGreaterThan(30);
  });

  it('calls out each figure that has ended on every page that uses it, with its own end, and no other', () => {
    const labels = (elements: HTMLElement[]) => elements.map((element) => flat(element).trim()).sort();
    const using = pages.filter(({ document }) => document.querySelector('details li strong') && document.querySelector('#main'));
    expect(using.length).toBeGreaterThan(12);
    for (const { path, document, text } of using) {
      const sources = document.querySelectorAll('details li:has(strong)').map((each) =>
        flat(each)
          .replace(/^[^:]*: /, '')
          .trim(),
      );
      const notes = document.querySelectorAll('[data-ends]');
      const seen = notes.filter((note) => !note.hasAttribute('hidden'));
      expect(labels(seen.flatMap((note) => note.querySelectorAll('li'))), path).toEqual(
        [...new Set(ended.filter((label) => sources.includes(label)))].sort(),
      );
      for (const note of notes) {
        const end = note.getAttribute('data-ends') ?? '';
        expect(note.hasAttribute('hidden'), `${path}: ${end}`).toBe(end >= day);
        expect(statedAfter('applied through', flat(note)), path).toEqual([end]);
        for (const label of note.querySelectorAll('li').map((each) => flat(each).trim()))
          expect(figures.find((figure) => figure.label === label)?.expires, label).toBe(end);
      }
      for (const end of statedAfter('valid through', text.replaceAll(/valid through [^,]+, \d{4}, not yet renewed/g, '')))
        expect(end >= day, `${path} says that something is valid through ${end}`).toBe(true);
    }
    for (const label of ended)
      expect(
        using.some(({ text }) => text.includes(label)),
        label,
      ).toBe(true);
  });

  it('announces nothing that has come, and dates nothing later than today', () => {
    for (const { path, document, text } of pages) {
      for (const from of statedAfter('\\([^)]*from', text)) expect(from > day, `${path}: from ${from}`).toBe(true);
      for (const month of statedAfter('as of', text)) expect(month <= day, `${path}: as of ${month}`).toBe(true);
      for (const time of document.querySelectorAll('time[datetime]'))
        expect((time.getAttribute('datetime') ?? '9') <= day, path).toBe(true);
      for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
        for (const [, published = ''] of data.text.matchAll(/"date(?:Published|Modified)":"([^"]*)"/g))
          expect(isDay(published) && published <= day, path).toBe(true);
    }
  });

  it('has the year of the day in every footer, and no other', () => {
    for (const { path, document } of pages.filter(({ document }) => document.querySelector('footer')))
      expect(document.querySelector('#copyright-year')?.text, path).toBe(day.slice(0, 4));
  });

  it('gives sitemap and feeds no day that has not come', () => {
    const days = [
      ...[...file('sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, changed = '']) => changed),
      ...[...file('feed.json').matchAll(/"date_published":"(.{10})/g)].map(([, published = '']) => published),
      ...[...file('rss.xml').matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, at = '']) =>
        new Date(at).toISOString().slice(0, 10),
      ),
    ];
    expect(days.length).toBeGreaterThan(18);
    for (const each of days) expect(isDay(each) && each <= day, each).toBe(true);
  });

  it('counts its examples from days to come', () => {
    const text = (path: string) => pages.find((page) => page.path === path)?.text ?? '';
    const [planned] = statedAfter('mutual acceptance on \\w+,', text('/learn/timeline-process'));
    const [closing] = statedAfter('this counts with', text('/calculator/cash-to-close'));
    expect((planned ?? '') > day && (closing ?? '') > day, `${planned}, ${closing}`).toBe(true);
  });

  it('has a table of counties for each year that is known and not over', () => {
    const known = [...new Set(figures.flatMap(({ byYear = {} }) => Object.keys(byYear)))].sort();
    const headings = pages
      .find(({ path }) => path === '/sources')
      ?.document.querySelectorAll('h2')
      .map((heading) => /counties in (\d{4})/.exec(heading.text)?.[1]);
    expect(headings?.filter(Boolean)).toEqual(known);
    const open = Object.keys(renewals).length > 0 ? ['2026', '2027'].filter((year) => year >= day.slice(0, 4)) : ['2026'];
    expect(known).toEqual(open.length > 0 ? open : ['2027']);
  });
});
