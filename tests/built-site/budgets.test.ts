import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptFilesOf } from '../../publishing/page-scripts.ts';
import { readSite } from '../../server/website/files.ts';
import { serveWebsite } from '../../server/website/website.ts';
import { siteFolder } from '../sample-site.ts';
import { wireBytes } from '../servers/wire-bytes.ts';
import { builtPages, type ParsedPage } from './site.ts';

/**
 * What a server sends in the first round trip is ten packets of 1,460 bytes, headers included. 500 are for the next person to work
 * with, and 350 for what only a site with a public address says of it (tests/trials/owners/public-address.test.ts).
 */
const documentBytes = 14_600 - 500 - 350;

/** Script of a page without an island, and of one with: what it starts with and what it may fetch later, headers included. */
const scriptLimitBytes = { static: 3_000, island: 80_000 - 500 } as const;

/**
 * Pages that fetch more once a visitor asks for it, and how much: pdf.js comes with the first file that is chosen, the writer of
 * calendar files with the first one that is saved.
 */
const laterLimitBytes: Readonly<Record<string, number>> = {
  '/second-look/loan-estimates': 430_000,
  '/learn/timeline-process': 9_000,
  // What puts the figures of a calculator into the message, for who comes from one.
  '/contact': 16_000,
};

const app = fastify();
let port: number;

beforeAll(async () => {
  serveWebsite(app, readSite(siteFolder));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function sizeOf(files: readonly string[]): Promise<number> {
  const answers = await Promise.all(files.map((file) => wireBytes(port, file)));
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

function inlineBytes({ document }: ParsedPage): number {
  const scripts = document.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script.text).length, 0);
}

describe.each(builtPages)('$path', (page) => {
  const isErrorPage = /^\/(404|blog\/post-not-found)$/.test(page.path);

  it('fits its document with its headers into the first round trip, and leaves room', async () => {
    const { head, bytes } = await wireBytes(port, page.path);
    expect(head).toMatch(isErrorPage ? /^HTTP\/1\.1 404/ : /^HTTP\/1\.1 200/);
    expect(head).toContain('content-encoding: br');
    expect(bytes).toBeLessThanOrEqual(documentBytes);
  });

  it('keeps its script with its headers within 3 kB without an island, 79.5 kB with one', async () => {
    const hasIsland = page.document.querySelector('astro-island') !== null;
    const { atOnce, later } = scriptFilesOf(siteFolder, page.document);
    const bytes = inlineBytes(page) + (await sizeOf(atOnce));
    const laterBytes = await sizeOf(later);
    const laterLimit = laterLimitBytes[page.path];
    expect(bytes).toBeGreaterThan(0);
    expect(bytes + (laterLimit ? 0 : laterBytes)).toBeLessThanOrEqual(scriptLimitBytes[hasIsland ? 'island' : 'static']);
    if (laterLimit) expect(laterBytes).toBeLessThanOrEqual(laterLimit);
  });
});

it('what a document alone obeys is sent with documents alone', async () => {
  const { atOnce } = scriptFilesOf(siteFolder, builtPages.find(({ path }) => path === '/calculator')?.document as never);
  for (const file of [...atOnce, '/favicon.svg', '/robots.txt']) {
    const { head } = await wireBytes(port, file);
    expect(head, file).toMatch(/^HTTP\/1\.1 200/);
    expect(head, file).toContain('x-content-type-options: nosniff');
    expect(head, file).not.toMatch(
      /^(content-security-policy|permissions-policy|referrer-policy|cross-origin|strict-transport)/im,
    );
  }
});
