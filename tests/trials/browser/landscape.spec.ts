import { expect, type Page, test } from '@playwright/test';
import { trials } from '../../browser/form-trials.ts';
import { readToTheEnd } from '../../browser/page-checks.ts';
import { allPaths } from '../../site-paths.ts';

// A phone on its side.
test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, reducedMotion: 'reduce' } as never);

/** How much of the screen is covered by what stays while the page scrolls. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility({ checkVisibilityCSS: true }),
    );
    const wide = stays.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
    return wide.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
  });
}

/** Fields that lie beneath something else once they have the focus. */
async function hiddenFields(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (const field of await page.locator('main :is(input:not([type=hidden]), select, textarea):visible').all()) {
    const isHidden = await field.evaluate(async (element) => {
      if (element.closest('.sr-only, [aria-hidden=true], [inert]') || element.matches('[tabindex="-1"]')) return false;
      (element as HTMLElement).focus();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return !at || !(element === at || element.contains(at) || at.contains(element) || element.parentElement?.contains(at));
    });
    if (isHidden) hidden.push(await field.evaluate((element) => element.outerHTML.slice(0, 100)));
  }
  return hidden;
}

test('on no page does what stays take more than two fifths of the screen, or lie over the field that has the focus', async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  for (const path of allPaths()) {
    await page.goto(path);
    await readToTheEnd(page);
    await page.evaluate(() => scrollTo(0, 700));
    const covered = await coveredHeight(page);
    if (covered > 390 * 0.4) problems.push(`${path}: ${covered} px are covered`);
    problems.push(...(await hiddenFields(page)).map((html) => `${path} hides ${html}`));
  }
  expect(problems).toEqual([]);
});

test('the menu scrolls to its last entry', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('dialog').getByRole('link').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await page.mouse.move(422, 250);
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.focus();
  await expect(last).toBeFocused();
});

test('a notice leaves the button that was pressed in sight', async ({ page }) => {
  const [contact] = trials;
  await page.route(`**${contact.endpoint}`, (route) => route.abort());
  await page.goto(contact.path);
  await contact.fill(page, 'side@example.org');
  await page.getByRole('button', { name: contact.button }).click();
  const notice = page.locator('.notice').first();
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(390 * 0.4 + 2);
});
