import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { field, open, region, typeOne } from './typed-estimates.ts';

/** Every figure here was worked out by hand from the printed forms: `docs/comparison-by-hand.md`. */
const file = (name: string) => join(import.meta.dirname, '../loan-estimates/documents', name);
const sample = file('fixed-rate-purchase-h24b.pdf');
const washington = file('washington-purchase.pdf');

const printed: readonly (readonly [string, string, string])[] = [
  ['Loan Amount', '$162,000', '$1,075,250.50'],
  ['Interest Rate', '3.875%', '6.375%'],
  ['Monthly Principal & Interest', '$761.78', '$6,708.16'],
  ['Estimated Total Monthly Payment', '$1,050', '$8,072'],
  ['A. Origination Charges', '$1,802', '$8,215'],
  ['B. Services You Cannot Shop For', '$672', '$1,388'],
  ['C. Services You Can Shop For', '$3,198', '$3,842'],
  ['D. Total Loan Costs', '$5,672', '$13,445'],
  ['E. Taxes and Other Government Fees', '$85', '$607'],
  ['F. Prepaids', '$867', '$2,352'],
  ['G. Initial Escrow Payment at Closing', '$413', '$5,196'],
  ['H. Other', '$1,017', '$3,558'],
  ['I. Total Other Costs', '$2,382', '$11,713'],
  ['Lender Credits', '$0', '-$1,250'],
  ['J. Total Closing Costs', '$8,054', '$23,908'],
  ['Estimated Cash to Close', '$16,054', '$369,597'],
  ['In 5 Years: total paid', '$56,582', '$415,173'],
  ['In 5 Years: principal paid off', '$15,773', '$70,157'],
  ['Annual Percentage Rate (APR)', '4.274%', '6.441%'],
  ['Total Interest Percentage (TIP)', '69.45%', '124.523%'],
];

/** Section A less credits, interest and mortgage insurance of 36, 60, 84, 120 and 360 months. */
const kept: readonly (readonly [string, string, string])[] = [
  [
    '3 years',
    '$23,083 charges $1,802, interest $18,329, mortgage insurance $2,952',
    '$209,064 charges $6,965, interest $202,099',
  ],
  [
    '5 years',
    '$36,656 charges $1,802, interest $29,934, mortgage insurance $4,920',
    '$339,297 charges $6,965, interest $332,332',
  ],
  [
    '7 years',
    '$49,692 charges $1,802, interest $41,002, mortgage insurance $6,888',
    '$465,360 charges $6,965, interest $458,395',
  ],
  [
    '10 years',
    '$65,192 charges $1,802, interest $56,502, mortgage insurance $6,888',
    '$645,374 charges $6,965, interest $638,409',
  ],
  [
    'To its end',
    '$120,932 charges $1,802, interest $112,242, mortgage insurance $6,888',
    '$1,346,654 charges $6,965, interest $1,339,689',
  ],
];

/** The share of A, the price of five years, the APR's distance, what may not rise, what may by ten percent, and without limit. */
const standingOut = [
  ['$1,802, or 1.11% of the loan', '$8,215, or 0.76% of the loan'],
  ['The other $40,809', 'The other $345,016'],
  ['about $680 a month over the 60 months', 'about $5,750 a month over the 60 months'],
  ['4.274%, 0.399 percentage points above it', '6.441%, 0.066 percentage points above it'],
  ['Sections A and B ($2,474) may not go up.', 'Sections A and B ($9,603) may not go up. Lender credits may not go down.'],
  [
    '($3,283) may go up by ten percent together, to about $3,611.',
    '($4,449) may go up by ten percent together, to about $4,894.',
  ],
  ['Sections F, G and H ($2,297) may go up without a limit.', 'Sections F, G and H ($11,106) may go up without a limit.'],
] as const;

const cells = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test('two estimates show the figures that somebody works out from the paper by hand', async ({ page }) => {
  await open(page);
  await page.getByLabel('Add a Loan Estimate (PDF)').setInputFiles([sample, washington]);
  const sideBySide = region(page, 'Side by side');
  await expect(region(page, 'Before you compare')).toContainText('$162,000 and $1,075,250.50');
  for (const [header, ...values] of printed) await expect(cells(page, header)).toHaveText(values);
  for (const [years, ...costs] of kept) await expect(cells(page, years)).toHaveText(costs);
  for (const [letter, dollars] of Object.entries({ B: '$716', C: '$644', E: '$522', F: '$1,485', G: '$4,783' }))
    await expect(sideBySide.getByRole('rowheader', { name: new RegExp(`^${letter}\\. `) })).toContainText(
      `differ by ${dollars}.`,
    );
  await expect(sideBySide.getByText(/costs less/)).toHaveText(
    'The loan amounts differ, so we name no month from which one of them costs less.',
  );

  const columns = region(page, 'What stands out').locator('.le-columns > div');
  for (const [first, second] of standingOut) {
    await expect(columns.nth(0)).toContainText(first);
    await expect(columns.nth(1)).toContainText(second);
  }
  await expect(columns.nth(1)).toContainText('About $55 a month of it comes on top of the payment.');
  await expect(region(page, 'What stands out')).not.toContainText('Two figures for');
});

test('points that pay off after 25 months turn the order in month 26, as by hand', async ({ page }) => {
  await open(page);
  await page.getByLabel('Add a Loan Estimate (PDF)').setInputFiles(sample);
  await expect(cells(page, 'Loan Amount')).toHaveText('$162,000');
  await typeOne(page, 2, {
    'Loan Term': '30 years',
    Product: 'Fixed Rate',
    'Loan Amount': '162000',
    'Interest Rate': '3.5',
    'Monthly Principal & Interest': '727.45',
    'A. Origination Charges': '3400',
    'Lender Credits': '300',
  });
  await expect(field(page, 'Lender Credits', 2)).toHaveValue('-$300');
  await expect(region(page, 'Side by side')).toContainText(
    'Kept for less than 2 years 2 months, the first estimate costs less. From 2 years 2 months on, the second estimate does.',
  );
  await expect(cells(page, '3 years')).toHaveText([/^\$20,131 /, /^\$19,626 /]);
  await expect(cells(page, '5 years')).toHaveText([/^\$31,736 /, /^\$30,056 /]);
  await expect(cells(page, 'To its end')).toHaveText([/^\$114,044 /, /^\$102,983 /]);
});
