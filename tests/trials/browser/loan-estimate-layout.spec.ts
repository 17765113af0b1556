import { expect, test } from '@playwright/test';
import { violations } from '../../browser/axe.ts';
import { ficus, open, sound, typeOne } from '../../browser/typed-estimates.ts';

for (const width of [320, 1280]) {
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

test('printed, each loan begins a page and so does the comparison, without fields', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, ficus);
  await typeOne(page, 2, sound);
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('main .printed > section');
  await expect(sheets.getByRole('heading', { level: 2 })).toHaveText(['1. Ficus Bank', '2. Sound Credit Union', 'Side by side']);
  await expect(sheets.first()).toContainText('$8,054');
  await expect(sheets.nth(1)).toHaveCSS('break-before', 'page');
  await expect(page.locator('main :is(input, textarea, button):visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheets).toHaveCount(0);
});
