import { type BrowserContext, expect, test } from '@playwright/test';
import { expectNotice, freshEmail, open, trials } from './form-trials.ts';
import { keptIn } from './kept-in-browser.ts';

// The privacy policy says that the site sets no cookie, keeps nothing in the browser and loads nothing from other companies.

/** Every request of the context to another host than the site's own. */
function foreignRequests(context: BrowserContext): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1' && protocol !== 'data:' && protocol !== 'blob:') foreign.push(request.url());
  });
  return foreign;
}

for (const trial of trials) {
  test(`sending the ${trial.name} leaves nothing in the browser and asks no other host`, async ({ page, context }) => {
    const foreign = foreignRequests(context);
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, trial.sent);
    expect(await keptIn(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('calculating leaves nothing in the browser and asks nothing of any host', async ({ page, context }) => {
  const foreign = foreignRequests(context);
  await page.goto('/calculator', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Home price').first().fill('654321');
  await page.keyboard.press('Tab');
  await expect(page.locator('main')).toContainText('574,321');
  expect(await keptIn(page)).toEqual([]);
  expect([...foreign, ...asked]).toEqual([]);
});
