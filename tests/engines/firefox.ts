import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type RunningServer, runServer } from '../servers/running-server.ts';
import { firefoxPath } from './firefox-path.ts';

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
export function startFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: preferences,
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

export interface SiteInFirefox {
  readonly url: string;
  /** A new page at an address of the site, of the given width in CSS pixels. */
  open(path: string, width?: number): Promise<Page>;
  /** What the server has stored, oldest first. */
  leads(): readonly Readonly<Record<string, string>>[];
  /** Ends the server alone, as a failing line would. */
  endServer(): Promise<void>;
  close(): Promise<void>;
}

/** The site's own server with an empty database, on a free port. */
export async function siteInFirefox(browser: Browser): Promise<SiteInFirefox> {
  const data = mkdtempSync(join(tmpdir(), 'site-in-firefox-'));
  const server: RunningServer = await runServer(process.cwd(), { DATA_DIR: data, HOST: '127.0.0.1', SMTP_URL: '' });
  const pages: Page[] = [];
  return {
    url: server.url,
    async open(path, width = 1280) {
      const page = await browser.newPage();
      pages.push(page);
      await page.setViewport({ width, height: 844 });
      watch(page);
      await page.goto(server.url + path, { waitUntil: 'load' });
      return page;
    },
    leads() {
      const database = new DatabaseSync(join(data, 'leads.db'), { readOnly: true });
      try {
        const rows = database.prepare('SELECT fields FROM leads ORDER BY rowid').all() as { fields: string }[];
        return rows.map(({ fields }) => JSON.parse(fields) as Record<string, string>);
      } finally {
        database.close();
      }
    },
    async endServer() {
      await server.end();
    },
    async close() {
      await Promise.all(pages.map((page) => page.close()));
      if (server.process.exitCode === null) await server.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
