import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readSite } from '../../../server/website/files.ts';
import { lenderInBellevue as owner } from '../../other-owners.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';

// Names, figures and reviews as long as real ones are.
let copy: SiteCopy;
let base: string;
let app: Awaited<ReturnType<typeof buildApp>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = await buildSiteCopy({ owner });
  const store = new SqlLeadStore(new SqliteDatabase(join(copy.folder, 'leads.db')));
  app = await buildApp({ store, owner, site: readSite(copy.dist) });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await app?.close();
  copy?.remove();
});

/** Lines that the words of an element stand in. */
function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  });
}

for (const width of [320, 390, 1024, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a registered name of 70 characters stays inside the bar of the header, beside the menu', async ({ page }) => {
      await page.goto(base);
      const bar = await page.locator('.site-header').boundingBox();
      const name = await page.locator('.site-header a').first().locator('span span').boundingBox();
      const next = await page
        .locator('.site-header')
        .locator('nav a:visible, .site-header__toggle:visible')
        .first()
        .boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(76);
      expect(name && bar && name.y >= bar.y && name.y + name.height <= bar.y + bar.height).toBe(true);
      expect(name && next && name.x + name.width <= next.x).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('an email address breaks before its @ and never inside its ending', async ({ page }) => {
      await page.goto(`${base}/contact`);
      for (const link of await page.locator(`a[href="mailto:${owner.email}"]`).all()) {
        expect(await linesOf(link.getByText('.com', { exact: true }))).toBe(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('a figure keeps its amount and its unit on one line', async ({ page }) => {
      await page.goto(base);
      const figures = page.locator('dd').filter({ hasText: 'billion' });
      await expect(figures).toHaveCount(2);
      for (const figure of await figures.all()) {
        expect(await linesOf(figure)).toBe(1);
        expect(await figure.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
    });

    test('no stars stand over 0 reviews, and each quotation fills its card', async ({ page }) => {
      await page.goto(base);
      const reviews = page.locator('#reviews');
      await expect(reviews.getByRole('heading')).toHaveText('0 five-star reviews');
      await expect(reviews.locator('svg.fill-alpenglow')).toHaveCount(0);
      await expect(page.locator('.hero')).not.toContainText('reviews');
      for (const card of await reviews.getByRole('listitem').all()) {
        const empty = await card.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect();
          return bottom - (element.querySelector('footer')?.getBoundingClientRect().bottom ?? 0);
        });
        expect(empty).toBeLessThanOrEqual(26);
      }
    });
  });
}
