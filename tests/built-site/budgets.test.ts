import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptFilesOf } from '../../publishing/page-scripts.ts';
import { siteFolder } from '../sample-site.ts';
import { builtPages, type ParsedPage } from './site.ts';

/** 14.6 kB: what a server sends in the first round trip (ten packets of 1,460 bytes). */
const firstFlightBytes = 14_600;

/** Script of a page without an island, and of one with: what it starts with and what it may fetch later. */
const scriptLimitBytes = { static: 3_000, island: 80_000 } as const;

/**
 * Pages that fetch more once a visitor asks for it, and how much: pdf.js comes with the first file that is chosen, the writer of
 * calendar files with the first one that is saved.
 */
const laterLimitBytes: Readonly<Record<string, number>> = {
  '/second-look/loan-estimates': 430_000,
  '/learn/timeline-process': 9_000,
};

const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${siteFolder}${file}`)).length, 0);

function firstScriptBytes(page: ParsedPage): number {
  const inline = page.document
    .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
    .map((script) => script.text)
    .join('\n');
  return (inline ? brotliCompressSync(inline).length : 0) + sizeOf(scriptFilesOf(siteFolder, page.document).atOnce);
}

describe.each(builtPages)('$path', (page) => {
  it('fits its document into the first round trip', () => {
    const served = readFileSync(`${siteFolder}${page.path === '/' ? '/index' : page.path}.html.br`);
    expect(served.length).toBeLessThanOrEqual(firstFlightBytes);
  });

  it('keeps its script within 3 kB without an island, 80 kB with one', () => {
    const hasIsland = page.document.querySelector('astro-island') !== null;
    const bytes = firstScriptBytes(page);
    const laterBytes = sizeOf(scriptFilesOf(siteFolder, page.document).later);
    const laterLimit = laterLimitBytes[page.path];
    expect(bytes).toBeGreaterThan(0);
    expect(bytes + (laterLimit ? 0 : laterBytes)).toBeLessThanOrEqual(scriptLimitBytes[hasIsland ? 'island' : 'static']);
    if (laterLimit) expect(laterBytes).toBeLessThanOrEqual(laterLimit);
  });
});
