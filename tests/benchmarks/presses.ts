import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../servers/chromium.ts';
import { buildIfNeeded, runSite } from '../servers/site-server.ts';
import { type Findings, median, type Part } from './part.ts';
import { slowPhone } from './slow-phone.ts';

/** Milliseconds from a press to the next picture that the screen shows; above it an answer is felt as late. */
const aimMs = 50;

interface Walk {
  readonly what: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
}

/** Types into a field as a person does, key by key. */
const type = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.press('End');
  for (const key of text) await page.keyboard.press(key);
};

const walks: readonly Walk[] = [
  { what: 'a price, key by key', path: '/', press: type('Home price', '5678') },
  { what: 'a price, key by key', path: '/calculator', press: type('Home price', '5678') },
  {
    what: 'the schedule of 30 years opened, and the months of its first year',
    path: '/calculator',
    press: async (page) => {
      await page.getByText('Payment schedule by year').click();
      await page.locator('.schedule__year').first().click();
    },
  },
  {
    what: 'a price beside the open schedule',
    path: '/calculator',
    press: async (page) => {
      await page.getByText('Payment schedule by year').click();
      await type('Home price', '5678')(page);
    },
  },
  { what: 'an income, key by key', path: '/calculator/affordability', press: type('Yearly income before taxes', '55') },
  { what: 'a price, key by key', path: '/calculator/cash-to-close', press: type('Home price', '5678') },
  { what: 'a price, key by key', path: '/calculator/compare', press: type('Home price', '5678') },
  { what: 'a balance, key by key', path: '/calculator/refinance', press: type('Balance', '55') },
];

/** Keeps the longest of the page's answers to a press, in steps of 8 ms, as browsers tell it. */
function observe(): void {
  const seen = { presses: 0, worstMs: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (!entry.interactionId) continue;
      seen.presses += 1;
      seen.worstMs = Math.max(seen.worstMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function worstAnswer(browser: Browser, url: string, { path, press }: Walk): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.locator('main astro-island').first().scrollIntoViewIfNeeded();
    await page.locator('main astro-island[ssr]').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    await press(page);
    await page.waitForTimeout(500);
    return await page.evaluate(() => (globalThis as unknown as { seen: { worstMs: number } }).seen.worstMs);
  } finally {
    await context.close();
  }
}

async function measure(): Promise<Findings> {
  buildIfNeeded();
  const site = await runSite();
  const browser = await chromium.launch(chromiumLaunch);
  const rows: [string, string, number][] = [];
  try {
    for (const walk of walks) {
      const runs = [];
      for (let run = 0; run < 3; run += 1) runs.push(await worstAnswer(browser, site.url, walk));
      rows.push([walk.path, walk.what, median(runs)]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    headings: ['page', 'what is pressed', 'longest answer ms'],
    rows,
    notes: [
      `From each press to the next picture (interaction to next paint) in Chromium with a processor ${slowPhone.cpuSlowdown} times slower than this ` +
        'machine’s; the longest of a walk, median of three. Browsers tell it in steps of 8 ms, and nothing below 16.',
    ],
    missed: rows
      .filter(([, , ms]) => ms > aimMs)
      .map(([path, what, ms]) => `${path}: ${what} takes ${ms} ms; the aim is ${aimMs} ms.`),
  };
}

export const pressesBench: Part = { title: 'how soon a cheap phone answers a press', measure };
