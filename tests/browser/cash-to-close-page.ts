import { expect, type Page } from '@playwright/test';

export const path = '/calculator/cash-to-close';

/** The amount of a line of the sum. */
export const line = (page: Page, label: string) =>
  page
    .locator('#cash-to-close dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Opens the calculator with everything on it unfolded. */
export async function open(page: Page, fragment = '') {
  await page.goto(`${path}${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  for (const summary of await page.locator('#cash-to-close summary').all()) await summary.click();
}
