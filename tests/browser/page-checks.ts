import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { keptIn } from './kept-in-browser.ts';
import { watchViolations } from './violations.ts';

/** Pages that answer for what does not exist. */
export const errorPages = ['/no-such-page', '/blog/no-such-post'] as readonly string[];

/** Everything that a first visit fetches before anybody scrolls, compressed as it was sent. */
export function fetchedBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (['navigation', 'resource'] as const)
      .flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Reads the page to its end: islands start, the footer is laid out. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (const island of await page.locator('main astro-island').all()) await island.scrollIntoViewIfNeeded();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.locator('body > footer').scrollIntoViewIfNeeded();
}

/** How many files a first visit asks for before anybody scrolls, the page among them. */
function requestsOf(page: Page): Promise<number> {
  return page.evaluate(() => 1 + performance.getEntriesByType('resource').length);
}

/** Requests of a first visit at most. */
const requestLimit = (hasIsland: boolean) => (hasIsland ? 16 : 12);

/** Unfolds what the page holds closed. */
export async function openEverything(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** What stands out at the side of the screen, which would make the page scroll. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [document.documentElement, ...document.querySelectorAll('main *')]
          .filter((element) => element.scrollWidth > innerWidth || element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Visits pages at one width: what a visitor would meet there that must not be. */
export function checkPages(width: number, paths: readonly string[]): void {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' } as never);

    for (const path of paths) {
      test(`${path} has, with everything opened, no accessibility violation, no error, nothing that its policy refuses, no foreign request, nothing kept in the browser, no sideways scroll, no layout shift, few bytes in few requests`, async ({
        page,
      }) => {
        const problems = await watchViolations(page);
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('console', (message) => {
          const expected = errorPages.includes(path) && message.text().includes('404');
          if (message.type() === 'error' && !expected) problems.push(message.text());
        });
        page.on('request', (request) => {
          if (new URL(request.url()).hostname !== '127.0.0.1') problems.push(`request to ${request.url()}`);
        });
        page.on('response', async (answer) => {
          if (await answer.headerValue('set-cookie')) problems.push(`${answer.url()} sets a cookie`);
        });
        await page.addInitScript(() => {
          (window as unknown as { shift: number }).shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
              if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        expect(response?.status()).toBe(errorPages.includes(path) ? 404 : 200);
        expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
        const hasIsland = (await page.locator('astro-island').count()) > 0;
        expect(await fetchedBytes(page)).toBeLessThanOrEqual(hasIsland ? 170_000 : 80_000);
        expect(await requestsOf(page)).toBeLessThanOrEqual(requestLimit(hasIsland));
        expect(await sidewaysScroll(page)).toEqual([]);
        await readToTheEnd(page);
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
        await openEverything(page);
        expect(await sidewaysScroll(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        expect(await keptIn(page)).toEqual([]);
        // A wide screen at 400% zoom.
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sidewaysScroll(page)).toEqual([]);
        expect(problems).toEqual([]);
      });
    }
  });
}

/** Reads pages as a browser without script shows them. */
export function checkWithoutScript(paths: readonly string[]): void {
  test('pages can be read without script', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('header.site-header'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const hiddenText = await page
        // What is said of scripts that do not arrive comes after a while.
        .locator('main p:not(.not-started)')
        .evaluateAll(
          (texts) =>
            texts.filter((text) => getComputedStyle(text).visibility === 'hidden' || getComputedStyle(text).opacity === '0')
              .length,
        );
      expect(hiddenText, path).toBe(0);
    }
    await page.context().close();
  });
}
