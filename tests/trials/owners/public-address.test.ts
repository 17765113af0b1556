import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPage, readBuiltPages } from '../../../publishing/built-pages.ts';
import { readSite } from '../../../server/website/files.ts';
import { serveWebsite } from '../../../server/website/website.ts';
import { vocabulary } from '../../built-site/schema-org.ts';
import { graphOf, isListed, structuredDataFindings, type Thing, thingsIn } from '../../built-site/structured-data.ts';
import owner from '../../sample-owner.ts';
import { wireBytes } from '../../servers/wire-bytes.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';

// The site built for a public address: what search engines and link previews read.
const site = 'https://www.site.test';

interface Page extends BuiltPage {
  readonly document: HTMLElement;
  readonly listed: boolean;
}

let copy: SiteCopy;
let pages: readonly Page[];
let listed: readonly Page[];

beforeAll(async () => {
  copy = await buildSiteCopy({ environment: { SITE_URL: site }, compressed: true });
  pages = readBuiltPages(copy.dist).map((page) => {
    const document = parse(page.html);
    return { ...page, document, listed: isListed(document) };
  });
  listed = pages.filter((page) => page.listed);
}, 300_000);

afterAll(() => copy?.remove());

const addressOf = (path: string) => `${site}${path}`;

/** What the head of a page says under a name. */
function said(page: Page, name: string): string | undefined {
  return page.document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

describe('structured data', () => {
  it('uses only types and properties of schema.org that stand in the table, in the form that they want, and refers only to things on the same page', () => {
    expect(listed.flatMap(structuredDataFindings)).toEqual([]);
  });

  it('names the page of schema.org for each type', () => {
    for (const [type, { page }] of Object.entries(vocabulary)) expect(page).toBe(`https://schema.org/${type}`);
  });

  it('says who the business is on every listed page', () => {
    for (const page of listed) {
      expect(graphOf(page)[0]).toMatchObject({ '@type': 'FinancialService', name: owner.company.name, url: `${site}/` });
    }
  });

  it('repeats only questions and answers that stand on the page, and the way that leads to it', () => {
    for (const page of listed) {
      const shown = (page.document.querySelector('main')?.structuredText ?? '').replace(/\s+/g, ' ');
      for (const question of thingsIn(graphOf(page)).filter((thing) => thing['@type'] === 'Question')) {
        expect(shown).toContain(String(question.name));
        expect(shown).toContain(String((question.acceptedAnswer as Thing).text).replace(/\s+/g, ' '));
      }
      const steps = thingsIn(graphOf(page)).filter((thing) => thing['@type'] === 'ListItem');
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      if (page.path !== '/') expect(steps.at(-1)?.item).toBe(addressOf(page.path));
    }
  });

  it('is left out of pages that are not listed', () => {
    for (const page of pages.filter((candidate) => !candidate.listed)) expect(page.html).not.toContain('application/ld+json');
  });
});

it('each document with its headers fits into the first round trip of 14,600 bytes, and 500 are left', async () => {
  const app = fastify();
  serveWebsite(app, readSite(copy.dist));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sizes = await Promise.all(pages.map(async ({ path }) => ({ path, ...(await wireBytes(port, path)) })));
  await app.close();
  for (const { path, head } of sizes) expect(head, path).toMatch(/strict-transport-security/i);
  expect(sizes.filter(({ bytes }) => bytes > 14_600 - 500).map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([]);
});

describe('the head of each page', () => {
  it('names one whole address of its own, the same for search engines and for link previews', () => {
    for (const page of listed) {
      const canonical = page.document.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
      expect(canonical).toEqual([addressOf(page.path)]);
      expect(said(page, 'og:url')).toBe(addressOf(page.path));
    }
    for (const page of pages.filter((candidate) => !candidate.listed)) {
      expect(page.document.querySelector('link[rel=canonical]'), page.path).toBeNull();
      expect(said(page, 'og:url')).toBeUndefined();
    }
  });

  it('has everything that a link preview shows', () => {
    for (const page of listed) {
      expect(said(page, 'og:title')?.length, page.path).toBeGreaterThan(3);
      expect(said(page, 'og:description')).toBe(said(page, 'description'));
      expect(said(page, 'og:type') || 'website').toBe(page.path.startsWith('/blog/') ? 'article' : 'website');
      expect(said(page, 'og:site_name')).toBe(owner.company.name);
      expect(said(page, 'twitter:card')).toBe('summary_large_image');
    }
  });

  it('shows a picture that exists, 1200 by 630 pixels', async () => {
    const pictures = new Set(listed.map((page) => said(page, 'og:image') ?? `none on ${page.path}`));
    for (const picture of pictures) {
      expect(picture).toMatch(/^https:\/\/www\.site\.test\/.+\.png$/);
      expect(await sharp(join(copy.dist, picture.slice(site.length))).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });
});

describe('the sitemap', () => {
  const read = () => parse(readFileSync(join(copy.dist, 'sitemap.xml'), 'utf8')).querySelectorAll('url');

  it('lists exactly the pages that may be found', () => {
    const addresses = read().map((entry) => entry.querySelector('loc')?.text);
    expect(addresses.toSorted()).toEqual(listed.map(({ path }) => addressOf(path)).toSorted());
    expect(readFileSync(join(copy.dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('dates each post with the day that the post itself says, none of them to come, and invents no other date', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const entry of read()) {
      const page = listed.find(({ path }) => addressOf(path) === entry.querySelector('loc')?.text) as Page;
      const day = page.document.querySelector('main article time[datetime]')?.getAttribute('datetime');
      const changed = entry.querySelector('lastmod')?.text;
      expect(changed, page.path).toBe(day);
      if (page.path.startsWith('/blog/')) expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (changed) expect(changed <= today, `${page.path} is dated ${changed}`).toBe(true);
    }
  });
});

it('headers of a site that is reached over https say so, for every host alike', () => {
  const hsts = 'Strict-Transport-Security';
  for (const file of ['.headers.json', '_headers', '.hosting/nginx-headers.conf', '.hosting/Caddyfile-headers'])
    expect(readFileSync(join(copy.dist, file), 'utf8'), file).toContain(hsts);
  expect(existsSync('dist/sitemap.xml') || !readFileSync('dist/.headers.json', 'utf8').includes(hsts)).toBe(true);
});
