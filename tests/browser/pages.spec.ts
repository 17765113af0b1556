import { expect, test } from '@playwright/test';
import { oneOfEachKind } from '../site-paths.ts';
import { checkPages, errorPages } from './page-checks.ts';

// Those that are drawn like one of these are visited in the trials.
checkPages(390, [...oneOfEachKind(), '/thank-you', ...errorPages]);

test('a post that does not exist says so and leads back to the blog', async ({ page }) => {
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('an unknown address offers the main pages and a phone number', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('main').getByRole('link', { name: 'Calculator' })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
});

test('with the clock at another year the copyright says that year, and a clock that runs behind takes nothing back', async ({
  page,
}) => {
  const copyright = page.locator('body > footer').getByText(/^© \d{4} /);
  const built = new Date().getFullYear();
  for (const [clock, shown] of [
    [built + 5, built + 5],
    [built - 5, built],
  ]) {
    await page.clock.setFixedTime(new Date(`${clock}-06-15T12:00:00`));
    await page.goto('/about');
    await expect(copyright).toHaveText(new RegExp(`^© ${shown} `));
  }
});

for (const path of ['/learn/credit-improvement', '/loan-options/fha']) {
  test(`on a phone every column of the tables of ${path} is in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const tables = page.locator('.prose .table-scroll');
    expect(await tables.locator('th:nth-child(4)').count()).toBeGreaterThan(0);
    const hidden = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
    expect(hidden.filter((pixels) => pixels > 0)).toEqual([]);
  });
}
