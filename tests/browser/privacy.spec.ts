import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { allPaths } from '../site-paths.ts';
import { expectNotice, freshEmail, open, trials } from './form-trials.ts';

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

/** What the site has left in the browser, by name. */
async function keptIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    // Both exist in a secure context only, which the loopback address is.
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stored];
}

test('a visit to every page leaves nothing in the browser and asks no other host', async ({ page, context }) => {
  test.setTimeout(180_000);
  const foreign = foreignRequests(context);
  const setCookies: string[] = [];
  page.on('response', async (response) => {
    if (await response.headerValue('set-cookie')) setCookies.push(response.url());
  });
  for (const path of [...allPaths(), '/thank-you', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Pictures below the fold are fetched only when they are reached.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await keptIn(page), path).toEqual([]);
  }
  expect(foreign).toEqual([]);
  expect(setCookies).toEqual([]);
});

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
