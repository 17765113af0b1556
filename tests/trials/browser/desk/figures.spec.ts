import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInWashington, yearOf } from '../../../../mortgage/dates/day.ts';
import { violations } from '../../../browser/axe.ts';
import { openTestDesk, type TestDesk } from '../../../servers/desk.ts';

let desk: TestDesk;
test.beforeEach(async () => {
  desk = await openTestDesk();
});
test.afterEach(() => desk.close());

const today = todayInWashington();
/** A day that no figure's present end is after. */
const inAYear = addDays(today, 365);
const open = (page: Page, path = 'sources') => page.goto(`${desk.address}${path}`);
const confirm = (page: Page) => page.getByRole('button', { name: 'These are right', exact: true }).click();
const renewals = () => JSON.parse(desk.read('figures.json')) as Record<string, unknown>;
const isThere = () => existsSync(join(desk.folder, 'figures.json'));

test('fees whose year is over are named first with the address to read them at; renewed, they are one save and hold until the day that was said', async ({
  page,
}) => {
  await open(page, '');
  await expect(page.getByRole('listitem').filter({ hasText: 'Loan limits, fees and taxes' })).toContainText('left to do');
  await open(page);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText(/^USDA Rural Development, guarantee fees/);
  await expect(first).toContainText('They held until September 30, 2026.');
  await expect(first.getByRole('link', { name: /^https:\/\/www\.rd\.usda\.gov\// })).toHaveAttribute('target', '_blank');
  await expect(first.getByRole('listitem').filter({ hasText: '0.35%' })).toContainText('annual fee');

  await first.getByRole('link', { name: /^Renew/ }).click();
  await expect(page.getByLabel('USDA annual fee')).toHaveValue('0.35');
  await page.getByLabel('USDA annual fee').fill('0.4 %');
  await page.getByLabel('They hold until').fill(inAYear);
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('They hold until');
  await expect(page.getByRole('heading', { name: 'Out of date' })).toHaveCount(0);
  expect(renewals()).toEqual({
    'usda-guarantee-fee': { value: 1, asOf: today.slice(0, 7), expires: inAYear },
    'usda-annual-fee': { value: 0.4, asOf: today.slice(0, 7), expires: inAYear },
  });
  const [save, ...others] = await desk.saved();
  expect(save).toMatchObject({
    files: ['figures.json'],
    title: 'Renew: USDA Rural Development, guarantee fees of the fiscal year',
  });
  expect(others).toEqual([]);

  await open(page, 'history');
  await page.getByRole('button', { name: /^Take back “Renew/ }).click();
  await expect(page.getByRole('status')).toContainText('It is taken back.');
  expect(isThere()).toBe(false);
});

test('what cannot be right is told beside its field, what is unusual asks once more, and nothing is written until then', async ({
  page,
}) => {
  await open(page, 'sources/usda-annual-fee');
  await page.getByLabel('USDA annual fee').fill('a third');
  await page.getByLabel('USDA upfront guarantee fee').fill('101');
  await page.getByLabel('They hold until').fill('2026-10-31');
  await confirm(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('USDA annual fee')).toHaveAccessibleDescription(/must be a number, such as 0\.35/);
  await expect(page.getByLabel('USDA annual fee')).toHaveValue('a third');
  await expect(page.getByLabel('USDA upfront guarantee fee')).toHaveAccessibleDescription(/must be 100 percent at most/);
  await expect(page.getByLabel('They hold until')).toHaveAccessibleDescription(/this one is past/);

  await page.getByLabel('USDA annual fee').fill('0.8');
  await page.getByLabel('USDA upfront guarantee fee').fill('1');
  await page.getByLabel('They hold until').fill(inAYear);
  await confirm(page);
  await expect(page.getByLabel('USDA annual fee')).toHaveAccessibleDescription(/is 0\.8% now, and was 0\.35%/);
  expect(isThere()).toBe(false);
  expect(await desk.saved()).toEqual([]);

  await page.getByLabel('Yes, 0.8 is right').check();
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(renewals()).toMatchObject({ 'usda-annual-fee': { value: 0.8 } });
});

test('next year’s limits are entered beside this year’s, all of a publication or none', async ({ page }) => {
  const year = yearOf(today);
  await open(page, 'sources/conforming-limit');
  const limit = (name: RegExp) => page.getByRole('group', { name });
  const closing = (of: number) => `Closing in ${of}`;
  await limit(/in 36 of the 39 counties/)
    .getByLabel(closing(year))
    .fill('832,750');
  await limit(/in 36 of the 39 counties/)
    .getByLabel(closing(year + 1))
    .fill('$850,000');
  await limit(/in King/)
    .getByLabel(closing(year))
    .fill('1063750');
  await confirm(page);
  await expect(limit(/in King/).getByLabel(closing(year + 1))).toHaveAccessibleDescription(/is missing: another limit/);
  expect(isThere()).toBe(false);
  await limit(/in King/)
    .getByLabel(closing(year + 1))
    .fill('1,090,000');
  await confirm(page);
  await expect(page.getByRole('status')).toContainText(`They hold until December 31, ${year + 1}.`);
  expect(renewals()).toEqual({
    'conforming-limit': { value: { [year]: 832_750, [year + 1]: 850_000 }, asOf: today.slice(0, 7) },
    'conforming-limit-king': { value: { [year]: 1_063_750, [year + 1]: 1_090_000 }, asOf: today.slice(0, 7) },
  });
});

test('two windows with the same figures notice each other', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, 'sources/usda-annual-fee');
  for (const [window, fee] of [
    [other, '0.4'],
    [page, '0.3'],
  ] as const) {
    await window.getByLabel('USDA annual fee').fill(fee);
    await window.getByLabel('They hold until').fill(inAYear);
    await confirm(window);
  }
  await expect(page.getByRole('status')).toContainText('changed elsewhere');
  expect(renewals()).toMatchObject({ 'usda-annual-fee': { value: 0.4 } });
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(renewals()).toMatchObject({ 'usda-annual-fee': { value: 0.3 } });
});

test('without script a figure is renewed all the same', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, 'sources/usda-annual-fee');
  await page.getByLabel('They hold until').fill(inAYear);
  await confirm(page);
  await expect(page.getByRole('status')).toContainText('They hold until');
  expect(isThere()).toBe(true);
});

for (const path of ['sources', 'sources/conforming-limit'])
  test(`the page ${path} can be read and used by everybody at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    for (const fold of await page.locator('summary').all()) await fold.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
  });
