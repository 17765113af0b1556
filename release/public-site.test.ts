import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askPublicSite, publicSiteInWords } from './public-site.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A public site whose `release.txt` answers with one after the other, and then with the last one. */
async function site(...answers: readonly (readonly [status: number, mark: string])[]): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const [status, mark] = answers[Math.min(asked.length, answers.length) - 1] as [number, string];
    answer.writeHead(status).end(`${mark}\n`);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const quick = { times: 3, pauseMs: 10 };

it('is asked again until it shows the new site, past whatever keeps pages on the way', async () => {
  const { url, asked } = await site([200, 'old'], [503, ''], [200, 'new']);
  expect(await askPublicSite(url, 'new', quick)).toEqual({ kind: 'this one' });
  expect(asked).toHaveLength(3);
  for (const address of asked) expect(address).toMatch(/^\/release\.txt\?asked=\d+$/);
});

it.each([
  [[200, 'old'], /still shows what was there before/],
  // A site of before there were marks.
  [[404, ''], /still shows what was there before/],
  [[502, ''], /could not be reached \(it answers with 502\)/],
] as const)('is said to be what it is when it answers %j', async (answer, sentence) => {
  const { url } = await site(answer);
  expect(publicSiteInWords(url, await askPublicSite(url, 'new', quick))).toMatch(sentence);
});

it('is said to be out of reach when nothing answers', async () => {
  const { url } = await site([200, 'new']);
  await new Promise((closed) => server?.close(closed));
  expect(publicSiteInWords(url, await askPublicSite(url, 'new', quick))).toContain('could not be reached (ECONNREFUSED)');
});
