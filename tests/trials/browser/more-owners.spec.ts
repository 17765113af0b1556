import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Owner } from '../../../owner/owner-schema.ts';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readSite } from '../../../server/website/files.ts';
import { fetchedBytes } from '../../browser/page-checks.ts';
import { brokerInSpokane, lenderInBellevue, moreOwners } from '../../other-owners.ts';
import { portraitOwner, portraitPictures } from '../../portrait-owner.ts';
import { buildSiteCopy } from '../../site-copy.ts';
import { findingsOfSite } from './findings-of-site.ts';

/** Pages on which most of an owner stands. */
const paths = ['/', '/about', '/contact', '/card', '/pre-qualify', '/loan-options', '/special-programs', '/calculator/compare'];

/** Parts of a page that nothing stands in: a heading, a link, a point of a list, a paragraph. */
const emptyParts = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, a), footer :is(p, li, a)')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            !part.textContent?.trim() && !part.querySelector('img, svg, input') && !part.closest('[role=status], template'),
        )
        .map((part) => part.outerHTML.slice(0, 120)),
    );

/** All twelve. */
const owners: readonly { readonly what: string; readonly owner: Owner; readonly pictures?: typeof portraitPictures }[] = [
  { what: 'a broker’s license, no office and no USDA loans', owner: brokerInSpokane },
  { what: 'a lender’s license and everything long', owner: lenderInBellevue },
  { what: 'a portrait, a wide logo and colors', owner: portraitOwner, pictures: portraitPictures },
  ...moreOwners,
];

/** What the home page fetches on a first visit at most, compressed; the limit of `tests/browser/page-checks.ts`. */
const firstVisitBytes = 170_000;

for (const { what, owner, pictures } of owners) {
  test(`an owner with ${what}: whole, lawful and readable at 390 and 1280 px`, async ({ page }) => {
    test.setTimeout(300_000);
    const copy = await buildSiteCopy({
      owner,
      environment: { SITE_URL: 'https://www.harborlight-home.com' },
      compressed: pictures !== undefined,
      ...(pictures && { pictures: await pictures() }),
    });
    const store = new SqlLeadStore(new SqliteDatabase(join(copy.folder, 'leads.db')));
    const app = await buildApp({ store, owner, site: readSite(copy.dist) });
    try {
      expect(findingsOfSite(copy.dist, owner)).toEqual([]);
      const base = await app.listen({ port: 0, host: '127.0.0.1' });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths.filter((one) => existsSync(join(copy.dist, one === '/' ? 'index.html' : `${one}.html`)))) {
          await page.goto(`${base}${path}`);
          if (path === '/' && pictures) expect(await fetchedBytes(page)).toBeLessThanOrEqual(firstVisitBytes);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
          expect((await page.locator('.site-header').boundingBox())?.height, path).toBeLessThanOrEqual(76);
          // A wide logo stands in place of the name.
          const name = page.locator('.site-header a').first().locator('span span, img').last();
          expect(
            (await name.boundingBox())?.height,
            `the name in the header of ${path} has at most two lines, or three small ones`,
          ).toBeLessThanOrEqual(48);
          expect(await emptyParts(page), path).toEqual([]);
          if (width === 390 && ['/', '/card', '/contact'].includes(path)) {
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(
              violations.map(({ id }) => id),
              path,
            ).toEqual([]);
          }
        }
      }
      expect(errors).toEqual([]);
    } finally {
      await app.close();
      copy.remove();
    }
  });
}
