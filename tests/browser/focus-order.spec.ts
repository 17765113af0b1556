import { expect, type Page, test } from '@playwright/test';

interface Stop {
  readonly html: string;
  /** Column of the page: the header, the footer, or the part of the content that stands beside others. */
  readonly column: string;
  /** CSS pixels from the top and the left of the page. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where the Tab key stops on its way through the page, until it leaves it. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom, left } = element.getBoundingClientRect();
      const column = element.closest('header, main form, main section, main ul, footer ul, footer');
      return {
        html: element.outerHTML.slice(0, 90),
        column: column
          ? `${column.closest('footer') ? 'FOOTER' : column.tagName} ${[...document.querySelectorAll('*')].indexOf(column)}`
          : 'main',
        ...{ top: top + scrollY, bottom: bottom + scrollY, left: left + scrollX },
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Stops that come after one which stands below them, or right of them on the same line. */
function backwards(stops: readonly Stop[], isNext: (before: Stop, after: Stop) => boolean): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || !isNext(before, stop)) return [];
    const sameLine = stop.top < before.bottom && before.top < stop.bottom;
    const back = sameLine ? stop.left < before.left : stop.top < before.top;
    return back ? [`${stop.html} after ${before.html}`] : [];
  });
}

const isContent = ({ column }: Stop) => !column.startsWith('HEADER');
const isFooter = ({ column }: Stop) => column.startsWith('FOOTER');
/** The short lists of the footer stand side by side, also on a phone. */
const isNextFooterList = (before: Stop, after: Stop) => isFooter(before) && isFooter(after) && before.column !== after.column;

test('on a phone the focus goes down the contact page as one reads it, and never back up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const stops = await stopsOf(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops[0]?.html).toContain('skip-link');
  // The header stays on the screen, so its place on the page says nothing.
  expect(backwards(stops.slice(1).filter(isContent), (before, after) => !isNextFooterList(before, after))).toEqual([]);
});

test('on a wide screen the focus goes through one column of the contact page after the other, down each', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const stops = (await stopsOf(page)).slice(1);
  expect(backwards(stops, (before, after) => before.column === after.column && isContent(after))).toEqual([]);
  const columns = stops
    .map(({ column }) => column)
    .filter((column, index, all) => column !== all[index - 1] && !column.startsWith('FOOTER'));
  expect(columns, 'The focus comes back to a column that it had left.').toEqual([...new Set(columns)]);
  expect(columns[0]).toMatch(/^HEADER/);
  expect(stops.at(-1)?.column).toMatch(/^FOOTER/);
});

test('the focus stops at every field of the contact form in the order of the form', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const names: string[] = [];
  await page.getByLabel('Full Name').focus();
  for (let press = 0; press < 6; press += 1) {
    names.push(
      await page.evaluate(() => (document.activeElement as HTMLInputElement).name || document.activeElement?.tagName || ''),
    );
    await page.keyboard.press('Tab');
  }
  expect(names.slice(0, 5)).toEqual(['name', 'email', 'phone', 'subject', 'message']);
});
