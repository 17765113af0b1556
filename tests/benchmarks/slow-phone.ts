import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumLaunch } from '../servers/chromium.ts';
import { median } from './part.ts';

/** A cheap phone on a poor connection: what Lighthouse takes for a mobile visit. */
export const slowPhone = { cpuSlowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 } as const;

/** A first visit to a page. */
export interface Visit {
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  readonly lcpMs: number;
  /** What tasks of the page last beyond 50 ms each after its first paint, together: before it there is nothing to press. */
  readonly blockingMs: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  readonly requests: number;
  /** Everything that came over the network, with headers, as it was compressed. */
  readonly bytes: number;
  /** Of these the document, script and styles. */
  readonly codeBytes: number;
}

/** Gathers in the page what the browser reports of its paints, shifts and long tasks. */
function observe(): void {
  const seen = { lcpMs: 0, blockingMs: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  each('longtask', ({ startTime, duration }) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const afterPaint = firstPaint ? startTime + duration - Math.max(startTime, firstPaint.startTime) : 0;
    seen.blockingMs += Math.max(0, afterPaint - 50);
  });
  each('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { readonly value: number }).value;
  });
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  const bytesPerSecond = (slowPhone.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Adds up what comes over the network, by kind. */
function countTraffic(session: CDPSession): () => Pick<Visit, 'requests' | 'bytes' | 'codeBytes'> {
  const kinds = new Map<string, string>();
  const traffic = { requests: 0, bytes: 0, codeBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) traffic.codeBytes += encodedDataLength;
  });
  return () => ({ ...traffic });
}

/** One visit with nothing kept from an earlier one, watched until two seconds after everything has loaded. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const traffic = countTraffic(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(2000);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Visit }).seen);
    return { ...seen, ...traffic() };
  } finally {
    await context.close();
  }
}

/** Visits each address three times, in turns; each value is the median of the three. */
export async function visitAll(urls: readonly string[]): Promise<Visit[]> {
  const rounds = 3;
  const visits: Visit[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch(chromiumLaunch);
    try {
      for (const [index, url] of urls.entries()) visits[index]?.push(await visit(browser, url));
    } finally {
      await browser.close();
    }
  }
  return visits.map((runs) => {
    const of = (value: (run: Visit) => number) => median(runs.map(value));
    return {
      lcpMs: of(({ lcpMs }) => lcpMs),
      blockingMs: of(({ blockingMs }) => blockingMs),
      cls: of(({ cls }) => cls),
      requests: of(({ requests }) => requests),
      bytes: of(({ bytes }) => bytes),
      codeBytes: of(({ codeBytes }) => codeBytes),
    };
  });
}
