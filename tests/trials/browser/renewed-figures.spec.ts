import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInWashington, yearOf } from '../../../mortgage/dates/day.ts';
import type { Renewals } from '../../../mortgage/figures/renewals.ts';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readSite } from '../../../server/website/files.ts';
import owner from '../../sample-owner.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';

// A site whose owner has renewed figures on the desk, as its visitors see it. The numbers are made up.

const today = todayInWashington();
const year = yearOf(today);
const read = { asOf: today.slice(0, 7), expires: addDays(today, 365) };
const renewals: Renewals = {
  'usda-guarantee-fee': { value: 1.25, ...read },
  'usda-annual-fee': { value: 0.45, ...read },
  'property-tax-king': { value: 0.91, asOf: read.asOf, recheck: addDays(today, 365) },
  'conforming-limit-king': { value: { [year]: 1_063_750, [year + 1]: 1_090_000 }, asOf: read.asOf },
};

const month = new Date(today).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

let copy: SiteCopy;
let base: string;
let app: Awaited<ReturnType<typeof buildApp>>;

// One build for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = await buildSiteCopy({ renewals });
  const store = new SqlLeadStore(new SqliteDatabase(join(copy.folder, 'leads.db')));
  app = await buildApp({ store, owner, site: readSite(copy.dist) });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await app?.close();
  copy?.remove();
});

const main = (page: Page) => page.getByRole('main');

test('a text prints the renewed figure, and nobody is told any more that it is out of date', async ({ page }) => {
  await page.goto(`${base}/loan-options/usda`);
  await expect(main(page)).toContainText('1.25% of the whole loan, the fee included');
  await expect(main(page)).toContainText('0.45% of the remaining balance');
  await expect(main(page)).not.toContainText('Ask before you rely on', { useInnerText: true });
});

test('the page of sources has the renewed figure with its month and its end, and both years of a limit', async ({ page }) => {
  await page.goto(`${base}/sources`);
  const fees = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^USDA Rural Development, guarantee fees/ });
  await expect(fees).toContainText('0.45%: USDA annual fee');
  await expect(fees).toContainText(`guarantee fees of the fiscal year, as of ${month}, valid through `);
  await expect(fees).not.toContainText('not yet renewed');
  await expect(main(page)).toContainText(`$1,063,750 ($1,090,000 from January 1, ${year + 1}): Conforming loan limit in King`);
  await expect(page.getByRole('heading', { name: `Washington’s counties in ${year + 1}` })).toBeVisible();
});

test('a calculator works with the renewed figure once it runs in the browser', async ({ page }) => {
  await page.goto(`${base}/calculator/compare`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const fee = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Upfront fee' }) })
    .locator('td[data-label="USDA"]');
  // 1.25% of a loan that holds the fee: 380,000 ÷ 98.75 × 1.25, then 400,000 in the place of 380,000.
  await expect(fee).toHaveText(/^\$4,810\s*added to the loan$/);
  await page.getByLabel('Home price', { exact: true }).first().fill('420000');
  await expect(fee).toHaveText(/^\$5,063\s*added to the loan$/);
});

test('a field begins with the renewed figure, with the month in which it was read beside it', async ({ page }) => {
  await page.goto(`${base}/calculator/affordability`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(main(page)).toContainText(`simpletaxcalculator.app, as of ${month}`);
  await expect(page.locator('#property-tax')).toHaveValue('0.91');
});

test('a file that holds no figures stops the build with the name of the file and of the key', async () => {
  const wrong = { 'usda-annual-fee': { value: '0.45', ...read } } as unknown as Renewals;
  await expect(buildSiteCopy({ renewals: wrong })).rejects.toThrow(
    /figures\.json has a wrong value:\n {2}"usda-annual-fee": value must be a number/,
  );
});
