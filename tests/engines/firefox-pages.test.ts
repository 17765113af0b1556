import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOn, type SiteInFirefox, siteInFirefox, startFirefox } from './firefox.ts';
import { hasFirefox, noFirefox } from './firefox-path.ts';

if (!hasFirefox) console.log(`Skipped: ${noFirefox}.`);

const phone = 390;

/** The text of the first element, with its spaces made single; waits until `expected` stands there. */
async function expectText(page: Page, selector: string, expected: RegExp): Promise<void> {
  const read = () => page.$eval(selector, (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()).catch(() => '');
  await expect.poll(read, { timeout: 10_000 }).toMatch(expected);
}

/** The figure of a card that stands beside a term. */
function figure(page: Page, term: string): Promise<string> {
  return page.evaluate((wanted) => {
    const terms = [...document.querySelectorAll('#calculator dt')];
    const found = terms.find((element) => element.textContent?.trim() === wanted);
    return found?.parentElement?.querySelector('dd')?.textContent?.trim() ?? '';
  }, term);
}

/** Types over what stands in a field, as somebody at a keyboard does. */
async function typeOver(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const value = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);

/** Waits until the islands of a page answer. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
}

describe.skipIf(!hasFirefox)('in Firefox', () => {
  let browser: Browser;
  let site: SiteInFirefox;

  beforeAll(async () => {
    browser = await startFirefox();
    site = await siteInFirefox(browser);
  });

  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  it('the header is transparent over the picture of the home page, and white once one scrolls', async () => {
    const page = await site.open('/');
    const background = () => page.$eval('header.site-header', (header) => getComputedStyle(header).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(background).toBe('rgb(255, 255, 255)');
  });

  it('the phone menu opens over the whole screen, closes on Escape and gives the focus back', async () => {
    const page = await site.open('/about', phone);
    await page.click('.site-header__toggle');
    await page.waitForSelector('dialog[open]');
    expect(await page.$eval('dialog[open]', (menu) => menu.getBoundingClientRect().toJSON())).toMatchObject({
      ...{ x: 0, y: 0, width: phone, height: 844 },
    });
    expect(await page.$eval('.site-header__toggle', (toggle) => toggle.getAttribute('aria-expanded'))).toBe('true');
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    expect(await focused(page, '.site-header__toggle')).toBe(true);
    expect(await page.$eval('.site-header__toggle', (toggle) => toggle.getAttribute('aria-expanded'))).toBe('false');
  });

  it('the calculator of the home page answers what is typed', async () => {
    const page = await site.open('/');
    await page.$eval('#calculator', (card) => card.scrollIntoView());
    await untilAlive(page);
    expect(await figure(page, 'Monthly payment')).toBe('$2,023');
    await typeOver(page, '#home-price', '500000');
    await expect.poll(() => figure(page, 'Loan amount')).toBe('$420,000');
    expect(await figure(page, 'Monthly payment')).toBe('$2,655');
  });

  it('the full monthly cost opens and adds up, and a year of the schedule opens to its months', async () => {
    const page = await site.open('/calculator');
    await untilAlive(page);
    const [cost, schedule] = await page.evaluate(() => {
      const folds = [...document.querySelectorAll('#calculator details')];
      return ['Full monthly cost', 'Payment schedule by year'].map((title) =>
        folds.findIndex((fold) => fold.querySelector('summary')?.textContent?.includes(title)),
      );
    });
    const folds = await page.$$('#calculator details');
    const [costFold, scheduleFold] = [folds[cost as number], folds[schedule as number]];
    await (await costFold?.$('summary'))?.click();
    const amounts = await costFold?.$$eval('dd', (parts) => parts.map((part) => Number(part.textContent?.replace(/[$,]/g, ''))));
    const [total, ...parts] = (amounts ?? []).reverse();
    expect(total).toBe(2404);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(await costFold?.evaluate((fold) => fold.open)).toBe(true);
    await (await scheduleFold?.$('summary'))?.click();
    expect(await page.$$('.schedule tbody tr')).toHaveLength(30);
    await page.click('.schedule tbody tr:first-child button');
    await expect.poll(async () => (await page.$$('.schedule tbody tr')).length).toBe(42);
    await expectText(page, '.schedule tbody tr:nth-child(2)', /^Month 1/);
  });

  describe('the contact form', () => {
    const sentTo = 'firefox@example.org';

    async function fill(page: Page): Promise<void> {
      await typeOver(page, '[name=name]', 'Ana Méndez');
      await typeOver(page, '[name=email]', sentTo);
      await page.select('[name=subject]', 'Refinancing');
      await typeOver(page, '[name=message]', 'Is this from Firefox?');
    }

    it('shows every missing answer beside its field and links to it from a summary that has the focus', async () => {
      const page = await site.open('/contact');
      await untilAlive(page);
      await page.click('main form [type=submit]');
      await page.waitForSelector('main form section a');
      expect(await focused(page, 'main form section')).toBe(true);
      const missing = await page.$$eval('main form [aria-invalid=true]', (fields) =>
        fields.map((field) => {
          const described = (field.getAttribute('aria-describedby') ?? '').split(' ').pop() ?? '';
          return { name: (field as HTMLInputElement).name, told: Boolean(document.getElementById(described)?.textContent) };
        }),
      );
      expect(missing).toEqual(['name', 'email', 'subject', 'message'].map((name) => ({ name, told: true })));
      await page.click('main form section a');
      expect(await focused(page, '[name=name]')).toBe(true);
      expect(site.leads()).toEqual([]);
    });

    it('sends a message that the server stores, says so, and empties itself', async () => {
      const page = await site.open('/contact');
      await untilAlive(page);
      await fill(page);
      await page.click('main form [type=submit]');
      await expectText(page, '[data-notice=success]', /Message Sent Successfully!/);
      expect(site.leads()).toMatchObject([
        { name: 'Ana Méndez', email: sentTo, subject: 'Refinancing', message: 'Is this from Firefox?' },
      ]);
      expect(await value(page, '[name=message]')).toBe('');
    });

    it('keeps what was typed when the server does not answer', async () => {
      const page = await site.open('/contact');
      await untilAlive(page);
      await fill(page);
      await site.end();
      try {
        await page.click('main form [type=submit]');
        await expectText(page, '[data-notice=error]', /Network Error/);
        expect(await value(page, '[name=name]')).toBe('Ana Méndez');
        expect(await value(page, '[name=message]')).toBe('Is this from Firefox?');
      } finally {
        await site.stop();
        site = await siteInFirefox(browser);
      }
    });
  });

  it.each(['/', '/calculator', '/contact', '/blog', '/second-look'])('%s causes no error and breaks no policy', async (path) => {
    const page = await site.open(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
      }
    });
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(problemsOn(page)).toEqual([]);
  });
});
