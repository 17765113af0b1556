import { expect, test } from '@playwright/test';
import { line, open, path } from './cash-to-close-page.ts';

test('a published figure names its source beside its line, and one that is typed or the seller’s to pay does not', async ({
  page,
}) => {
  await open(page);
  const noteOf = (label: string) => line(page, label).locator('xpath=following-sibling::dd');
  await expect(noteOf('Appraisal')).toContainText(
    'Sammamish Mortgage and House Hack Seattle, cost of an appraisal, as of October 2023.',
  );
  await expect(noteOf('Lender’s title policy')).toContainText('as reported by a collection of filed prices, as of May 2017.');
  await expect(noteOf('Escrow fee')).toContainText('one company’s fee at $700,000');
  await expect(noteOf('Recording')).toContainText('King County Recorder’s Office');
  await expect(noteOf('First year of home insurance')).toContainText('Insurify');
  await expect(noteOf('Property tax')).toContainText('Tax Foundation');
  await expect(noteOf('Owner’s title policy')).not.toContainText('Old Republic');
  await page.getByLabel('Owner’s title policy, paid by').selectOption('half');
  await expect(noteOf('Owner’s title policy')).toContainText('Old Republic');
  await page.getByLabel('Appraisal', { exact: true }).fill('825');
  await expect(noteOf('Appraisal')).toHaveText('As you typed it.');
  await page.getByLabel('Property tax a year, of the price').fill('0.9');
  await expect(noteOf('Property tax')).not.toContainText('Tax Foundation');
});

test('says of a county what has not been read, and where to look it up', async ({ page }) => {
  await open(page);
  const note = page.locator('#county-note');
  await expect(note.getByRole('link')).toHaveCount(0);
  await page.getByLabel('County of the home').selectOption('Kittitas');
  await page.getByLabel('Loan', { exact: true }).selectOption('FHA');
  await expect(note).toContainText('at least $541,287');
  await expect(note.getByRole('link', { name: 'Look it up at HUD.' })).toHaveAttribute('href', /hud\.gov/);
  await expect(note).toContainText('We have not found the county’s property tax');
  await expect(note.getByRole('link', { name: 'Look it up with the assessor.' })).toHaveAttribute('href', 'https://dor.wa.gov/');
  await page.getByLabel('Property tax a year, of the price').fill('0.9');
  await expect(note).not.toContainText('property tax');
});

test('a price that is typed takes the place of the published one, and an emptied one gives it back', async ({ page }) => {
  await open(page);
  await expect(line(page, 'Appraisal')).toHaveText('$950');
  const appraisal = page.getByLabel('Appraisal', { exact: true });
  await appraisal.fill('825');
  await expect(line(page, 'Appraisal')).toHaveText('$825');
  await appraisal.fill('');
  await expect(line(page, 'Appraisal')).toHaveText('$950');
  await expect(appraisal).not.toHaveAttribute('aria-invalid');
});

test('says beside a credit what of it does not count, and counts mortgage insurance in a reserve', async ({ page }) => {
  await open(page);
  await page.getByLabel('Home price').fill('600000');
  await page.getByLabel('Down payment', { exact: true }).fill('60000');
  await page.getByLabel('Day of closing').fill('2026-12-18');
  await page.getByLabel('Seller’s credit').fill('5000');
  const noteOf = (label: string) => line(page, label).locator('xpath=following-sibling::dd');
  await expect(noteOf('Seller’s credit')).toHaveText('It pays costs. This loan lets up to $36,000 count.');
  await page.getByLabel('Seller’s credit').fill('30000');
  await page.getByLabel('Lender’s credit').fill('5000');
  await expect(noteOf('Seller’s credit')).toContainText('Costs come to less, and the rest does not count.');
  await expect(noteOf('Lender’s credit')).toContainText('No costs are left for it to pay.');
  // The most that the costs may come to is a little more than this.
  await page.getByLabel('Seller’s credit').fill('11000');
  await expect(noteOf('Seller’s credit')).toContainText('Costs may come to less, and the rest does not count.');
  await page.getByLabel('Home price').fill('850000');
  await page.getByLabel('Down payment', { exact: true }).fill('85000');
  await page.getByLabel('Monthly payments to keep in reserve').fill('6');
  // Six times principal and interest 4,835.32, tax 538.33, insurance 127.75, and 0.6% of 765,000 a year in mortgage insurance.
  await expect(page.locator('#cash-to-close')).toContainText('Kept in reserve, 6 monthly payments: $35,303.');
});

test('what the seller pays is no part of the sum, and a veteran pays no half of an escrow fee', async ({ page }) => {
  await open(page);
  await expect(line(page, 'Owner’s title policy')).toHaveText('$0');
  await page.getByLabel('Owner’s title policy, paid by').selectOption('you');
  await expect(line(page, 'Owner’s title policy')).toHaveText('$1,700');
  await expect(line(page, 'Escrow fee')).toHaveText('$1,350');
  await page.getByLabel('Loan', { exact: true }).selectOption('VA');
  await expect(page.locator('#cash-to-close dl')).not.toContainText('Escrow fee');
});

test('a loan above the county’s limit, too little down and a holiday are said beside what caused them', async ({ page }) => {
  await open(page);
  await page.getByLabel('County of the home').selectOption('Clark');
  await page.getByLabel('Home price').fill('1200000');
  await page.getByLabel('Down payment', { exact: true }).fill('12000');
  await expect(page.locator('#county-note')).toContainText('Your loan is above it.');
  await expect(page.locator('#county-note')).toContainText('This loan asks for at least');
  const closing = page.getByLabel('Day of closing');
  // A Saturday, Christmas, and the Friday after Thanksgiving, a holiday of the state alone.
  for (const day of ['2026-12-19', '2026-12-25', '2026-11-27']) {
    await closing.fill(day);
    await expect(closing).toHaveAccessibleDescription(/County offices are closed that day/);
    await closing.fill('2026-12-28');
    await expect(closing).not.toHaveAccessibleDescription(/closed/);
  }
});

test('a copied link opens the same figures, and nothing typed stands in the page’s own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Home price').fill('850000');
  await page.getByLabel('Cash you have').fill('120000');
  const sum = await line(page, 'Cash to close').textContent();
  await page.waitForTimeout(500);
  expect(page.url()).not.toContain('850000');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(line(page, 'Cash to close')).toHaveText(sum ?? '');
});

test('on a phone the answer stays in sight while the last field is filled in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  await page.getByLabel('Monthly payments to keep in reserve').focus();
  await page.keyboard.type('2');
  const bar = page.locator('#cash-to-close .answer-in-sight');
  await expect(bar).toBeInViewport({ ratio: 0.9 });
  const [barBox, fieldBox] = [
    await bar.boundingBox(),
    await page.getByLabel('Monthly payments to keep in reserve').boundingBox(),
  ];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThan(fieldBox?.y ?? 0);
});

test('the seller’s excise tax is told for the day of closing and for the year after it', async ({ page }) => {
  await open(page);
  await page.getByLabel('Day of closing').fill('2026-12-18');
  await page.getByLabel('Price of the home you sell').fill('920000');
  await expect(page.getByText('$15,431', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('From January 1, 2027 on it would be $15,384.')).toBeVisible();
});

test('without script an example stands in the page, counted with a day that it names', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(path);
  await expect(line(page, 'Cash to close')).toHaveText(/^\$[\d,]+ Between \$[\d,]+ and \$[\d,]+\.$/);
  await expect(page.getByText(/Until you choose one, this counts with \w+ \d+, \d{4}\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  // Safari would hide the day that is chosen.
  await expect(page.getByLabel('Day of closing')).not.toHaveAttribute('data-empty');
  await page.context().close();
});

test('goes on to the other calculators with the figures in hand', async ({ page }) => {
  await page.goto(`${path}#cash-to-close?price=850000&down=85000&day=20261218&earnest=25000&rate=6.25&have=150000&keep=2`);
  const answer = page.locator('#cash-to-close');
  await expect(answer).toContainText('Kept in reserve, 2 monthly payments');
  const dollarsAfter = async (words: RegExp) => Number((await answer.innerText()).match(words)?.[1]?.replace(/,/g, ''));
  const left = await dollarsAfter(/That leaves you \$([\d,]+)/);
  await expect(page.getByRole('link', { name: 'Compare it with another loan' })).toHaveAttribute(
    'href',
    '/calculator/compare#compare?price=850000&aDown=85000&aRate=6.25&bDown=85000&bRate=6.25',
  );
  await expect(page.getByRole('link', { name: 'What it costs by the month' })).toHaveAttribute(
    'href',
    '/calculator#calculator?price=850000&down=85000&rate=6.25',
  );
  // The earnest money is out of hand already.
  await page.getByRole('link', { name: 'What you can afford with your cash' }).click();
  const money = async () => Number((await page.getByLabel('Money for the down payment').inputValue()).replace(/,/g, ''));
  // Both are rounded to the dollar.
  await expect.poll(async () => Math.abs((await money()) - (left + 85_000))).toBeLessThanOrEqual(1);
});
