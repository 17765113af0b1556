import { expect, type Page, test } from '@playwright/test';
import { addDays, weekdayOf } from '../../../mortgage/dates/day.ts';
import { projectFigures } from '../../../mortgage/figures/project/figures.ts';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readSite } from '../../../server/website/files.ts';
import { movedClock } from '../../other-day.ts';
import owner from '../../sample-owner.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';
import { nextYears, renewedIn2026 } from '../year/years-figures.ts';

// A site that was built on December 15, 2026 by an owner who had entered the limits of 2027, and is read on later days.

const built = '2026-12-15';
let copy: SiteCopy;
let base: string;
let app: Awaited<ReturnType<typeof buildApp>>;

// One build for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = await buildSiteCopy({ renewals: renewedIn2026, environment: movedClock(built) });
  const store = new SqlLeadStore(new SqliteDatabase(`${copy.folder}/leads.db`));
  app = await buildApp({ store, owner, site: readSite(copy.dist) });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await app?.close();
  copy?.remove();
});

/** Opens a page as it is read at noon of a day. */
async function read(page: Page, path: string, day: string): Promise<void> {
  await page.clock.setFixedTime(`${day}T12:00:00`);
  await page.goto(`${base}${path}`);
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const { value: limit } = projectFigures['conforming-limit-king'];

for (const [closing, words] of [
  ['2026-12-30', `${dollars(limit)} in 2026.`],
  ['2027-01-05', `${dollars(nextYears(limit))} in 2027.`],
  ['2028-01-05', `${dollars(nextYears(limit))} in 2027; we do not have that of 2028 yet.`],
] as const) {
  test(`a loan that closes on ${closing} is held to the limit: ${words}`, async ({ page }) => {
    await read(page, '/calculator/cash-to-close', built);
    await page.getByLabel('Day of closing').fill(closing);
    await expect(page.getByText('limit here for one unit')).toContainText(words);
  });
}

for (const [closing, tax] of [
  // 525,000 at 1.1% and 75,000 at 1.28%; from 2027 551,000 at 1.1% and 49,000 at 1.28%; 0.5% to the city both times.
  ['2026-12-31', '$9,735'],
  ['2027-01-01', '$9,688'],
] as const) {
  test(`the excise tax on $600,000 of a sale that closes on ${closing} is ${tax}`, async ({ page }) => {
    await read(page, '/calculator/cash-to-close', built);
    await page.getByLabel('Day of closing').fill(closing);
    await page.getByText('Do you sell a home too? The seller’s excise tax').click();
    await page.getByLabel('Price of the home you sell').fill('600000');
    await expect(page.locator('details', { hasText: 'The seller’s excise tax' })).toContainText(tax);
  });
}

test('on the day after figures have ended a page says so, though nobody has published since, and not a day before', async ({
  page,
}) => {
  const note = page.getByText('applied through September 30, 2027');
  await read(page, '/loan-options/usda', '2027-09-30');
  await expect(page.getByText('Sources and dates of the figures on this page')).toBeVisible();
  await expect(note).toBeHidden();
  await read(page, '/loan-options/usda', '2027-10-01');
  await expect(note).toBeVisible();
  await expect(page.getByRole('main')).toContainText('USDA annual fee');
  // By then the limits of 2027 hold still.
  await read(page, '/loan-options/conventional', '2027-12-31');
  await expect(page.getByText('applied through December 31, 2027')).toBeHidden();
  await read(page, '/loan-options/conventional', '2028-01-01');
  await expect(page.getByText('applied through December 31, 2027')).toBeVisible();
});

for (const day of ['2026-12-15', '2027-03-14', '2028-01-31']) {
  test(`on ${day} the footer has the year, and examples count from a weekday to come`, async ({ page }) => {
    await read(page, '/calculator/cash-to-close', day);
    await expect(page.locator('#copyright-year')).toHaveText(day.slice(0, 4));
    const dayOf = async (words: RegExp) => {
      const [, found = ''] = words.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
      return found && new Date(`${found} UTC`).toISOString().slice(0, 10);
    };
    await expect.poll(async () => (await dayOf(/this counts with (\w+ \d+, \d{4})/)) >= addDays(day, 28)).toBe(true);
    await read(page, '/learn/timeline-process', day);
    await page.locator('#dates').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await dayOf(/mutual acceptance on \w+, (\w+ \d+, \d{4})/)) > day).toBe(true);
    expect(weekdayOf(await dayOf(/mutual acceptance on \w+, (\w+ \d+, \d{4})/))).toBe(1);
    await expect(page.getByText('An example.', { exact: true })).toBeVisible();
  });
}
