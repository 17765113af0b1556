import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { keptIn } from './kept-in-browser.ts';
import { watchViolations } from './violations.ts';

/** Real files, read by the real reader; what they hold is in `tests/loan-estimates/`. */
const file = (name: string) => join(import.meta.dirname, '../loan-estimates/documents', name);

/** What the Bureau's sample prints, by hand from its three pages. */
const sample = {
  'Loan Amount': '$162,000',
  'Interest Rate': '3.875%',
  'Monthly Principal & Interest': '$761.78',
  'Estimated Total Monthly Payment': '$1,050',
  'A. Origination Charges': '$1,802',
  'B. Services You Cannot Shop For': '$672',
  'C. Services You Can Shop For': '$3,198',
  'D. Total Loan Costs': '$5,672',
  'E. Taxes and Other Government Fees': '$85',
  'F. Prepaids': '$867',
  'G. Initial Escrow Payment at Closing': '$413',
  'H. Other': '$1,017',
  'I. Total Other Costs': '$2,382',
  'Lender Credits': '$0',
  'J. Total Closing Costs': '$8,054',
  'Estimated Cash to Close': '$16,054',
  'In 5 Years: total paid': '$56,582',
  'In 5 Years: principal paid off': '$15,773',
  'Annual Percentage Rate (APR)': '4.274%',
  'Total Interest Percentage (TIP)': '69.45%',
};

const row = (page: Page, header: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header, exact: true }) });

async function add(page: Page, ...names: string[]) {
  await page.getByLabel('Add a Loan Estimate (PDF)').setInputFiles(names.map(file));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/second-look/loan-estimates');
  await expect(page.getByRole('button', { name: 'Type one from paper' })).toBeEnabled();
});

test('the sample is read value by value, nothing of it leaves the browser, and its policy holds', async ({ page }) => {
  const refused = await watchViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await add(page, 'fixed-rate-purchase-h24b.pdf');
  await expect(page.getByRole('status').first()).toHaveText('Read 20 of 20 values from fixed-rate-purchase-h24b.pdf.');
  for (const [header, value] of Object.entries(sample)) await expect(row(page, header).getByRole('cell')).toHaveText(value);
  await expect(page.getByRole('region', { name: 'What stands out' })).toContainText('$1,802');
  expect(asked.filter((address) => !/^GET \/_astro\/[\w.-]+\.js$/.test(address))).toEqual([]);
  expect(page.url()).not.toMatch(/[?#]/);
  expect(await keptIn(page)).toEqual([]);
  expect(refused).toEqual([]);
});

test('a value shows where it stands on the page, drawn from the file', async ({ page }) => {
  await add(page, 'fixed-rate-purchase-h24b.pdf');
  await row(page, 'A. Origination Charges').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'A. Origination Charges' });
  await expect(dialog).toContainText('page 3');
  await expect(dialog.locator('rect')).toBeInViewport();
  // Dark where letters stand: the page is drawn, and not an empty sheet.
  const dark = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 200) count++;
      return count;
    });
  await expect.poll(dark).toBeGreaterThan(2000);
});

test('two files are set side by side, with what cannot be compared first', async ({ page }) => {
  await add(page, 'fixed-rate-purchase-h24b.pdf', 'washington-purchase.pdf');
  const comparison = page.getByRole('region', { name: 'Side by side' });
  await expect(page.getByRole('region', { name: 'Before you compare' })).toContainText('The loan amounts differ: ');
  await expect(comparison).toContainText('so we name no month');
  await expect(row(page, 'D. Total Loan Costs').getByRole('cell')).toHaveText(['$5,672', /^\$[\d,]+/]);
});
