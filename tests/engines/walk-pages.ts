import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declarationsOf, partsOf } from './declarations.ts';
import { isFocused } from './page-checks.ts';
import type { Tab } from './tab.ts';
import type { EngineName, Walk } from './walk.ts';

const phone = 390;

/** An older name of a declaration that follows it, which only the engines without the new one need. */
const olderName = /^-webkit-text-decoration:inherit$/;

/** Declarations that an engine may drop, each with what it shows instead. Everything else must be understood by all of them. */
const mayDrop: Readonly<Record<EngineName, readonly RegExp[]>> = {
  Chromium: [olderName],
  // The last line of a paragraph may be a single word.
  Firefox: [/^text-wrap:pretty$/, /^-webkit-(tap-highlight-color|text-size-adjust):/, olderName],
  // It has no forced colours. Letters are sized by themselves on Apple's phones alone, and so are told not to there.
  WebKit: [/^forced-color-adjust:/, /^-webkit-text-size-adjust:/],
};

/** Selectors that are one engine's own name for a part of a control; the others drop the whole rule, and have no such part. */
const engineParts = /::?-(webkit|moz)-/;

/** Every declaration and every selector of the built pages, once. */
function builtStyles() {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const inline = files.flatMap((file) => [...readFileSync(`dist/${file}`, 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
  const linked = readdirSync('dist/_astro').filter((file) => file.endsWith('.css'));
  const css = [...inline.map(([, text = '']) => text), ...linked.map((file) => readFileSync(`dist/_astro/${file}`, 'utf8'))];
  const declarations = css.flatMap(declarationsOf).filter(({ selector }) => !engineParts.test(selector));
  return {
    declarations: [...new Set(declarations.map(({ property, value }) => `${property}:${value}`))],
    selectors: [...new Set(declarations.flatMap(({ selector }) => partsOf(selector)))].filter(
      (text) => !/^(from|to|[\d.]+%|$)/.test(text),
    ),
  };
}

/** As on paper: what the styles say of print counts, and what they say of the screen alone does not. */
const asOnPaper = (tab: Tab) =>
  tab.run(() => {
    const set = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText.replace('screen', 'speech').replace('print', 'all');
        if ('cssRules' in rule) set(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) {
      if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
      set(sheet.cssRules);
    }
  });

/** What a reader meets: styles that count, links that can be told from text, paper, the menu. */
export function readsPages({ tab }: Walk, name: EngineName): void {
  it('every declaration of the built styles is understood, and every selector', async () => {
    const page = tab();
    await page.open('/about');
    const dropped = await page.run(
      ({ declarations, selectors }) => [
        ...declarations.filter((text) => {
          const colon = text.indexOf(':');
          return !CSS.supports(text.slice(0, colon), text.slice(colon + 1));
        }),
        ...selectors.filter((text) => !CSS.supports(`selector(${text})`)),
      ],
      builtStyles(),
    );
    expect(dropped.filter((text) => !mayDrop[name].some((known) => known.test(text)))).toEqual([]);
  });

  it('links in running text are underlined', async () => {
    const page = tab();
    for (const path of ['/privacy-policy', '/loan-options/va', '/blog/va-loan-benefits-guide']) {
      await page.open(path);
      const links = await page.run(() =>
        [...document.querySelectorAll('.prose p a')].map((link) => getComputedStyle(link).textDecorationLine),
      );
      expect(links.length, path).toBeGreaterThan(0);
      expect(new Set(links), path).toEqual(new Set(['underline']));
    }
  });

  it.each(['/learn/rate-comparison', '/privacy-policy'])('%s is printed over the whole width of the paper', async (path) => {
    const page = tab();
    await page.open(path);
    await asOnPaper(page);
    const widths = await page.run(() => {
      const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
      const fragile = [...document.querySelectorAll('main *')].filter(
        (box) => /grid|flex/.test(getComputedStyle(box).display) && box.querySelector('.prose, h1'),
      );
      return { text: width('.prose'), title: width('h1'), picture: width('main img[alt=""]'), fragile: fragile.length };
    });
    // 42rem, the reading width.
    expect(widths.text).toBeGreaterThan(600);
    expect(widths.title).toBeGreaterThan(600);
    // A picture beside the title is for the screen.
    expect(widths.picture).toBe(0);
    // Engines break a page between the lines of blocks, and through those of a grid.
    expect(widths.fragile).toBe(0);
  });

  it('the menu gives the focus back to its button, also when the click did not focus it', async () => {
    const page = tab();
    await page.resize(phone, 844);
    await page.open('/about');
    await page.run(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      // A click that moves no focus, as Safari's on a button.
      document.querySelector<HTMLElement>('.site-header__toggle')?.click();
    });
    await expect.poll(() => page.run(() => document.querySelector('dialog')?.open)).toBe(true);
    expect(await page.run(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true);
    await page.press('Escape');
    await expect.poll(() => page.run(() => document.querySelector('dialog')?.open)).toBe(false);
    await expect.poll(() => isFocused(page, '.site-header__toggle')).toBe(true);
  });
}
