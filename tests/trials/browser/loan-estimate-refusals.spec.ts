import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const file = (name: string) => join(import.meta.dirname, '../../loan-estimates/documents', name);
const loanAmount = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Loan Amount', exact: true }) });

async function add(page: Page, path: string) {
  await page.getByLabel('Add a Loan Estimate (PDF)').setInputFiles(path);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/second-look/loan-estimates');
  await expect(page.getByRole('button', { name: 'Type one from paper' })).toBeEnabled();
});

for (const [name, sentence] of [
  ['text.pdf', 'This is not a PDF file.'],
  ['damaged.pdf', 'damaged'],
  ['password.pdf', 'asks for a password'],
  ['closing-disclosure.pdf', 'This is a Closing Disclosure'],
  ['fee-worksheet.pdf', 'We found no Loan Estimate'],
  ['blank-pages.pdf', 'This file has 300 pages.'],
  ['scan.pdf', 'This file is a scan'],
  ['scan-with-text.pdf', 'This file is a scan'],
  ['three-estimates.pdf', 'more than one Loan Estimate'],
] as const) {
  test(`${name} is refused in a sentence, and the page goes on`, async ({ page }) => {
    await add(page, file(name));
    await expect(page.getByText(new RegExp(`^${name}: .*${sentence}`))).toBeVisible({ timeout: 30_000 });
    await add(page, file('fixed-rate-purchase-h24b.pdf'));
    await expect(loanAmount(page).getByRole('cell')).toHaveText('$162,000');
  });
}

test('a file of 50 MB is refused before a byte of it is read', async ({ page }, info) => {
  const large = info.outputPath('large.pdf');
  const handle = openSync(large, 'w');
  writeSync(handle, '%PDF-1.7');
  closeSync(handle);
  truncateSync(large, 50_000_000);
  await add(page, large);
  await expect(page.getByText('large.pdf: This file is larger than 25 MB')).toBeVisible();
});
