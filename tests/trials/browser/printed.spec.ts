import { expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../servers/chromium.ts';
import { allPaths } from '../../site-paths.ts';

// In the whole browser, as visitors have it.
test.use({ launchOptions: chromiumLaunch });

/** What is of no use on paper, by what it is: ways to press something, and what the sheet of a calculator stands for. */
const notForPaper =
  'button, a.button, input, select, textarea, label, form, .no-print, .not-printed, .sr-only, [aria-hidden=true]';

interface Printed {
  /** Words that the screen shows and the paper does not. */
  readonly lost: readonly string[];
  /** Words in the colour of the ground that they stand on. */
  readonly unseen: readonly string[];
}

/** Compares the words of the content on the screen with those on paper. */
async function printed(page: Page): Promise<Printed> {
  const mark = (media: string) =>
    page.evaluate(
      ([name, leftOut]) => {
        const shown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        const holdsWords = (element: Element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
        for (const element of document.querySelectorAll('main *')) {
          if (holdsWords(element) && !element.closest(leftOut) && shown(element)) element.setAttribute(`data-on-${name}`, '');
        }
      },
      [media, notForPaper] as const,
    );
  // What a visitor could open is printed, opened or not.
  const setOpen = (selector: string, open: boolean) =>
    page.locator(selector).evaluateAll((parts, wanted) => {
      for (const part of parts) wanted ? part.setAttribute('open', 'for now') : part.removeAttribute('open');
    }, open);
  await setOpen('main details:not([open])', true);
  await mark('screen');
  await setOpen('main details[open="for now"]', false);
  await page.emulateMedia({ media: 'print' });
  await mark('paper');
  return page.evaluate(() => {
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
    // A calculator prints a sheet of its own in place of the page.
    const sheet = document.querySelector('main .printed');
    const lost = sheet ? [] : [...document.querySelectorAll('main [data-on-screen]:not([data-on-paper])')].map(words);
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const lightness = (color: string) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const unseen = [...document.querySelectorAll('main [data-on-paper]')]
      .filter((element) => Math.abs(lightness(getComputedStyle(element).color) - lightness(groundOf(element))) < 0.4)
      .map(words);
    return { lost, unseen };
  });
}

test('every page prints all of its words, in ink that is seen on its ground', async ({ page }) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  for (const path of [...allPaths(), '/thank-you', '/no-such-page']) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.goto(path);
    const { lost, unseen } = await printed(page);
    problems.push(...lost.map((words) => `${path} does not print "${words}"`));
    problems.push(...unseen.map((words) => `${path} prints unseen "${words}"`));
  }
  expect(problems).toEqual([]);
});
