import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { expectNotice, freshEmail, open, trials } from './form-trials.ts';

/** At the top of the page a notice covers no link. */
async function violationsAtTheTop(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page);
}

test.use({ reducedMotion: 'reduce' } as never);

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsAtTheTop(page)).toEqual([]);
});

for (const trial of trials) {
  test(`the ${trial.name} has no accessibility violation while its errors are shown, nor while its notice is`, async ({
    page,
  }) => {
    const button = await open(page, trial);
    await button.click();
    await expect(page.locator('main form section')).toBeFocused();
    expect(await violationsAtTheTop(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, trial.sent);
    expect(await violationsAtTheTop(page)).toEqual([]);
  });

  test(`the ${trial.name} can be filled in and sent by keyboard alone`, async ({ page }) => {
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await page.locator('main form').locator('input:not([type=hidden]), select, textarea').first().focus();
    const seen: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      seen.push(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? ''));
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    expect(seen).not.toContain('_gotcha');
    await page.keyboard.press('Enter');
    await expectNotice(page, trial.sent);
  });
}

test('a notice can be dismissed, and an error stays until it is', async ({ page }) => {
  await page.clock.install();
  const [trial] = trials;
  const button = await open(page, trial);
  await button.click();
  const notice = page.locator('[data-notice=error]');
  await expect(notice).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice).toBeHidden();
});

for (const trial of trials) {
  test(`the notice of success of the ${trial.name} stays 10 seconds`, async ({ page }) => {
    await page.clock.install();
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, trial.sent);
    const notice = page.locator('[data-notice=success]');
    // A notice under the pointer stays.
    await page.mouse.move(0, 0);
    await page.clock.runFor(8_000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(notice).toBeHidden();
  });
}

test('nothing is cut off when text is spaced as WCAG 1.4.12 asks', async ({ page }) => {
  for (const path of ['/', '/contact', '/loan-options']) {
    await page.goto(path);
    const cut = await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('line-height', '1.5');
        element.style.setProperty('letter-spacing', '0.12em');
        element.style.setProperty('word-spacing', '0.16em');
      }
      return [...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, a, button, dt, dd, label)')]
        .filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 2 &&
            getComputedStyle(element).overflowY === 'hidden' &&
            !element.closest('.sr-only, .not-started'),
        )
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(cut).toEqual([]);
  }
});
