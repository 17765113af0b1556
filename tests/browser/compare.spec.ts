import { expect, type Page, test } from '@playwright/test';

// Loans side by side. The figures of the pairs are those of docs/loans-by-hand.md, worked out on paper.

const path = '/calculator/compare';

async function open(page: Page, fragment = '') {
  await page.goto(`${path}${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

/** What a table says in the row of a figure, loan by loan. */
async function row(page: Page, table: 'The same home under each program' | 'The two loans side by side', figure: string) {
  const cells = page
    .getByRole('table', { name: table })
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader', { name: figure }) })
    .locator('td');
  return (await cells.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}
const programs = (page: Page, figure: string) => row(page, 'The same home under each program', figure);
const loans = (page: Page, figure: string) => row(page, 'The two loans side by side', figure);
const verdict = (page: Page) => page.locator('#compare section p.border-l-4');

async function type(page: Page, label: string, text: string, place = 0) {
  await page.getByLabel(label, { exact: true }).nth(place).fill(text);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page compares the example: four programs, and a conventional loan with an FHA one', async ({ page }) => {
    await page.goto(path);
    expect(await programs(page, 'Upfront fee')).toEqual([
      '$0',
      '$6,650 added to the loan',
      '$5,700 added to the loan',
      '$3,838 added to the loan',
    ]);
    expect(await loans(page, 'Monthly payment')).toEqual(['$2,592 with $190 of insurance', '$2,602 with $158 of insurance']);
    await expect(verdict(page)).toHaveText('However long you keep the loan, loan A costs less. Loan B takes $10 more a month.');
  });
});

test('Kenmore, 3.5% down: a conventional loan at 6.5% costs less than FHA at 6.25% for as long as either is kept', async ({
  page,
}) => {
  await open(page);
  await type(page, 'Home price', '850000');
  await type(page, 'Down payment', '29750');
  await type(page, 'Down payment', '29750', 1);
  await type(page, 'Mortgage insurance a year, of the loan', '0.55');
  await type(page, 'Lender’s charges', '6000');
  await type(page, 'Interest rate', '6.25', 1);
  await type(page, 'Lender’s charges', '4000', 1);
  await expect.poll(() => loans(page, 'Annual percentage rate')).toEqual(['7.016%', '7.212%']);
  expect(await loans(page, 'Monthly payment')).toEqual(['$5,560 with $376 of insurance', '$5,651 with $513 of insurance']);
  expect(await loans(page, 'Paid at closing')).toEqual(['$35,750', '$33,750']);
  expect(await loans(page, 'Cost of 3 years')).toEqual(['$176,790', '$190,214']);
  expect(await loans(page, 'Cost of 5 years')).toEqual(['$287,223', '$300,880']);
  expect(await loans(page, 'Cost of the whole loan')).toEqual(['$1,105,568', '$1,153,467']);
  await expect(verdict(page)).toHaveText('However long you keep the loan, loan A costs less. Loan B takes $91 more a month.');
});

test('Vancouver: a credit of $5,000 at 6.75% costs less for five years, points at 6.25% from then on', async ({ page }) => {
  await open(page);
  await type(page, 'Home price', '520000');
  await page.getByLabel('County of the home').selectOption('Clark');
  await page.getByLabel('Loan', { exact: true }).nth(1).selectOption('conventional');
  await type(page, 'Mortgage insurance a year, of the loan', '0.7');
  await type(page, 'Mortgage insurance a year, of the loan', '0.7', 1);
  await type(page, 'Interest rate', '6.75');
  await type(page, 'Lender’s charges', '1500');
  await type(page, 'Lender’s credit', '5000');
  await type(page, 'Interest rate', '6.25', 1);
  await type(page, 'Lender’s charges', '9100', 1);
  await expect.poll(() => loans(page, 'Annual percentage rate')).toEqual(['7.320%', '6.985%']);
  await expect(verdict(page)).toHaveText(
    'Kept for less than 5 years 1 month, loan A costs less. From 5 years 1 month on, loan B does. Loan A takes $165 more a month.',
  );
  expect(await loans(page, 'Paid at closing')).toEqual([
    '$16,500 $3,500 of the credit is for other costs, as far as you have them',
    '$29,100',
  ]);
  expect(await loans(page, 'Insurance ends')).toEqual([
    expect.stringMatching(/^After 12 years then/),
    expect.stringMatching(/^After 11 years 5 months then/),
  ]);
  expect(await loans(page, 'Cost of 5 years')).toEqual(['$177,958', '$178,001']);
  expect(await loans(page, 'Cost of 10 years')).toEqual(['$347,164', '$334,719']);
  await expect(page.getByRole('img', { name: /^Kept for less than 5 years 1 month/ })).toBeVisible();
  await expect(page.getByText('Loan A costs less, by up to $12,600')).toBeVisible();
});

test('a 2-1 buydown on $480,000 at 6.5% saves $10,925, which somebody else pays, and leaves the APR as it is', async ({
  page,
}) => {
  await open(page, '#compare?price=600000&aDown=120000&bDown=120000&bLoan=conventional');
  expect(await verdict(page).innerText()).toBe('By what is counted here they cost the same, however long you keep the loan.');
  await page.getByLabel('Temporary buydown').first().selectOption('2-1');
  await expect
    .poll(() => loans(page, 'Monthly payment'))
    .toEqual(['$3,034 $2,432 in year 1; $2,725 in year 2; the seller or another pays the difference, $10,925 in all', '$3,034']);
  expect(await loans(page, 'Annual percentage rate')).toEqual(['6.500%', '6.500%']);
  await expect(page.getByText('Loan A costs less, by up to $10,925')).toBeVisible();
});

test('keeps the VA exemption out of every address, and everything else in it', async ({ page }) => {
  await open(page, '#compare?aDown=14000');
  expect(await programs(page, 'Upfront fee')).toContain('$6,755 added to the loan');
  await page.getByText('Upfront fees of FHA, VA and USDA').click();
  await page.getByLabel('The fee is').selectOption('paid');
  await expect.poll(() => programs(page, 'Paid at closing')).toContain('$20,755');
  await page.getByLabel('VA funding fee').selectOption('later');
  await expect.poll(() => programs(page, 'Upfront fee')).toContain('$12,738 paid at closing');
  await page.getByLabel('VA funding fee').selectOption('exempt');
  await expect.poll(async () => (await programs(page, 'Upfront fee'))[2]).toBe('$0');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#compare?va=later&fee=paid&aDown=14000');
  await page.reload();
  await expect.poll(async () => (await programs(page, 'Upfront fee'))[2]).toBe('$12,738 paid at closing');
});

test('whoever does not know the county is told what holds in every one', async ({ page }) => {
  await open(page, '#compare?price=900000&aDown=45000');
  await page.getByLabel('County of the home').selectOption('Another county or not sure');
  await expect
    .poll(() => programs(page, 'Loan limit'))
    .toEqual([
      'At least $832,750 more in some counties',
      'At least $541,287 look up your county at HUD',
      'None with full entitlement',
      'None but limits on income and area',
    ]);
  await expect(page.getByText('Largest loan for one unit in any county in 2026: at least $832,750 conventional')).toBeVisible();
});

test('an empty field of one loan empties its comparison and not that of the programs', async ({ page }) => {
  await open(page);
  await type(page, 'Lender’s credit', '', 1);
  await expect(page.getByText('Enter an amount in dollars, like 0.')).toBeVisible();
  await expect(page.getByText('– Fill in every field of both loans to compare them.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The same home under each program' })).toBeVisible();
  await type(page, 'Lender’s credit', '250', 1);
  await expect(verdict(page)).toBeVisible();
});

test('the payment calculator leads here with the home in hand', async ({ page }) => {
  await page.goto('/calculator#calculator?price=650000&downPercent=10&rate=6.125&term=15');
  await page.getByRole('link', { name: 'Compare loans for this home' }).click();
  await expect(page).toHaveURL(`${path}#compare?price=650000&aDown=65000&aRate=6.125&aTerm=15&bDown=65000&bRate=6.125&bTerm=15`);
  await expect.poll(async () => (await programs(page, 'Down payment'))[0]).toBe('$65,000');
});

for (const width of [390, 320]) {
  test(`on a phone of ${width} pixels the loans stand below each figure, side by side, and the payments stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const table = page.getByRole('table', { name: 'The two loans side by side' });
    const cells = await table
      .locator('tbody tr')
      .filter({ has: page.getByRole('rowheader', { name: 'Cost of 5 years' }) })
      .locator('td')
      .all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeLessThanOrEqual(boxes[1]?.x ?? 0);
    await page.getByLabel('Lender’s credit').last().focus();
    const bar = page.locator('#compare .answer-in-sight');
    await expect(bar).toBeInViewport();
    await expect(bar).toHaveText('Each month A $2,592 · B $2,602');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
