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

  test('the pressed one of two units is seen, and so are the colours that a picture is read by', async ({ page }) => {
    await page.goto('/calculator');
    const unit = (name: string) => page.getByRole('button', { name });
    await expect(unit('In percent')).toBeVisible();
    const ground = (name: string) => unit(name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('In dollars')).not.toBe(await ground('In percent'));
    const flat = await page.locator('main :is(span, svg):is([class*="bg-"], [class*="fill-"])').evaluateAll((marks) =>
      marks
        .filter((mark) => mark.textContent === '' && mark.checkVisibility())
        .filter((mark) => getComputedStyle(mark).forcedColorAdjust !== 'none' && !(mark instanceof SVGElement))
        .map((mark) => mark.outerHTML.slice(0, 100)),
    );
    expect(flat).toEqual([]);
    for (const name of ['Loan', 'Interest']) {
      const legend = page.locator('#calculator [aria-hidden=true] span', { hasText: new RegExp(`^${name}$`) }).first();
      await expect(legend.locator('svg')).toHaveCSS('forced-color-adjust', 'none');
    }
  });
});
