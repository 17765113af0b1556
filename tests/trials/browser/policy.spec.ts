import { expect, test } from '@playwright/test';
import { expectNotice, freshEmail, open, trials } from '../../browser/form-trials.ts';
import { watchViolations } from '../../browser/violations.ts';
import { chromiumLaunch } from '../../servers/chromium.ts';

// In the whole browser, as visitors have it.
test.use({ launchOptions: chromiumLaunch });

for (const trial of trials) {
  test(`the ${trial.name} keeps the policy while it complains, sends and thanks`, async ({ page }) => {
    const refused = await watchViolations(page);
    const button = await open(page, trial);
    await button.click();
    await expect(page.locator('[data-notice=error]')).toBeVisible();
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, trial.sent);
    expect(refused).toEqual([]);
  });
}

test('the policy refuses a script, a style, a picture, a frame, a request and a form that are not of the site', async ({
  page,
}) => {
  const refused = await watchViolations(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const elements = document.createElement('div');
    elements.innerHTML = `<p style="color: red" onclick="1">x</p><img src="https://elsewhere.test/a.png" alt="">
      <iframe src="https://elsewhere.test/" title=""></iframe>
      <form method="post" action="https://elsewhere.test/" target="_blank"><button>x</button></form>`;
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(elements, script);
    void fetch('https://elsewhere.test/').catch(() => undefined);
    elements.querySelector('p')?.click();
    elements.querySelector('form')?.requestSubmit();
  });
  const directives = () => [...new Set(refused.map((text) => text.split(': ')[1]))].sort();
  await expect
    .poll(directives)
    .toEqual(['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
  await expect(page).not.toHaveTitle('injected');
});
