import { expect, type Page, test } from '@playwright/test';

async function result(page: Page, term: string): Promise<string> {
  return (
    await page
      .locator('#calculator dt', { hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::dd')
      .first()
      .innerText()
  ).trim();
}

async function results(page: Page): Promise<string[]> {
  const terms = ['Monthly payment', 'Loan amount', 'Down payment', 'Total interest', 'Total cost'];
  return Promise.all(terms.map((term) => result(page, term)));
}

const defaults = ['$2,023', '$320,000', '$80,000 (20.0%)', '$408,142', '$728,142'];

for (const path of ['/', '/calculator']) {
  test(`${path} shows the right default figures without script`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(path);
    expect(await results(page)).toEqual(defaults);
    await page.context().close();
  });
}

test.describe('the calculator of the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.locator('input[type=range]').scrollIntoViewIfNeeded();
    await expect(page.locator('input[type=range]')).toBeEnabled();
  });

  test('recomputes when price, down payment, rate or term changes', async ({ page }) => {
    expect(await results(page)).toEqual(defaults);
    await page.getByLabel('Loan term').selectOption('15');
    await expect.poll(() => results(page)).toEqual(['$2,788', '$320,000', '$80,000 (20.0%)', '$181,758', '$501,758']);
    await page.getByLabel('Interest rate').fill('0');
    await expect.poll(() => results(page)).toEqual(['$1,778', '$320,000', '$80,000 (20.0%)', '$0', '$320,000']);
    await page.getByLabel('Down payment', { exact: true }).fill('0');
    await expect.poll(() => results(page)).toEqual(['$2,222', '$400,000', '$0 (0.0%)', '$0', '$400,000']);
    await page.getByLabel('Home price').fill('$200,000');
    await expect.poll(() => result(page, 'Loan amount')).toBe('$200,000');
  });

  test('offers the terms 15, 20, 25 and 30 years', async ({ page }) => {
    await expect(page.getByLabel('Loan term').locator('option')).toHaveText(['15 years', '20 years', '25 years', '30 years']);
  });

  test('keeps a typed down payment between 0 and the price and says so beside the field', async ({ page }) => {
    const field = page.getByLabel('Down payment', { exact: true });
    await field.fill('500000');
    await expect(field).toHaveValue('400,000');
    await expect(page.getByText('A down payment cannot be more than the home price.')).toBeVisible();
    await expect.poll(() => results(page)).toEqual(['$0', '$0', '$400,000 (100.0%)', '$0', '$0']);
    await field.fill('-5');
    await expect(field).toHaveValue('0');
    await expect(page.getByText('This cannot be below $0, so we count $0.')).toBeVisible();
  });

  test('counts a price or a rate below 0 as 0, and steps the rate by 0.01', async ({ page }) => {
    const rate = page.getByLabel('Interest rate');
    await rate.focus();
    await page.keyboard.press('ArrowUp');
    await expect(rate).toHaveValue('6.51');
    await rate.fill('-1');
    await expect.poll(() => result(page, 'Total interest')).toBe('$0');
    await page.getByLabel('Home price').fill('-5');
    await expect.poll(() => results(page)).toEqual(['$0', '$0', '$0 (0.0%)', '$0', '$0']);
  });

  test('moves the down payment by slider from 0 to the price', async ({ page }) => {
    const slider = page.getByRole('slider');
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '400000');
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => result(page, 'Down payment')).toBe('$400,000 (100.0%)');
    await page.keyboard.press('Home');
    await expect.poll(() => result(page, 'Down payment')).toBe('$0 (0.0%)');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => result(page, 'Down payment')).toBe('$4,000 (1.0%)');
    await expect(slider).toHaveAttribute('aria-valuetext', '$4,000, 1.0% of the price');
    await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('4,000');
  });

  test('shows no invented result while a field is empty, and asks for it beside the field', async ({ page }) => {
    await page.getByLabel('Home price').fill('');
    await expect(page.getByText('Enter an amount in dollars, like 400,000.')).toBeVisible();
    await expect.poll(() => results(page)).toEqual(['–', '–', '–', '–', '–']);
  });

  test('never shows 20.0% for a down payment just below 20%', async ({ page }) => {
    await page.getByLabel('Down payment', { exact: true }).fill('79999');
    await expect.poll(() => result(page, 'Down payment')).toBe('$79,999 (19.9%)');
  });

  for (const [price, down, rate] of [
    ['50000000', '0', '25'],
    ['0', '0', '6.5'],
    ['400000', '80000', '0.01'],
    ['1', '1', '30'],
  ] as const) {
    test(`shows sane figures for ${price} at ${rate}% with ${down} down`, async ({ page }) => {
      await page.getByLabel('Home price').fill(price);
      await page.getByLabel('Down payment', { exact: true }).fill(down);
      await page.getByLabel('Interest rate').fill(rate);
      await expect.poll(async () => (await results(page)).every((text) => /^\$[\d,]+( \(\d+\.\d%\))?$/.test(text))).toBe(true);
    });
  }

  test('counts what was typed before its script arrived', async ({ page }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Home price').fill('500000');
    await expect.poll(() => result(page, 'Loan amount'), { timeout: 15_000 }).toBe('$420,000');
    await expect(page.getByLabel('Home price')).toHaveValue(/500,?000/);
  });

  test('keeps its figures out of the address, has them still after a reload, and hands them to the whole calculator', async ({
    page,
  }) => {
    const whole = page.getByRole('link', { name: 'Open the full calculator' });
    await expect(whole).toHaveAttribute('href', '/calculator');
    await page.getByLabel('Home price').fill('650000');
    await page.getByRole('button', { name: 'In percent' }).click();
    await page.getByLabel('Down payment', { exact: true }).fill('10');
    const typed = ['$3,698', '$585,000', '$65,000 (10.0%)', '$746,135', '$1,331,135'];
    await expect.poll(() => results(page)).toEqual(typed);
    // What is typed is kept once it has rested.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await expect.poll(() => results(page)).toEqual(typed);
    await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('10');
    await whole.click();
    await expect(page).toHaveURL('/calculator#calculator?price=650000&downPercent=10');
    await expect.poll(() => results(page)).toEqual(typed);
    await page.goBack();
    await expect.poll(() => results(page)).toEqual(typed);
    await expect(page.getByLabel('Home price')).toHaveValue('650,000');
  });

  test('speaks one line after the change has rested', async ({ page }) => {
    const status = page.locator('#calculator').getByRole('status');
    await expect(status).toHaveText('');
    await page.getByLabel('Loan term').selectOption('15');
    await expect(status).toHaveText('Monthly payment $2,788');
  });
});
