import type { Browser, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { chromiumLaunch } from '../servers/chromium.ts';
import { startFirefox as launchFirefox } from './firefox.ts';
import type { Engine, Tab, Visitor } from './tab.ts';

function tabOf(page: Page, siteUrl: string): Tab {
  return {
    async open(path) {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
    },
    // Not Puppeteer's own ways: they wait for a load, and a page out of the browser's cache does not load again.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    reload: () => page.evaluate(() => void setTimeout(() => location.reload())),
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as readonly unknown[] as never[])) as never,
    async click(selector) {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.click(selector);
    },
    async typeOver(selector, text) {
      await page.$eval(selector, (field) => (field as HTMLInputElement).select());
      await page.type(selector, text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}

function engineOf(browser: Browser): Engine {
  return {
    async tab(siteUrl) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 844 });
      return tabOf(page, siteUrl);
    },
    close: () => browser.close(),
  };
}

export async function startFirefox(visitor?: Visitor): Promise<Engine> {
  return engineOf(await launchFirefox(visitor));
}

export async function startChromium({ dark = false }: Visitor = {}): Promise<Engine> {
  const { executablePath = '', args = [] } = chromiumLaunch;
  const own = ['--disable-features=Prerender2', `--blink-settings=preferredColorScheme=${dark ? 0 : 1}`];
  return engineOf(await puppeteer.launch({ executablePath, args: [...args, ...own], headless: true }));
}
