import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../../../owner/owner-schema.ts';
import { advertisingFindings } from '../../../publishing/advertising/check.ts';
import { type BuiltPage, readBuiltPages } from '../../../publishing/built-pages.ts';
import { deadLinks } from '../../../publishing/launch/dead-links.ts';
import { pictureFindings } from '../../../publishing/launch/pictures.ts';
import { type ReadPage, readPage } from '../../../publishing/read-page.ts';
import { brokerInSpokane, lenderInBellevue } from '../../other-owners.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';

/** Texts about the region, which may name any of its towns. */
const aboutTheRegion = /^\/(blog|learn|loan-options)\b/;

/** Words that only a broker says of itself, and words that only a lender does. */
const brokersWords = /\bbrokers?\b|arranges? home loans|lenders we work with/i;
const lendersWords =
  /\bmakes? home loans|mortgage lenders fall|mortgage lender, NMLS|\banother lender\b|\bour underwriter|whether we offer/i;

describe.each<[string, Owner, RegExp, RegExp]>([
  ['a mortgage broker in Spokane', brokerInSpokane, lendersWords, /arranges home loans/],
  ['a lender in Bellevue', lenderInBellevue, brokersWords, /makes home loans/],
])('the site of %s', (_who, owner, others, own) => {
  let copy: SiteCopy;
  let pages: readonly BuiltPage[];
  let read: readonly ReadPage[];
  beforeAll(async () => {
    copy = await buildSiteCopy({ owner, environment: { SITE_URL: 'https://www.harborlight-home.com' } });
    pages = readBuiltPages(copy.dist);
    read = pages.map(readPage);
  }, 300_000);
  afterAll(() => copy?.remove());

  const page = (path: string) => read.find((candidate) => candidate.path === path);

  it('says nothing that an advertising rule objects to', () => expect(advertisingFindings(pages, owner)).toEqual([]));

  it('has no dead link and no picture that cannot be shown', () => {
    expect(deadLinks(read, copy.dist)).toEqual([]);
    expect(pictureFindings(read, copy.dist)).toEqual([]);
  });

  it('speaks of the business as what it is, on every page', () => {
    expect(read.filter(({ text, beside }) => others.test(`${text} ${beside}`)).map(({ path }) => path)).toEqual([]);
    expect(page('/about')?.text).toMatch(own);
  });

  it('keeps nothing of the sample, and names no town of it', () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/Robin Sample|Sample Harbor|555-01\d\d|example\.(com|org)|>undefined|undefined</);
      if (!aboutTheRegion.test(path)) expect(html, path).not.toContain('Kenmore');
    }
  });

  it('gives each description in search results in full', () => {
    for (const { path, document } of read.filter((candidate) => !candidate.path.startsWith('/blog-feed/'))) {
      const text = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(160);
    }
  });

  it('shows a loan that is not offered nowhere: no page, no card, no link, no place in a list', () => {
    const loans = 4 - owner.notOffered.length;
    expect(page('/loan-options')?.document.querySelectorAll('.loan-card')).toHaveLength(loans);
    expect(page('/')?.text).toContain(loans === 3 ? 'Three loans, compared plainly' : 'Four loans, compared plainly');
    for (const loan of owner.notOffered) {
      expect(existsSync(join(copy.dist, `loan-options/${loan}.html`))).toBe(false);
      for (const file of ['sitemap.xml', 'llms.txt'])
        expect(readFileSync(join(copy.dist, file), 'utf8')).not.toContain(`/${loan}`);
      const compared = page('/calculator/compare')?.document;
      expect(compared?.querySelectorAll('table[aria-labelledby=same-home] thead th')).toHaveLength(1 + loans);
      expect(compared?.querySelector('#a-loan')?.querySelectorAll('option')).toHaveLength(loans);
      expect(page('/loan-options/fha')?.text).toContain('All three side by side');
      expect(page('/')?.beside).toContain('Conventional, FHA and VA home loans for Spokane, Cheney and all of Washington.');
    }
  });

  it('shows the ways to reach the owner, and none that there is not', () => {
    const contact = page('/contact');
    const calls = contact?.document.querySelectorAll('main a[href^="tel:"]').map((link) => link.getAttribute('href'));
    expect(new Set(calls).size).toBe(owner.phone.office ? 2 : 1);
    expect(contact?.text.includes('Call office')).toBe(owner.phone.office !== undefined);
    expect(contact?.text).toContain(owner.hours.otherwise);
    expect(contact?.beside).toContain(`in ${owner.office.city}, Washington`);
    expect(page('/')?.document.querySelectorAll('footer nav[aria-label="Reviews and social media"] a')).toHaveLength(
      owner.social.length,
    );
  });

  it('carries in every text version the company page at NMLS Consumer Access and the line on affiliation', () => {
    for (const { path, document } of read.filter((candidate) => candidate.document.querySelector('link[type="text/plain"]'))) {
      const text = readFileSync(
        join(copy.dist, document.querySelector('link[type="text/plain"]')?.getAttribute('href') ?? ''),
        'utf8',
      );
      expect(text, path).toContain(`NMLS Consumer Access: ${owner.company.consumerAccessUrl}`);
      expect(text, path).toContain('We are not affiliated with or endorsed by FHA, HUD');
      expect(text, path).toContain(owner.email);
    }
  });
});
