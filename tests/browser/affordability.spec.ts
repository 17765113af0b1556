import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

const programs = ['Conventional', 'FHA', 'VA', 'USDA'] as const;

/** Comfort price, guideline price and, where there is one, automated price of the four programs, as they stand on the page. */
async function prices(page: Page): Promise<Record<string, string[]>> {
  const entries = programs.map(async (program) => {
    const box = page.locator('#affordability').getByRole('region', { name: program, exact: true });
    return [program, await box.locator('dt + dd').allInnerTexts()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const defaults = {
  Conventional: ['$413,400', '$453,646', '$641,465'],
  FHA: ['$412,111', '$452,211', '$664,741'],
  VA: ['$434,554', '$548,303'],
  USDA: ['$420,240', '$502,292'],
};

const income = (page: Page) => page.getByLabel('Yearly income before taxes');

async function open(page: Page, fragment = '') {
  await page.goto(`/calculator/affordability${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

/** The field's text with the caret drawn in. */
async function drawn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
  });
}

test('shows the right default figures without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/calculator/affordability');
  expect(await prices(page)).toEqual(defaults);
  await page.context().close();
});

test('answers a known case typed by keyboard alone', async ({ page }) => {
  await open(page);
  for (let tabs = 0; tabs < 30 && !(await income(page).evaluate((field) => field === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('PageUp');
  await expect(income(page)).toHaveValue('130,000');
  await expect(income(page)).toHaveAttribute('aria-valuetext', '$130,000');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Worked out by hand: 3,100 a month less 127.75 of insurance, plus what 80,000 spare, over 0.0074540 a dollar of the price.
  await page.keyboard.type('80000');
  await expect.poll(async () => (await prices(page)).Conventional?.[1]).toMatch(/^\$471,9\d\d$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Interest rate')).toHaveValue('6.625');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('County of the home')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('HOA dues a month')).toBeVisible();
});

test('keeps the caret behind the digit just typed or deleted, commas or not', async ({ page }) => {
  await open(page);
  const field = income(page);
  await field.fill('');
  await field.pressSequentially('1234567');
  expect(await drawn(field)).toBe('1,234,567|');
  for (const [key, expected] of [
    ['ArrowLeft', '1,234,56|7'],
    ['9', '12,345,69|7'],
    ['Backspace', '1,234,56|7'],
    ['Home', '|1,234,567'],
    ['8', '8|1,234,567'],
    ['Delete', '8|,234,567'],
    ['Delete', '8|34,567'],
    ['End', '834,567|'],
    ['.', '834,567.|'],
    ['5', '834,567.5|'],
  ] as const) {
    await field.press(key);
    expect(await drawn(field), `after ${key}`).toBe(expected);
  }
  await field.evaluate((element) => (element as HTMLInputElement).setSelectionRange(4, 4));
  await field.press('Backspace');
  expect(await drawn(field), 'after deleting over a comma').toBe('83|,567.5');
});

test('understands a pasted amount', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('$1,234.50'));
  await page.getByLabel('Monthly debts').focus();
  await page.getByLabel('Monthly debts').selectText();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Monthly debts')).toHaveValue('1,234.50');
  await expect(page.getByLabel('Monthly debts')).toHaveAttribute('aria-valuenow', '1234.5');
});

test('keeps income and debts out of the address, and still has them on reload and on the way back', async ({ page }) => {
  await open(page);
  await income(page).fill('150000');
  await page.getByLabel('Loan term').selectOption('15');
  const before = await prices(page);
  expect(before).not.toEqual(defaults);
  await page.waitForTimeout(600);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect.poll(() => prices(page)).toEqual(before);
  await page.goto('/about');
  await page.goBack();
  await expect(income(page)).toHaveValue('150,000');
  await expect.poll(() => prices(page)).toEqual(before);
});

test('copies a link that opens the same figures; once they change, it leaves the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await income(page).fill('150000');
  await page.getByLabel('Monthly debts').fill('250');
  await page.getByText('Taxes, insurance and other assumptions').click();
  await page.getByLabel('County of the home').selectOption('Walla Walla');
  await page.getByLabel('VA funding fee').selectOption('exempt');
  await page.getByLabel('VA funding fee').selectOption('later');
  const before = await prices(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#affordability?income=150000&debts=250&county=Walla+Walla&va=later');
  const other = await context.newPage();
  await other.goto(link);
  await expect.poll(() => prices(other)).toEqual(before);
  await income(other).fill('160000');
  await expect.poll(() => new URL(other.url()).hash).toBe('#affordability');
  await expect(income(other)).toHaveValue('160,000');
});

test('never puts an exemption into a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByText('Taxes, insurance and other assumptions').click();
  await page.getByLabel('VA funding fee').selectOption('exempt');
  await expect.poll(async () => (await prices(page)).VA).not.toEqual(defaults.VA);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash).toBe('#affordability');
});

for (const fragment of [
  '#affordability?income=-1&debts=1e9&down=NaN&va=exempt&county=mars&tax=99',
  '#affordability?%E0%A4%A&income=',
]) {
  test(`shows the defaults for the fragment ${fragment}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, fragment);
    expect(await prices(page)).toEqual(defaults);
    expect(errors).toEqual([]);
  });
}

test('counts what was typed before its script arrived', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/calculator/affordability#affordability?income=90000&debts=0', { waitUntil: 'commit' });
  await income(page).fill('240000');
  await expect(page.getByLabel('Monthly debts')).toHaveValue('0', { timeout: 15_000 });
  await expect(income(page)).toHaveValue(/240,?000/);
  await expect.poll(async () => (await prices(page)).FHA?.[0]).not.toBe(defaults.FHA[0]);
  await expect(income(page)).toHaveAttribute('aria-valuenow', '240000');
});

test('shows dashes while a field is empty, and says what it counts instead of too much', async ({ page }) => {
  await open(page);
  await page.getByLabel('Monthly debts').fill('');
  await expect(page.getByText('Enter an amount in dollars, like 500.')).toBeVisible();
  await expect.poll(async () => [...new Set(Object.values(await prices(page)).flat())]).toEqual(['–']);
  await page.getByLabel('Monthly debts').fill('999999999999');
  await expect(page.getByText('We count up to $100,000,000.')).toBeVisible();
  await page.getByLabel('Monthly debts').blur();
  await expect(page.getByLabel('Monthly debts')).toHaveValue('100,000,000');
  await expect.poll(async () => [...new Set(Object.values(await prices(page)).flat())]).toEqual(['$0']);
});

for (const [earned, down, rate] of [
  ['100000000', '0', '0'],
  ['100000000', '100000000', '30'],
  ['0', '100000000', '6.5'],
  ['1', '1', '0'],
] as const) {
  test(`shows sane figures for ${earned} a year and ${down} at ${rate}%`, async ({ page }) => {
    await open(page);
    await income(page).fill(earned);
    await page.getByLabel('Money for the down payment').fill(down);
    await page.getByLabel('Interest rate').fill(rate);
    await expect(page.locator('#affordability')).not.toContainText(/NaN|Infinity|∞|-\$|undefined/);
    expect(
      Object.values(await prices(page))
        .flat()
        .every((text) => /^\$[\d,]+$/.test(text)),
    ).toBe(true);
  });
}

for (const width of [390, 1280]) {
  test(`has no accessibility fault at ${width} px, opened, with a remark shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.getByText('Taxes, insurance and other assumptions').click();
    await income(page).fill('');
    expect(await violations(page)).toEqual([]);
  });
}
