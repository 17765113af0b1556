import { expect, test } from '@playwright/test';

test('on a phone the four programs answer each question together, within one screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/loan-options');
  const compared = page.locator('section[aria-labelledby="side-by-side"]');
  await expect(compared.locator('h3:visible')).toHaveText([
    'Down payment',
    'Credit',
    'Mortgage insurance or fees',
    'Who it may suit',
  ]);
  for (const question of await compared.locator('section:visible').all()) {
    await expect(question.locator('dt')).toHaveText(['Conventional', 'FHA', 'VA', 'USDA']);
    for (const answer of await question.locator('dd').all()) await expect(answer).not.toBeEmpty();
    expect((await question.boundingBox())?.height).toBeLessThan(600);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
