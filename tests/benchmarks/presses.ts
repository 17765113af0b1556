import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '../servers/chromium.ts';
import { buildIfNeeded, runSite } from '../servers/site-server.ts';
import { type Findings, median, type Part } from './part.ts';
import { slowPhone } from './slow-phone.ts';

/** Milliseconds from a press to the next picture that the screen shows; above it an answer is felt as late. */
const aimMs = 50;

/** Milliseconds from key to key of a fast hand: 100 words a minute. */
const betweenKeysMs = 120;

/** How long a finger rests on the glass when it taps. */
const fingerMs = 80;

interface Hand {
  readonly page: Page;
  tap(what: Locator): Promise<void>;
  /** Types at the end of a field, key by key. */
  type(label: string, text: string): Promise<void>;
}

/** The hand of a person: nobody lifts a finger in the moment in which it touches, or presses the next key in that of the last. */
function handOn(page: Page, session: CDPSession): Hand {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const tap = async (what: Locator) => {
    await what.scrollIntoViewIfNeeded();
    await page.waitForTimeout(betweenKeysMs);
    const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await page.waitForTimeout(fingerMs);
    await touch('touchEnd', []);
    await page.waitForTimeout(betweenKeysMs);
  };
  return {
    page,
    tap,
    type: async (label, text) => {
      await tap(page.getByLabel(label, { exact: true }).first());
      for (const key of ['End', ...text]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(betweenKeysMs);
      }
    },
  };
}

interface Walk {
  readonly what: string;
  readonly path: string;
  /** What is pressed before, and counts elsewhere. */
  readonly before?: (hand: Hand) => Promise<void>;
  readonly press: (hand: Hand) => Promise<void>;
}

const type = (label: string, text: string) => (hand: Hand) => hand.type(label, text);
const schedule = ({ page }: Hand) => page.getByText('Payment schedule by year');

const walks: readonly Walk[] = [
  { what: 'a price, key by key', path: '/', press: type('Home price', '5678') },
  { what: 'a price, key by key', path: '/calculator', press: type('Home price', '5678') },
  {
    what: 'the schedule of 30 years opened, and the months of its first year',
    path: '/calculator',
    press: async (hand) => {
      await hand.tap(schedule(hand));
      await hand.tap(hand.page.locator('.schedule__year').first());
    },
  },
  {
    what: 'a price beside the open schedule',
    path: '/calculator',
    before: (hand) => hand.tap(schedule(hand)),
    press: type('Home price', '5678'),
  },
  { what: 'an income, key by key', path: '/calculator/affordability', press: type('Yearly income before taxes', '55') },
  { what: 'a price, key by key', path: '/calculator/cash-to-close', press: type('Home price', '5678') },
  { what: 'a price, key by key', path: '/calculator/compare', press: type('Home price', '5678') },
  { what: 'a balance, key by key', path: '/calculator/refinance', press: type('Balance', '55') },
];

interface Watched {
  lists: PerformanceObserverEntryList[];
}

/** Keeps what the browser tells of its answers. It is read once the walk is over: reading would take of the time that is measured. */
function watch(): void {
  const lists: PerformanceObserverEntryList[] = [];
  Object.assign(globalThis, { lists });
  new PerformanceObserver((list) => lists.push(list)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** The longest answer to a press, in steps of 8 ms, as browsers tell it. */
function worstMs(): number {
  const entries = (globalThis as unknown as Watched).lists.flatMap((list) => list.getEntries());
  const presses = (entries as (PerformanceEntry & { readonly interactionId: number })[]).filter((entry) => entry.interactionId);
  return Math.max(0, ...presses.map(({ duration }) => duration));
}

async function worstAnswer(browser: Browser, url: string, { path, before, press }: Walk): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.locator('main astro-island').first().scrollIntoViewIfNeeded();
    await page.locator('main astro-island[ssr]').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    const hand = handOn(page, session);
    await before?.(hand);
    await page.waitForTimeout(500);
    await page.evaluate(() => (globalThis as unknown as Watched).lists.splice(0));
    await press(hand);
    await page.waitForTimeout(500);
    return await page.evaluate(worstMs);
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
