import { expect, test } from '@playwright/test';
import { oneOfEachKind } from '../site-paths.ts';
import { freshEmail } from './form-trials.ts';
import { leadsFrom } from './leads.ts';
import { checkWithoutScript } from './page-checks.ts';

test.use({ javaScriptEnabled: false });

checkWithoutScript(oneOfEachKind());

test('on a phone the menu stands in the page without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const width of [390, 768, 1023]) {
  test(`without script the header covers nothing at ${width} px, and leaves no gap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/about', '/contact', '/']) {
      await page.goto(path);
      const header = await page.locator('header.site-header').boundingBox();
      const title = await page.locator('main').locator('h1, p').first().boundingBox();
      const room = (title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      expect(room, path).toBeGreaterThan(0);
      expect(room, path).toBeLessThan(200);
      await page.evaluate(() => scrollTo(0, 600));
      expect(await page.locator('header.site-header').evaluate((box) => box.getBoundingClientRect().bottom)).toBeLessThan(0);
    }
  });
}

test('the contact form sends without script and ends on a thank-you page', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('No Script');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').selectOption('General Inquiry');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  expect(leadsFrom(email)).toMatchObject([
    { form: 'contact', values: { name: 'No Script', preferredContact: 'email', formName: 'Main Contact Form' } },
  ]);
});

test('the agent form sends without script', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/real-estate-agent-recommendation');
  await page.getByLabel('First Name').fill('No');
  await page.getByLabel('Last Name').fill('Script');
  await page.getByLabel('City or Zip Code').fill('Kenmore');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Request a Recommendation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(leadsFrom(email)).toHaveLength(1);
});

test('a wrong answer is explained without script, and Back brings back what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('No Script');
  await page.getByLabel('Email Address').fill('nobody@nowhere');
  await page.getByLabel('Subject').selectOption('General Inquiry');
  await page.getByLabel('Message').fill('Hello again');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Hello again');
});

test('the second look form says by its locked button that it needs script, and names the other ways', async ({ page }) => {
  await page.goto('/second-look');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
});
