import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

export const path = '/second-look/loan-estimates';

/** The sample form H-24(B) of 12 CFR 1026, as somebody copies it from paper. */
export const ficus = {
  Lender: 'Ficus Bank',
  'Loan Term': '30 years',
  Product: 'Fixed Rate',
  'Rate Lock': 'No',
  'Loan Amount': '162,000',
  'Interest Rate': '3.875%',
  'Monthly Principal & Interest': '761.78',
  'Estimated Total Monthly Payment': '1050',
  'A. Origination Charges': '1802',
  'B. Services You Cannot Shop For': '672',
  'C. Services You Can Shop For': '3198',
  'D. Total Loan Costs': '5672',
  'E. Taxes and Other Government Fees': '85',
  'F. Prepaids': '867',
  'G. Initial Escrow Payment at Closing': '413',
  'H. Other': '1017',
  'I. Total Other Costs': '2382',
  'Lender Credits': '0',
  'J. Total Closing Costs': '8054',
  'Estimated Cash to Close': '16054',
  'In 5 Years: total paid': '56582',
  'In 5 Years: principal paid off': '15773',
  'Annual Percentage Rate (APR)': '4.274',
  'Total Interest Percentage (TIP)': '69.45',
};

/** An invented one for a smaller loan, which pays points for a lower rate. */
export const sound = {
  ...ficus,
  Lender: 'Sound Credit Union',
  'Loan Amount': '160000',
  'Interest Rate': '3.5',
  'A. Origination Charges': '3400',
  'Lender Credits': '300',
};

export const field = (page: Page, header: string, number: number) => page.locator(`[aria-label^="${header}, ${number}. "]`);

export async function open(page: Page) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Type one from paper' })).toBeEnabled();
}

/** Types an estimate into a column of its own. */
export async function typeOne(page: Page, number: number, values: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Type one from paper' }).click();
  await expect(field(page, 'Lender', number)).toBeFocused();
  for (const [header, text] of Object.entries(values)) {
    const line = field(page, header, number);
    if (await line.evaluate((element) => element.tagName === 'SELECT')) await line.selectOption(text);
    else await line.fill(text);
  }
  await page.keyboard.press('Tab');
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** That three estimates, one of them with an error, have room at a width. */
export function checkLayoutAt(width: number) {
  test(`has no accessibility fault and no sideways scroll with three estimates and an error at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await typeOne(page, 1, ficus);
    await typeOne(page, 2, { ...sound, Lender: 'A Credit Union With A Rather Long Name of Seattle' });
    await typeOne(page, 3, { 'Loan Amount': 'many', 'Interest Rate': '6.5' });
    await page.getByRole('button', { name: 'Ask us about it' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('rowheader', { name: 'Loan Amount', exact: true })).toHaveCount(width < 768 ? 3 : 1);
  });
}
