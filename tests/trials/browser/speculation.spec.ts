import { expect, test } from '@playwright/test';
import { chromiumLaunch } from '../../servers/chromium.ts';

// In the whole browser, as visitors have it.
test.use({ launchOptions: chromiumLaunch });

for (const [label, address] of [
  ['About', '/about'],
  ['Contact', '/contact'],
] as const) {
  test(`resting on the menu link ${label} makes Chromium fetch its page before the click`, async ({ page, context }) => {
    const fetchedEarly = new Promise<string>((fetched) => {
      context.on('request', (request) => {
        const purpose = request.headers()['sec-purpose'] ?? '';
        if (purpose.startsWith('prefetch')) fetched(new URL(request.url()).pathname);
      });
    });
    const rules = page.waitForResponse('**/speculation-rules.json');
    await page.goto('/learn');
    expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
    await link.hover();
    expect(await fetchedEarly).toBe(address);
    await expect(page).toHaveURL(/\/learn$/);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const navigation = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType as string);
    expect(await page.evaluate(navigation)).toEqual(['navigational-prefetch']);
  });
}
