import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

const outputs = ['Monthly payment', 'Loan amount', 'Down payment', 'Total interest', 'Total cost'];

/** A figure of the card, or of the list that a heading names. */
async function figure(page: Page, term: string, place = '#calculator'): Promise<string> {
  const dt = page.locator(`${place} dt`, { hasText: new RegExp(`^${term}$`) }).first();
  return (await dt.locator('xpath=following-sibling::dd').innerText()).trim();
}

const figures = (page: Page) => Promise.all(outputs.map((term) => figure(page, term)));

async function open(page: Page, fragment = '') {
  await page.goto(`/calculator${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

const fold = (page: Page, title: string) => page.locator('summary', { hasText: title });

async function openEverything(page: Page) {
  for (const summary of await page.locator('#calculator summary').all()) await summary.click();
}

/** Puts the focus on a field by the Tab key alone and types over what stands there. */
async function typeByKeyboard(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the figures, the monthly cost and the schedule of the default loan', async ({ page }) => {
    await page.goto('/calculator');
    expect(await figures(page)).toEqual(['$2,023', '$320,000', '$80,000 (20.0%)', '$408,142', '$728,142']);
    await expect(fold(page, 'Full monthly cost')).toContainText('$2,404');
    const rows = page.locator('.schedule tbody tr');
    await expect(rows).toHaveCount(30);
    await expect(rows.first().locator('td')).toHaveText(['$3,577', '$20,695', '$316,423']);
    await expect(rows.last().locator('td').last()).toHaveText('$0');
    await expect(page.getByRole('img', { name: /^The balance falls from \$320,000 to \$0 in 30 years/ })).toBeVisible();
  });
});

test('answers a known loan typed by keyboard alone', async ({ page }) => {
  await open(page);
  await typeByKeyboard(page, 'Home price', '500000');
  await typeByKeyboard(page, 'Down payment', '180000');
  await typeByKeyboard(page, 'Interest rate', '6.5');
  await expect.poll(() => figures(page)).toEqual(['$2,023', '$320,000', '$180,000 (36.0%)', '$408,142', '$728,142']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('15');
  await expect.poll(() => figure(page, 'Monthly payment')).toBe('$2,788');
  expect(await figure(page, 'Total interest')).toBe('$181,758');
});

test('adds up the full monthly cost and says when mortgage insurance ends', async ({ page }) => {
  await open(page, '#calculator?down=40000');
  await expect(fold(page, 'Full monthly cost')).toContainText('$2,837');
  await fold(page, 'Full monthly cost').click();
  const amounts = await page.locator('details').first().locator('dd').allInnerTexts();
  const [total, ...parts] = amounts.map((amount) => Number(amount.replace(/[$,]/g, ''))).reverse();
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  await expect(
    page.getByText(/You may ask in writing to end mortgage insurance after 95 payments, about \w+ 20\d\d/).first(),
  ).toBeVisible();
  await expect(page.getByText(/It must end by itself after 109 payments, about \w+ 20\d\d/).first()).toBeVisible();
  const insurance = page.locator('.not-printed');
  await expect(
    insurance.getByText(/a good payment history, no second loan on the home, and a home that has not lost value/),
  ).toBeVisible();
  await expect(insurance.getByText(/payments must be up to date/).first()).toBeVisible();
  await page.getByLabel('HOA dues a month').fill('100');
  await expect(fold(page, 'Full monthly cost')).toContainText('$2,937');
  await page.getByLabel('Property tax a year, of the price').fill('');
  await expect(fold(page, 'Full monthly cost')).toContainText('–');
  expect(await figure(page, 'Monthly payment')).toBe('$2,275');
});

test('understands 400.000 as four hundred thousand, and shows it so', async ({ page }) => {
  await open(page);
  await page.getByLabel('Home price').fill('500.000');
  await expect.poll(() => figure(page, 'Loan amount')).toBe('$420,000');
  await page.getByLabel('Home price').blur();
  await expect(page.getByLabel('Home price')).toHaveValue('500,000');
});

test('says what extra payments save, and draws and lists the shorter loan', async ({ page }) => {
  await open(page);
  await page.getByLabel('Extra each month').fill('200');
  const sentence = 'The loan ends 6 years 7 months sooner, after 23 years 5 months, and you save $105,428 of interest.';
  await expect(page.locator('.not-printed').getByText(sentence).first()).toBeVisible();
  await expect(page.locator('.schedule tbody tr')).toHaveCount(24);
  await expect(page.getByText('The dashed line is the balance without extra payments.')).toBeVisible();
  await expect(page.locator('#calculator').getByRole('status').last()).toContainText(sentence);
});

test('opens a year to its months, to the cent, and closes it again', async ({ page }) => {
  await open(page);
  await fold(page, 'Payment schedule by year').click();
  await expect(page.locator('.schedule tbody tr')).toHaveCount(30);
  const year = page.getByRole('button', { name: 'Months of year 30' });
  await year.press('Enter');
  await expect(year).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.schedule tbody tr')).toHaveCount(42);
  const last = page.getByRole('row', { name: /^Month 360/ });
  await expect(last.locator('td').last()).toHaveText('$0.00');
  await year.press('Enter');
  await expect(page.locator('.schedule tbody tr')).toHaveCount(30);
});

test('keeps a year open while the price is emptied and typed anew', async ({ page }) => {
  await open(page);
  await fold(page, 'Payment schedule by year').click();
  const year = page.getByRole('button', { name: 'Months of year 5', exact: true });
  await year.click();
  await page.getByLabel('Home price').fill('');
  await expect(year).toHaveCount(0);
  await page.getByLabel('Home price').fill('500000');
  await expect(year).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: /^Month 60/ })).toBeVisible();
});

test('saves every month as CSV', async ({ page }) => {
  await open(page);
  await fold(page, 'Payment schedule by year').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save every month as CSV' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('payment-schedule.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(362);
  expect(lines[0]).toBe('Month,Payment,Interest,Principal,Of which extra,Balance');
  expect(lines[1]).toBe('1,2022.62,1733.33,289.29,0.00,319710.71');
  expect(lines[360]).toMatch(/^360,2020\.06,[\d.]+,[\d.]+,0\.00,0\.00$/);
});

test('asks about the estimate in a message that can be changed and is not sent by itself', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await open(page);
  await page.getByLabel('Home price').fill('650000');
  await page.getByRole('link', { name: 'Ask about this estimate' }).click();
  await expect(page).toHaveURL(/\/contact#estimate\?price=650000$/);
  await expect(page.getByLabel('Subject')).toHaveValue('Rate Quote');
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/- Home price \$650,000\n- Down payment \$80,000 \(12\.3%\), loan \$570,000\n/);
  await message.press('ControlOrMeta+End');
  await page.keyboard.type('Is this realistic?');
  await expect(message).toHaveValue(/My question: Is this realistic\?$/);
  expect(sent).toEqual([]);
});

test('a hostile fragment writes nothing of its own into the message', async ({ page }) => {
  await page.goto('/contact#estimate?price=<img+src=x>&rate=-5&subject=Spam&message=Buy+now');
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/- Home price \$400,000\n/);
  expect(await message.inputValue()).not.toMatch(/img|Buy|Spam/);
  await page.goto('/about');
  await page.goto('/contact#somewhere?price=500000');
  await expect(message).toHaveValue('');
});

for (const [name, price, down, rate] of [
  ['the largest price at the highest rate', '50000000', '0', '25'],
  ['a rate of nearly nothing', '400000', '80000', '0.01'],
  ['no price', '0', '0', '6.5'],
  ['a down payment above the price', '300000', '999999', '6.5'],
] as const) {
  test(`shows sane figures for ${name}`, async ({ page }) => {
    await open(page);
    await page.getByLabel('Home price').fill(price);
    await page.getByLabel('Down payment', { exact: true }).fill(down);
    await page.getByLabel('Interest rate').fill(rate);
    await openEverything(page);
    await expect.poll(async () => (await figures(page)).every((text) => /^\$[\d,]+( \(\d+\.\d%\))?$/.test(text))).toBe(true);
    const text = await page.locator('#calculator').innerText();
    expect(text).not.toMatch(/NaN|Infinity|-\$|undefined/);
    expect(await page.locator('#calculator svg').evaluateAll((all) => all.map((svg) => svg.outerHTML).join())).not.toMatch(
      /NaN|Infinity/,
    );
  });
}

test('shows dashes while a field is empty', async ({ page }) => {
  await open(page);
  await page.getByLabel('Home price').fill('');
  await openEverything(page);
  await expect.poll(() => figures(page)).toEqual(['–', '–', '–', '–', '–']);
  await expect(fold(page, 'Full monthly cost')).toContainText('–');
  await expect(page.locator('.schedule tbody td')).toHaveText(['–', '–', '–']);
  await expect(page.getByRole('link', { name: 'Ask about this estimate' })).toHaveAttribute('href', '/contact');
  await expect(page.locator('#calculator').getByRole('status').last()).toContainText('No result');
});

test('prints one sheet with figures, date and licence, and nothing to press', async ({ page }) => {
  await open(page, '#calculator?down=40000&extra=200');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed');
  for (const words of [
    '$2,275.44',
    '$400,000',
    'not an offer',
    String(new Date().getFullYear()),
    'NMLS',
    'Equal Housing Opportunity',
  ]) {
    await expect(sheet).toContainText(words);
  }
  await expect(page.locator('button:visible, input:visible, select:visible, summary:visible, footer:visible')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const width of [320, 390, 1280]) {
  test(`has no accessibility violation and no sideways scroll with everything open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '#calculator?down=40000&extra=200');
    await openEverything(page);
    await page.getByRole('button', { name: 'Months of year 1', exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
}
