import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../browser/axe.ts';
import { openEverything, readToTheEnd } from '../../browser/page-checks.ts';
import { allPaths, oneOfEachKind } from '../../site-paths.ts';

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

/** Buttons and fields without a border of their own or of the box around them, which holds the unit as well. The head of a row that unfolds has its sign. */
function unoutlined(): string[] {
  return [...document.querySelectorAll('main :is(button, .button, input:not([type=hidden], [type=range]), select, textarea)')]
    .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
    .filter(
      (element) =>
        !element.closest('.sr-only, [aria-hidden=true]') && !element.matches('[type=radio], [type=checkbox], th > button'),
    )
    .filter((element) => {
      const drawn = [element, element.parentElement as Element].map((box) => getComputedStyle(box));
      return !drawn.some((style) => style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What takes the focus without an outline around it or the box that stands for it. */
function withoutFocus(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[inert], [aria-hidden=true]'))
    .filter((element) => {
      element.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) return false;
      const around = [element, element.parentElement as Element].map((box) => getComputedStyle(box));
      return !around.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
    })
    .map((element) => element.outerHTML.slice(0, 120));
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
  }

  test('on every page each button and field keeps an outline, and whatever takes the focus shows it', async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    for (const path of allPaths()) {
      await page.goto(path);
      await readToTheEnd(page);
      await openEverything(page);
      const bare = await page.evaluate(unoutlined);
      const unseen = await page.evaluate(withoutFocus);
      problems.push(...bare.map((html) => `${path} bare: ${html}`), ...unseen.map((html) => `${path} unseen: ${html}`));
    }
    expect(problems).toEqual([]);
  });

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`for who asks for more contrast, ${colorScheme}`, () => {
    test.use({ contrast: 'more', colorScheme } as never);

    test('no text is softer than the rest, borders are as strong as text, and axe finds nothing', async ({ page }) => {
      test.slow();
      for (const path of oneOfEachKind()) {
        await page.goto(path);
        await readToTheEnd(page);
        const tones = await page.evaluate(() => {
          const style = getComputedStyle(document.documentElement);
          return ['ink', 'ink-soft', 'edge', 'line'].map((name) => style.getPropertyValue(`--color-${name}`)).filter(Boolean);
        });
        expect(new Set(tones).size, path).toBe(1);
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto('/contact');
      const field = page.getByLabel('Full Name');
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(field).toHaveCSS('border-top-color', ink);
      // Lines on a dark panel, and the slider, whose rest is not as dark as what is filled.
      await page.goto('/calculator');
      await expect(page.locator('.on-deep dl > .border-line-on-deep').first()).toHaveCSS(
        'border-top-color',
        'rgb(255, 255, 255)',
      );
      const [rest, spruce, paper] = await page.locator('.slider').evaluate((slider) => {
        const style = getComputedStyle(slider);
        return ['--rest', '--color-spruce', '--color-paper'].map((name) => style.getPropertyValue(name));
      });
      expect([rest, rest === spruce]).toEqual([paper, false]);
    });
  });
}

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' } as never);

  test('nothing on a page of any kind moves for longer than the eye sees', async ({ page }) => {
    for (const path of oneOfEachKind()) {
      await page.goto(path);
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
            const seconds = `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
            return Math.max(...seconds) > 0.001 || scrollBehavior === 'smooth';
          }).length,
      );
      expect(moving, path).toBe(0);
    }
  });
});
