import { expect, type Page, test } from '@playwright/test';
import { allPaths } from '../../site-paths.ts';

/** CSS pixels: WCAG 2.5.8, which would let small targets stand apart instead. Here none is small. */
const smallest = 24;

/** Whatever can be pressed and is smaller, with its size; links within a sentence take the height of its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    /** What answers a press on a field that is drawn small: its label as well. */
    function area(element: Element): DOMRect {
      const own = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      return new DOMRect(left, top, right - left, bottom - top);
    }

    function isWithinSentence(element: Element): boolean {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, td, figcaption, div');
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    }

    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'),
    ];
    return targets
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((element) => !element.closest('.sr-only, .skip-link, [aria-hidden=true]') && !isWithinSentence(element))
      .map((element) => ({ element, box: area(element) }))
      .filter(({ box }) => box.width < least - 0.01 || box.height < least - 0.01)
      .map(({ element, box }) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${element.outerHTML.slice(0, 120)}`);
  }, smallest);
}

for (const width of [390, 1280]) {
  test(`on every page, everything that can be pressed is at least ${smallest} × ${smallest} px at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const small: string[] = [];
    for (const path of [...allPaths(), '/thank-you', '/no-such-page']) {
      await page.goto(path);
      small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
    }
    expect(small).toEqual([]);
  });
}

test('everything in the open menu can be pressed as easily', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
