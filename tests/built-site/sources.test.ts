import { describe, expect, it } from 'vitest';
import { printWithLater } from '../../mortgage/figures/figure.ts';
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

  it('names all 39 counties', () => {
    expect(sources?.querySelectorAll('main tbody th')).toHaveLength(39);
  });
});
