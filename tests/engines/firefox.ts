import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type RunningSite, runSite } from '../servers/site-server.ts';
import { firefoxPath } from './firefox-path.ts';
import type { Visitor } from './tab.ts';

/** Firefox without look-ups of its own while a test runs, and without motion, so that nothing is waited for. */
const preferences = {
  'app.update.auto': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'ui.prefersReducedMotion': 1,
};

/** Starts Firefox; it is spoken to over WebDriver BiDi. */
export function startFirefox({ dark = false }: Visitor = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: { ...preferences, 'ui.systemUsesDarkTheme': dark ? 1 : 0 },
  });
}

/** What went wrong on a page since it was opened. Firefox writes what the policy refused to the console. */
const problems = new WeakMap<Page, string[]>();

function watch(page: Page): void {
  const found: string[] = [];
  problems.set(page, found);
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') found.push(message.text());
  });
  page.on('requestfailed', (request) => found.push(`${request.url()} failed: ${request.failure()?.errorText}`));
}

/** @throws Error when the page was not opened by `open` */
export function problemsOn(page: Page): readonly string[] {
  const found = problems.get(page);
  if (!found) throw new Error('Nobody watched this page.');
  return found;
}

export interface SiteInFirefox extends RunningSite {
  /** A new page at an address of the site, of the given width in CSS pixels. */
  open(path: string, width?: number): Promise<Page>;
}

/** The site's own server with an empty database, on a free port. */
export async function siteInFirefox(browser: Browser): Promise<SiteInFirefox> {
  const site = await runSite();
  const pages: Page[] = [];
  return {
    ...site,
    async open(path, width = 1280) {
      const page = await browser.newPage();
      pages.push(page);
      await page.setViewport({ width, height: 844 });
      watch(page);
      await page.goto(site.url + path, { waitUntil: 'load' });
      return page;
    },
    async stop() {
      await Promise.all(pages.map((page) => page.close()));
      await site.stop();
    },
  };
}
