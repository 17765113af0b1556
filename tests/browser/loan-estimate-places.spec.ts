import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { watchViolations } from './violations.ts';

/**
 * What stands in for the reader of PDFs, which has tests of its own: it finds a loan amount, a rate that it is not sure of and
 * section A, on a page without words, and nothing else.
 */
const reader = `
const value = (of, printed, more) => ({ value: of, printed, certainty: 'certain', place: { page: 1, x: 300, y: 400, width: 60, height: 12 }, ...more });
export async function readDocument(file) {
  if (file.name.startsWith('broken')) throw new Error('broken on purpose');
  if (file.name.startsWith('scan')) return { kind: 'refused', reason: 'This is a picture of a form.' };
  const lines = { lines: [] };
  return {
    kind: 'read',
    missingPages: [3],
    estimate: {
      projectedPayments: [], costsAtClosing: {}, cashToClose: {}, lenderContact: {}, brokerContact: {},
      sections: { A: { lines: [], total: value(1802, '$1,802') }, B: lines, C: lines, E: lines, F: lines, G: lines, H: lines },
      lender: value('Ficus Bank', 'Ficus Bank'),
      loanAmount: value(162000, '$162,000'),
      interestRate: value(3.875, '3.875%', { certainty: 'look', doubt: 'Section F prints 3.785%.' }),
    },
    document: {
      pages: 3,
      async draw(page, canvas, width) {
        canvas.width = width;
        canvas.height = (width * 792) / 612;
        document.documentElement.dataset.drawn = page;
        return { width: 612, height: 792 };
      },
      close() { document.documentElement.dataset.closed = file.name; },
    },
  };
}`;

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
const files = (page: Page) => page.getByLabel('Add a Loan Estimate (PDF)');
const row = (page: Page, header: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header, exact: true }) });

async function openWith(page: Page, ...names: string[]) {
  await page.route('**/_astro/read-document*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: reader }));
  await page.goto('/second-look/loan-estimates');
  await expect(page.getByRole('button', { name: 'Type one from paper' })).toBeEnabled();
  await files(page).setInputFiles(names.map(pdf));
}

test('says what was read, marks in words what somebody must look at, and says what was not found', async ({ page }) => {
  await openWith(page, 'ficus.pdf');
  await expect(page.getByRole('status').first()).toHaveText(
    'Read 3 of 20 values from ficus.pdf. Page 3 of the form is not in this file.',
  );
  await expect(row(page, 'Loan Amount').getByRole('cell')).toHaveText('$162,000');
  await expect(row(page, 'Interest Rate').getByRole('cell')).toContainText('Look at the paper Section F prints 3.785%.');
  await expect(row(page, 'H. Other').getByRole('cell')).toContainText('Not found');
  await row(page, 'H. Other').getByRole('textbox').fill('1017');
  await page.keyboard.press('Tab');
  await expect(row(page, 'H. Other').getByRole('cell')).not.toContainText('Not found');
  await expect(row(page, 'H. Other').getByRole('textbox')).toHaveValue('$1,017');
  await expect(page.getByText('4 of 20 values found or typed.')).toBeVisible();
});

test('a value shows its place on the page, is corrected there, and gets the focus back', async ({ page }) => {
  const refused = await watchViolations(page);
  await openWith(page, 'ficus.pdf');
  const amount = row(page, 'Loan Amount').getByRole('button');
  await amount.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Loan Amount' });
  await expect(dialog).toContainText('We read $162,000 on page 1 of ficus.pdf.');
  await expect(dialog.getByRole('img', { name: 'Page 1, with $162,000 framed' })).toBeVisible();
  await expect(dialog.locator('rect')).toBeInViewport();
  await expect(dialog.locator('rect')).toHaveAttribute('x', '296');
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '1');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Correct it').fill('16x');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Correct it')).toHaveAccessibleDescription('Enter an amount in dollars, like 1,250.');
  await dialog.getByLabel('Correct it').fill('160,000');
  await expect(dialog).toContainText('You typed $160,000');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(row(page, 'Loan Amount').getByRole('cell')).toHaveText('$160,000Typed by you');
  expect(refused).toEqual([]);
});

test('what stands out shows the values that it rests on', async ({ page }) => {
  await openWith(page, 'ficus.pdf');
  await page.getByRole('region', { name: 'What stands out' }).getByRole('button', { name: '$1,802' }).first().click();
  await expect(page.getByRole('dialog', { name: 'A. Origination Charges' })).toContainText('We read $1,802');
});

test('what went wrong with files stays beside the field with their names, until the next are added', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openWith(page, 'scan.pdf', 'broken.pdf', 'ficus.pdf');
  await expect(page.getByText('scan.pdf: This is a picture of a form.')).toBeVisible();
  await expect(page.getByText(/^broken\.pdf: This file could not be read/)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['On the form', '1. Ficus Bank']);
  expect(faults).toEqual(['broken on purpose']);
  await files(page).setInputFiles(pdf('second.pdf'));
  await expect(page.getByRole('columnheader', { name: '2. Ficus Bank' }).first()).toBeVisible();
  await expect(page.getByText('scan.pdf')).toHaveCount(0);
});

test('a choice that is announced twice, as one made before the script ran may be, is taken once', async ({ page }) => {
  await openWith(page, 'ficus.pdf');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await files(page).dispatchEvent('change');
  await files(page).setInputFiles(pdf('second.pdf'));
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveText(['Remove', 'Remove']);
});

test('files can be dropped on the field', async ({ page }) => {
  await openWith(page);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await files(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText(/^Read 3 of 20 values from dropped\.pdf/)).toBeVisible();
});

test('removing a document closes its file', async ({ page }) => {
  await openWith(page, 'ficus.pdf');
  await page.getByRole('button', { name: 'Remove 1. Ficus Bank' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-closed', 'ficus.pdf');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('where the script that explains documents does not arrive, the page says so beside the field', async ({ page }) => {
  await page.route('**/_astro/workbench*.js', (route) => route.abort());
  await openWith(page, 'ficus.pdf');
  await expect(files(page)).toHaveAccessibleDescription(/Part of this page did not load/);
  await expect(page.getByRole('table')).toHaveCount(0);
});
