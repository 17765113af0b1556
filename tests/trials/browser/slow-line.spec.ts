import { expect, test } from '@playwright/test';
import { chromiumLaunch } from '../../servers/chromium.ts';

// In the whole browser, as visitors have it.
test.use({ launchOptions: chromiumLaunch });

/** Slow enough that a page arrives in pieces: bytes a second, and milliseconds each way. */
const lines = [
  { downloadThroughput: 40_000, latency: 40 },
  { downloadThroughput: 120_000, latency: 180 },
];

test.use({ viewport: { width: 1280, height: 844 } });

for (const path of ['/', '/contact', '/blog/refinancing-vs-home-equity-loan', '/loan-options/va']) {
  test(`${path} does not move while it arrives on a slow line to a slow machine`, async ({ browser }) => {
    // Twice a page of six times the time: beside other work that alone can take half a minute.
    test.slow();
    for (const line of lines) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await devtools.send('Network.emulateNetworkConditions', { offline: false, uploadThroughput: 40_000, ...line });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
            moved.push(...entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) || String(node?.nodeName)));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      // What comes late: the script of an island on the screen, and the font.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main astro-island[ssr]')].every(
          ({ firstElementChild }) => (firstElementChild?.getBoundingClientRect().top ?? 0) > innerHeight,
        ),
      );
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
      await context.close();
    }
  });
}
