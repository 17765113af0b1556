import { expect } from 'vitest';
import type { Tab } from './tab.ts';

/** Waits until the calculator or form of the page answers. */
export async function untilAlive(tab: Tab): Promise<void> {
  await tab.run(() => document.querySelector('main form')?.scrollIntoView());
  await expect
    .poll(() => tab.run(() => document.readyState === 'complete' && !document.querySelector('main astro-island[ssr]')), {
      timeout: 20_000,
    })
    .toBe(true);
  // What React draws once the page is alive comes a moment later, and nothing in the page tells of it.
  await tab.run(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
}

/** The figure that stands beside a term. */
export const figure = (tab: Tab, term: string) =>
  tab.run((wanted) => {
    const terms = [...document.querySelectorAll('main dt')];
    return terms.find((element) => element.textContent?.trim() === wanted)?.nextElementSibling?.textContent?.trim() ?? '';
  }, term);

export const has = (tab: Tab, selector: string) => tab.run((wanted) => document.querySelector(wanted) !== null, selector);

export const isFocused = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
