import { describe, expect, it } from 'vitest';
import { builtPages } from './site.ts';

/** What a page's styles say of print alone. */
function printStyles(html: string): string {
  return [...html.matchAll(/@media print\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(([, css]) => css).join('');
}

describe.each(builtPages)('$path, printed', ({ html, document }) => {
  it('gives the address of each link to another site', () => {
    if (document.querySelector('a[href^="http"]')) expect(printStyles(html)).toContain('attr(href)');
  });

  it('has no band of colour under white words, and leaves out the buttons that lead to other pages', () => {
    expect(printStyles(html)).toMatch(/\.on-deep\b[^{}]*\{[^{}]*background:/);
    if (document.querySelector('main a.button[href^="/"]'))
      expect(printStyles(html)).toMatch(/a\.button:not\([^{}]*\{[^{}]*display:none/);
  });
});
