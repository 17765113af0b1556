import { expect, test } from '@playwright/test';

const transparent = 'rgba(0, 0, 0, 0)';
const white = 'rgb(255, 255, 255)';
const phone = { width: 390, height: 844 };

test('on the home page the header is transparent up to 50 px of scrolling and solid white beyond', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header.site-header');
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo(0, 50));
  await page.waitForTimeout(400);
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo(0, 51));
  await expect(header).toHaveCSS('background-color', white);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', transparent);
});

test('on every other page the header is solid white from the start', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('header.site-header')).toHaveCSS('background-color', white);
});

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 900));
  expect((await page.locator('header.site-header').boundingBox())?.y).toBe(0);
});

test('the header has seven links in order, a phone link and Get Started', async ({ page }) => {
  await page.goto('/blog');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Learn', 'Pre-Qualify', 'Calculator', 'Loan Options', 'About', 'Blog', 'Contact']);
  await expect(page.locator('header [aria-current=page]')).toHaveText('Blog');
  await expect(page.locator('header a[href^="tel:+1"]')).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens over the whole screen within 0.3 s, locks scrolling and closes on Escape, giving the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(menu).toHaveCSS('transition-duration', '0.3s, 0.3s, 0.3s, 0.3s');
    await expect(page.locator('header.site-header')).toHaveCSS('background-color', white);
    await page.waitForTimeout(350);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu holds the focus while it is open', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
  });

  test('choosing the link of the page one is on closes the menu', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Without the page being loaded anew it is the menu itself that has to close.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await menu.getByRole('link', { name: 'About', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('Get Started in the menu leads to the contact page, which starts at its top with the menu closed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the menu closes when the window grows past the breakpoint', async ({ page }) => {
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
