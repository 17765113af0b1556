import { expect, type Page, test } from '@playwright/test';

/** How the focused element looks: its outline, and the outline and border of what stands around it on its own. */
function outlineOfFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
    return {
      html: element.outerHTML.slice(0, 90),
      visible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== backgroundColor,
    };
  });
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' } as never);

  for (const path of ['/', '/calculator', '/contact']) {
    test(`the focus is seen on every stop of ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const unseen: string[] = [];
      let stops = 0;
      for (; stops < 150; stops += 1) {
        await page.keyboard.press('Tab');
        const focus = await outlineOfFocus(page);
        if (!focus) break;
        if (!focus.visible) unseen.push(focus.html);
      }
      expect(stops).toBeGreaterThan(20);
      expect(unseen).toEqual([]);
    });

    test(`every button and field of ${path} keeps an outline`, async ({ page }) => {
      await page.goto(path);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(button, .button, input:not([type=hidden], [type=range]), select, textarea)')]
          .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
          .filter(
            (element) => !element.closest('.sr-only, [aria-hidden=true]') && !element.matches('[type=radio], [type=checkbox]'),
          )
          .filter((element) => {
            // A field may get its outline from the box around it that holds the unit as well.
            const drawn = [element, element.parentElement as Element].map((box) => getComputedStyle(box));
            return !drawn.some((style) => style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
    });
  }
});

test.describe('with letters twice as large', () => {
  for (const path of ['/', '/calculator', '/contact', '/blog/va-loan-benefits-guide', '/loan-options']) {
    test(`${path} needs no sideways scroll and cuts no text`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '200%');
        for (const details of document.querySelectorAll('details')) details.open = true;
        // An owner's own address may be longer than the sample's.
        for (const link of document.querySelectorAll('a[href^="mailto:"]'))
          link.textContent = 'margaret.holmquist@cedar-sound-home-loans.com';
      });
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
          .filter(
            (element) =>
              element.checkVisibility({ checkVisibilityCSS: true }) &&
              !element.closest('.sr-only, svg, [inert], [aria-hidden=true]'),
          )
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          .filter((element) => {
            const style = getComputedStyle(element);
            const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
            const { left, right } = element.getBoundingClientRect();
            return (
              (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
              (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1) ||
              left < -1 ||
              right > innerWidth + 1
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
    });
  }
});
