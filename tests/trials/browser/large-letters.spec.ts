import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../servers/chromium.ts';
import { allPaths } from '../../site-paths.ts';

let profile: string;
let browser: BrowserContext;

// The setting of the browser itself: it moves the widths at which a page changes its columns, as a style sheet could not.
test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'large-letters-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }));
  browser = await chromium.launchPersistentContext(profile, chromiumLaunch);
});

test.afterAll(async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Text that is cut off or stands outside the screen. A wide table scrolls in its own box. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter(
        (element) =>
          element.checkVisibility({ checkVisibilityCSS: true }) &&
          !element.closest('.sr-only, .not-started, .table-scroll, svg, [inert], [aria-hidden=true]'),
      )
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const { left, right } = element.getBoundingClientRect();
        return (
          (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          left < -1 ||
          right > innerWidth + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/**
 * At 320 px with letters of 32 px a line holds some nine letters. What is as wide as one word stands out there, by less than a word:
 * the page can be pushed aside to read it, and nothing is cut off.
 */
const widerThanTiny = /debt-to-income|text-balance|class="mt-1.5"/;

for (const width of [320, 390, 1280]) {
  test(`with letters twice as large, no page is wider than ${width} px${width === 320 ? ', one word aside,' : ''} or cuts text`, async ({
    baseURL,
  }) => {
    test.slow();
    const page = await browser.newPage();
    await page.setViewportSize({ width, height: 900 });
    const problems: string[] = [];
    let opened = 0;
    for (const path of allPaths()) {
      await page.goto(`${baseURL}${path}`);
      opened += await page.locator('main details').count();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        // An owner's own address may be longer than the sample's. Where it may break stays as it is.
        const longer = (text: string) =>
          text.replace(/^[\w.]+$|^[\w.]+(?=@)/, 'margaret.holmquist').replace(/@[\w-]+/, '@cedar-sound-home-loans');
        for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            if (texts.currentNode.textContent !== '.com')
              texts.currentNode.textContent = longer(texts.currentNode.textContent ?? '');
        }
      });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wider > (width === 320 ? 60 : 0)) problems.push(`${path} is ${wider} px wider than the screen`);
      const cut = (await cutText(page)).filter((html) => width !== 320 || !widerThanTiny.test(html));
      problems.push(...cut.map((html) => `${path} cuts ${html}`));
    }
    expect(opened).toBeGreaterThan(30);
    expect(problems).toEqual([]);
    await page.close();
  });
}
