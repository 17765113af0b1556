import { expect, it } from 'vitest';

import { serveWithGap, serveWithout } from '../servers/site-server.ts';
import { figure, has, isFocused, untilAlive } from './page-checks.ts';

import type { Walk } from './walk.ts';

/** What somebody at a calculator meets besides its figures. */
export function usesCalculators({ tab, site, tabAt }: Walk): void {
  it('the switch between dollars and percent keeps the focus, says which is pressed and changes the field', async () => {
    const page = tab();
    await page.open('/calculator');
    await untilAlive(page);
    const field = () => page.run(() => document.querySelector<HTMLInputElement>('#down-payment')?.value);
    const pressed = () => page.run(() => document.activeElement?.getAttribute('aria-pressed'));
    await page.run(() => document.querySelector<HTMLElement>('[aria-label="In percent"]')?.focus());
    for (const [key, value] of [
      ['percent', '20'],
      ['dollars', '80,000'],
    ] as const) {
      await page.run((unit) => document.querySelector<HTMLElement>(`[aria-label="In ${unit}"]`)?.focus(), key);
      expect(await pressed()).toBe('false');
      await page.press('Enter');
      await expect.poll(field).toBe(value);
      expect(await isFocused(page, `[aria-label="In ${key}"]`)).toBe(true);
      expect(await pressed()).toBe('true');
      expect(await has(page, '#down-payment-error')).toBe(false);
    }
    expect(await figure(page, 'Loan amount')).toBe('$320,000');
  });

  it('a price that is being typed brings up no remark about the down payment, and one that is too low does once it is left', async () => {
    const page = tab();
    await page.open('/calculator');
    await untilAlive(page);
    await page.run(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const remark = document.querySelector('#down-payment-error')?.textContent;
        if (remark) seen.push(remark);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const seen = () => page.run(() => (window as unknown as { seen: string[] }).seen);
    await page.typeOver('#home-price', '650000');
    await expect.poll(() => figure(page, 'Loan amount')).toBe('$570,000');
    await page.press('Tab');
    expect(await seen()).toEqual([]);
    await page.typeOver('#home-price', '65000');
    await expect.poll(() => figure(page, 'Loan amount')).toBe('$0');
    expect(await seen()).toEqual([]);
    await page.press('Tab');
    await expect.poll(() => has(page, '#down-payment-error')).toBe(true);
  });

  it('two fields side by side stand in line when one has a longer remark', async () => {
    const page = tab();
    await page.open('/calculator');
    await untilAlive(page);
    await page.run(() => document.querySelector<HTMLInputElement>('#interest-rate')?.select());
    await page.typeOver('#interest-rate', '99999');
    await expect.poll(() => has(page, '#interest-rate-error')).toBe(true);
    const tops = await page.run(() =>
      ['#interest-rate', '#loan-term'].map((field) => document.querySelector(field)?.getBoundingClientRect().bottom),
    );
    expect(tops[0]).toBe(tops[1]);
  });

  it('cash to close opens a link with the figures of a purchase that was worked by hand', async () => {
    const page = tab();
    await page.open('/calculator/cash-to-close#cash-to-close?price=850000&down=85000&day=20261218&earnest=25000');
    const sum = () => document.querySelector('#cash-to-close dl dd span')?.textContent;
    await expect.poll(() => page.run(sum)).toBe('$72,371');
    await expect.poll(() => page.run(() => document.querySelector<HTMLInputElement>('#closing-day')?.value)).toBe('2026-12-18');
  });

  it.each([
    '/',
    '/calculator',
    '/calculator/affordability',
    '/calculator/cash-to-close',
    '/calculator/compare',
    '/calculator/refinance',
    '/second-look',
  ])('%s says that it does not work when its scripts do not arrive, and nothing of the kind when they do', async (path) => {
    const told = () => {
      const words = document.querySelector('.not-started, main p.text-alert');
      const style = words && getComputedStyle(words);
      return { told: style?.visibility === 'visible' && (words?.clientHeight ?? 0) > 20, words: words?.textContent };
    };
    const whole = tab();
    await whole.open(path);
    expect((await whole.run(told)).told).toBe(false);
    await untilAlive(whole);
    expect((await whole.run(told)).told).toBe(false);
    // The islands' own scripts; and the one that starts them.
    for (const lost of [/\/_astro\/\w+(Calculator|Form)\./, /\/_astro\/Page\.astro/]) {
      const broken = await serveWithout(site().url, lost);
      try {
        const page = await tabAt(broken.url);
        await page.open(path);
        await page.run(() => document.querySelector('main form')?.scrollIntoView());
        await expect.poll(async () => (await page.run(told)).told, { timeout: 20_000 }).toBe(true);
        expect((await page.run(told)).words).toMatch(/^Part of this page did not load.*Please reload the page\.$/);
        await page.close();
      } finally {
        await broken.close();
      }
    }
  });

  it.each([/\/_astro\/react\./, /\/_astro\/\w+Calculator\./])(
    'a calculator for which the line broke once, at %s, works or says that it does not, and keeps its fields',
    async (lost) => {
      const broken = await serveWithGap(site().url, lost);
      try {
        const page = await tabAt(broken.url);
        await page.open('/calculator/refinance');
        const ends = () =>
          page.run(() => {
            const words = document.querySelector('main p.text-alert');
            const alive = document.querySelectorAll('main astro-island[ssr]').length === 0;
            return alive || (words !== null && getComputedStyle(words).visibility === 'visible');
          });
        await expect.poll(ends, { timeout: 20_000 }).toBe(true);
        expect(await page.run(() => document.querySelector<HTMLInputElement>('#balance')?.value)).toBe('320,000');
        if (await page.run(() => document.querySelectorAll('main astro-island[ssr]').length === 0)) {
          await page.typeOver('#balance', '300000');
          await expect.poll(() => figure(page, 'New loan amount')).toBe('$300,000');
        }
        await page.close();
      } finally {
        await broken.close();
      }
    },
  );
}
