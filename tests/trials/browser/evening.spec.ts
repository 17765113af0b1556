import { expect, test } from '@playwright/test';
import { wcagContrast, wcagLuminance } from 'culori';
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
  for (const path of ['/', '/loan-options', '/blog', '/learn/rate-comparison', '/contact']) {
    await page.goto(path);
    const found = await page.locator('main img[src^="/_astro/"][src$=".svg"]').evaluateAll((images) =>
      images.map((image) => {
        image.scrollIntoView();
        return (image as HTMLImageElement).src;
      }),
    );
    await page.waitForLoadState('networkidle');
    const shown = await page
      .locator('main .drawing img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    expect(shown, path).toEqual(found.map((address) => address.replace(/\.svg$/, '-evening.svg')));
    for (const address of shown) drawings.add(address);
  }
  expect(drawings.size).toBeGreaterThan(10);
  for (const address of drawings) {
    const colors = (await (await page.request.get(address)).text()).match(/#[0-9a-f]{6}(?=")/g) ?? [];
    // All but lit windows; sails and snow are the lightest.
    expect(
      colors.filter((color) => wcagLuminance(color) > 0.1 && wcagContrast(color, '#eea055') > 3),
      address,
    ).toEqual([]);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/calculator');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim())).toMatch(
    /^#fff/,
  );
});
