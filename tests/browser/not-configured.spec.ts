import { expect, test } from '@playwright/test';
import { expectNotice, freshEmail, open, trials } from './form-trials.ts';

for (const trial of trials) {
  test(`the ${trial.name} with an unset endpoint says 'Form Not Configured', sends nothing and keeps what was typed`, async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    // The page as it is built when its endpoint is set to nothing.
    await page.route(`**${trial.path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(trial.endpoint);
      await route.fulfill({ response, body: html.replaceAll(trial.endpoint, '') });
    });
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await button.click();
    await expectNotice(page, ['Form Not Configured', 'Please provide the form endpoint URL to enable this form.']);
    await expect(page.getByLabel(trial.kept.label)).toHaveValue(trial.kept.value);
    expect(posts).toEqual([]);
  });
}
