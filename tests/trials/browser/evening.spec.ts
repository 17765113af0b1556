import { expect, test } from '@playwright/test';
import { violations } from '../../browser/axe.ts';
import { open, trials } from '../../browser/form-trials.ts';
import { openEverything, readToTheEnd } from '../../browser/page-checks.ts';
import { allPaths } from '../../site-paths.ts';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as never);

for (const path of [...allPaths(), '/no-such-page']) {
  test(`${path} can be read after sunset: letters at 7:1, everything opened`, async ({ page }) => {
    await page.goto(path);
    await readToTheEnd(page);
    await openEverything(page);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).not.toBe('rgb(255, 255, 255)');
    expect(await violations(page)).toEqual([]);
  });
}

for (const trial of trials) {
  test(`the errors of the ${trial.name} can be read after sunset`, async ({ page }) => {
    await (await open(page, trial)).click();
    await expect(page.locator('[data-notice=error]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the menu can be read after sunset', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('each drawing has its evening, and paper stays white', async ({ page }) => {
  const drawings = new Set<string>();
  for (const path of ['/', '/loan-options', '/blog', '/learn', '/contact']) {
    await page.goto(path);
    const found = await page
      .locator('main img[src$=".svg"]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    for (const address of found) if (address) drawings.add(address);
  }
  expect(drawings.size).toBeGreaterThan(10);
  for (const address of drawings)
    expect(await (await page.request.get(address)).text(), address).toContain('prefers-color-scheme:dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/calculator');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim())).toMatch(
    /^#fff/,
  );
});
