import { expect, type Page, test } from '@playwright/test';
import { expectNotice, freshEmail, open, solveSum, trials } from './form-trials.ts';

const question = (page: Page) => page.locator('label', { hasText: /What is \d+ \+ \d+\?/ });

test.describe('the sum of the second look form', () => {
  const trial = trials[2];

  test('a wrong answer sends nothing, says CAPTCHA Failed, asks a new sum and keeps everything else', async ({ page }) => {
    let requests = 0;
    await page.route('**/f/second-look', (route) => {
      requests += 1;
      return route.continue();
    });
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await solveSum(page, 1);
    const asked = await question(page).innerText();
    await button.click();
    await expectNotice(page, ['CAPTCHA Failed', 'Please solve the math problem correctly.']);
    await expect(page.getByLabel(/What is/)).toHaveValue('');
    await expect(question(page)).not.toHaveText(asked);
    await expect(page.getByLabel('First Name')).toHaveValue('Cy');
    expect(requests).toBe(0);
  });

  test('the refresh button asks another sum', async ({ page }) => {
    await open(page, trial);
    const seen = new Set([await question(page).innerText()]);
    for (let press = 0; press < 12; press += 1) {
      await page.getByRole('button', { name: 'New sum' }).click();
      seen.add(await question(page).innerText());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('after a success another sum is asked, and its field is empty', async ({ page }) => {
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    const asked = await question(page).innerText();
    await button.click();
    await expectNotice(page, trial.sent);
    await expect(question(page)).not.toHaveText(asked);
    await expect(page.getByLabel(/What is/)).toHaveValue('');
  });

  test('the notice of success names the next step', async ({ page }) => {
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, trial.sent);
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText(/^Next Step: Please email your Loan Estimate to/)).toBeVisible();
  });
});
