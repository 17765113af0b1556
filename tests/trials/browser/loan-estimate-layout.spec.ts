import { expect, test } from '@playwright/test';
import { checkLayoutAt, ficus, open, sound, typeOne } from '../../browser/typed-estimates.ts';

for (const width of [320, 390, 1280]) checkLayoutAt(width);

test('printed, each loan begins a page and so does the comparison, without fields', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, ficus);
  await typeOne(page, 2, sound);
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('main .printed > section');
  await expect(sheets.getByRole('heading', { level: 2 })).toHaveText([
    '1. Ficus Bank',
    '2. Sound Credit Union',
    'Side by side',
    'Before you compare',
  ]);
  await expect(sheets.first()).toContainText('$8,054');
  await expect(sheets.nth(1)).toHaveCSS('break-before', 'page');
  await expect(page.locator('main :is(input, textarea, button):visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheets).toHaveCount(0);
});
