import { describe, expect, it } from 'vitest';
import { builtPages, printStyles } from './site.ts';

describe.each(builtPages)('$path, printed', ({ document }) => {
  it('gives the address of each link to another site', () => {
    if (document.querySelector('a[href^="http"]')) expect(printStyles(document)).toContain('attr(href)');
  });

  it('has no band of colour under white words, and leaves out the buttons that lead to other pages', () => {
    expect(printStyles(document)).toMatch(/\.on-deep\b[^{}]*\{[^{}]*background:/);
    if (document.querySelector('main a.button[href^="/"]'))
      expect(printStyles(document)).toMatch(/a\.button:not\([^{}]*\{[^{}]*display:none/);
  });
});
