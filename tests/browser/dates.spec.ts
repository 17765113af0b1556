import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

/** Each step with its days, as they stand on the page. */
async function steps(page: Page): Promise<Record<string, string>> {
  return page
    .locator('#dates .dates-list > li')
    .evaluateAll((items) =>
      Object.fromEntries(items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('p')?.textContent])),
    );
}

async function open(page: Page, fragment = '#dates', today = '2026-11-22T12:00:00') {
  // Playwright's clock would take the navigation's own timing away too, by which the page knows that a link was followed.
  await page.addInitScript((now) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [now]) as [string]));
      }
    } as DateConstructor;
  }, today);
  await page.goto(`/learn/timeline-process${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

const closingOnFriday = '#dates?from=closing&day=20270226';

/** Worked out by hand; see mortgage/dates/plan.test.ts. */
const toClosingOnFriday = {
  'Mutual acceptance and application': 'Tuesday, January 12 to Thursday, February 4, 2027',
  'Rate lock of 45 days': 'Tuesday, January 12 to Friday, February 26, 2027',
  'Last day to receive the Closing Disclosure': 'Monday, February 22, 2027',
  Signing: 'Thursday, February 25, 2027',
  'Closing: recording and keys': 'Friday, February 26, 2027',
  'First payment': 'Thursday, April 1, 2027',
  'Your first property tax bills': 'Friday, April 30, 2027 and Monday, November 1, 2027',
};

test('shows an example with its date, every step and who does what, without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/learn/timeline-process');
  const dates = page.locator('#dates');
  await expect(dates).toContainText(/An example\. Counted from mutual acceptance on Monday, \w+ \d+, 20\d\d\./);
  await expect(dates).toContainText('To count from your own day, this page needs JavaScript.');
  const shown = await steps(page);
  expect(Object.keys(shown)).toHaveLength(11);
  for (const days of Object.values(shown)) expect(days).toMatch(/^\w+day, \w+ \d+/);
  await expect(dates.getByText('Lender: Sends you the Loan Estimate.')).toBeVisible();
  await expect(dates.getByRole('button', { name: 'Save for your calendar' })).toBeHidden();
  await page.context().close();
});

test('a change of the day, of its kind or of the signing moves all other days, and stands in the address', async ({ page }) => {
  await open(page);
  await page.getByLabel('Starting from').selectOption('closing');
  await page.getByLabel('Date', { exact: true }).fill('2027-02-26');
  await expect.poll(() => steps(page)).toMatchObject(toClosingOnFriday);
  await expect(page.locator('#dates')).toContainText('Counted back from closing on Friday, February 26, 2027.');
  await expect(page.locator('#dates')).not.toContainText('An example.');
  await expect.poll(() => new URL(page.url()).hash).toBe(closingOnFriday);

  await page.getByLabel('You sign').selectOption('0');
  await expect
    .poll(() => steps(page))
    .toMatchObject({
      'Last day to receive the Closing Disclosure': 'Tuesday, February 23, 2027',
      Signing: 'Friday, February 26, 2027',
    });
  await expect.poll(() => new URL(page.url()).hash).toBe(`${closingOnFriday}&signing=0`);
  await page.reload();
  await expect.poll(() => steps(page)).toMatchObject({ Signing: 'Friday, February 26, 2027' });
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-02-26');
});

test('can be filled in by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Starting from').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('02262027');
  await expect.poll(() => steps(page)).toMatchObject(toClosingOnFriday);
  await page.getByLabel('Days for the inspection').focus();
  await page.keyboard.press('PageUp');
  await expect
    .poll(() => steps(page))
    .toMatchObject({ 'Last day for the inspection': 'Wednesday, January 27 to Friday, February 19, 2027' });
});

test('says beside the field what is wrong with a day, and what it takes in its place', async ({ page }) => {
  await open(page, '#dates?from=closing&day=20261201');
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).toHaveAccessibleDescription(/Too soon, unless .* first day to close is then Thursday, December 3, 2026\./);
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await date.fill('2027-02-06');
  await expect(date).toHaveAccessibleDescription(/closed that day\. The plan takes Monday, February 8, 2027\./);
  await date.fill('2026-11-20');
  await expect(date).toHaveAccessibleDescription(/This day has passed\./);
  await expect(date).not.toHaveAttribute('aria-invalid');
  await date.fill('');
  await expect(date).toHaveAccessibleDescription(/Choose a full date/);
  await expect(page.locator('#dates')).toContainText('Counted back from closing on Friday, November 20, 2026.');
});

test('counts the day that a clock on the wall shows, also shortly before midnight', async ({ page }) => {
  await open(page, '#dates?day=20261122', '2026-11-22T23:30:00');
  await expect(page.locator('#dates')).toContainText('Counted from mutual acceptance on Sunday, November 22, 2026.');
  await expect(page.getByText('This day has passed.')).toBeHidden();
});

for (const fragment of [
  '#dates?day=20270231&from=never&lock=1e3',
  '#dates?day=<b>&signing=-1&inspection=99',
  '#dates?%E0%A4%A',
]) {
  test(`plans with the example, or asks for a day, for the fragment ${fragment}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, fragment);
    expect(Object.keys(await steps(page))).toHaveLength(11);
    await expect(page.locator('#dates')).not.toContainText(/NaN|undefined|Invalid/);
    expect(errors).toEqual([]);
  });
}

test('fetches the writer of calendar files only when it is asked for, and saves every day', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, closingOnFriday);
  expect(fetched.filter((url) => url.includes('calendar-file'))).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for your calendar' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('home-purchase-dates.ics');
  const file = readFileSync(await saved.path(), 'utf8');
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(12);
  expect(file).toContain('DTSTART;VALUE=DATE:20270225\r\nDTEND;VALUE=DATE:20270226\r\n');
  expect(file).toContain('SUMMARY:Signing\r\n');
  await expect(page.getByText('Saved. Open the file')).toBeVisible();
  expect(fetched.filter((url) => url.includes('calendar-file'))).toHaveLength(1);
});

test('prints the plan by itself from its button, and with the guide from the browser’s menu', async ({ page }) => {
  await open(page, closingOnFriday);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.emulateMedia({ media: 'print' });
  const guide = page.getByRole('heading', { name: /^Phase 1/ });
  await expect(guide).toBeVisible();
  await page.locator('#dates').getByRole('button', { name: 'Print', includeHidden: true }).dispatchEvent('click');
  await expect(guide).toBeHidden();
  await expect(page.getByText('Thursday, February 25, 2027').first()).toBeVisible();
  await expect(page.locator('#dates form')).toBeHidden();
  await expect(page.getByText('Equal Housing Opportunity').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(guide).toBeVisible();
});

test('is reached from the calculators and from the top of the guide', async ({ page }) => {
  for (const path of ['/calculator', '/calculator/affordability', '/calculator/cash-to-close', '/learn/timeline-process']) {
    await page.goto(path);
    await page.locator('main').getByRole('link', { name: 'Plan your dates', exact: false }).first().click();
    await expect(page).toHaveURL(/\/learn\/timeline-process#dates$/);
    await expect(page.getByRole('heading', { name: 'Your dates, one after the other' })).toBeInViewport();
  }
});

for (const width of [320, 1280]) {
  test(`has no accessibility fault at ${width} px, with a remark shown, and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '#dates?from=closing&day=20261201');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
