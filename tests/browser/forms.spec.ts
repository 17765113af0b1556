import { expect, type Route, test } from '@playwright/test';
import { bodyOf, expectNotice, freshEmail, open, trials } from './form-trials.ts';
import { leadsFrom } from './leads.ts';

for (const trial of trials) {
  test.describe(trial.name, () => {
    test('stores the message, says so word for word, and empties itself', async ({ page }) => {
      const email = freshEmail();
      const button = await open(page, trial);
      await trial.fill(page, email);
      await button.click();
      await expectNotice(page, trial.sent);
      const { subject, instruction, formName, ...typed } = trial.payload(email);
      const leads = leadsFrom(email);
      expect(leads).toHaveLength(1);
      for (const [name, value] of Object.entries(typed)) expect(leads[0]?.values[name] ?? '').toBe(value);
      await expect(page.getByLabel(trial.kept.label)).toHaveValue('');
      await expect(button).toBeEnabled();
    });

    test('sends exactly the fields of the specification', async ({ page }) => {
      const email = freshEmail();
      const button = await open(page, trial);
      await trial.fill(page, email);
      const [request] = await Promise.all([page.waitForRequest(`**${trial.endpoint}`), button.click()]);
      expect(request.method()).toBe('POST');
      expect(request.headers().accept).toContain('application/json');
      expect(request.headers()['content-type']).toContain(trial.contentType);
      expect(bodyOf(request)).toEqual(trial.payload(email));
    });

    test('sends one request for two quick clicks and shows that it is busy', async ({ page }) => {
      let requests = 0;
      await page.route(`**${trial.endpoint}`, async (route) => {
        requests += 1;
        await new Promise((done) => setTimeout(done, 600));
        await route.continue();
      });
      const button = await open(page, trial);
      await trial.fill(page, freshEmail());
      await button.dblclick();
      await expect(page.getByRole('button', { name: trial.busy })).toBeDisabled();
      await expect(page.getByRole('button', { name: trial.busy }).locator('.spinner')).toBeVisible();
      await expectNotice(page, trial.sent);
      expect(requests).toBe(1);
    });

    for (const [situation, answer, text] of [
      [
        'the sentence of the service',
        { status: 422, json: { error: 'We cannot take this today.' } },
        'We cannot take this today.',
      ],
      ['its own sentence when the service gives none', { status: 500, body: '<h1>Internal</h1>' }, trial.rejected[1]],
      [
        'its own sentence for a success that carries no confirmation',
        { status: 200, json: { success: false } },
        trial.rejected[1],
      ],
    ] as const) {
      test(`shows ${situation} and keeps what was typed`, async ({ page }) => {
        await page.route(`**${trial.endpoint}`, (route: Route) => route.fulfill(answer));
        const button = await open(page, trial);
        await trial.fill(page, freshEmail());
        await button.click();
        await expectNotice(page, [trial.rejected[0], text]);
        await expect(page.getByLabel(trial.kept.label)).toHaveValue(trial.kept.value);
        await expect(button).toBeEnabled();
      });
    }

    test('says that the network failed and keeps what was typed', async ({ page }) => {
      await page.route(`**${trial.endpoint}`, (route) => route.abort('connectionfailed'));
      const button = await open(page, trial);
      await trial.fill(page, freshEmail());
      await button.click();
      await expectNotice(page, trial.offline);
      await expect(page.getByLabel(trial.kept.label)).toHaveValue(trial.kept.value);
    });

    test('names every missing answer beside its field and in a summary, and sends nothing', async ({ page }) => {
      let requests = 0;
      await page.route(`**${trial.endpoint}`, (route) => {
        requests += 1;
        return route.continue();
      });
      const button = await open(page, trial);
      await button.click();
      const invalid = page.locator('main form [aria-invalid=true]');
      const required = page.locator('main form [required]:not([type=number])');
      expect(await invalid.count()).toBe(await required.count());
      const summary = page.locator('main form section');
      await expect(summary).toBeFocused();
      await summary.getByRole('link').first().click();
      await expect(invalid.first()).toBeFocused();
      const message = page.locator(
        `#${await invalid
          .first()
          .getAttribute('aria-describedby')
          .then((ids) => ids?.split(' ').pop())}`,
      );
      await expect(message).toBeVisible();
      expect(requests).toBe(0);
    });

    test('refuses an email address that cannot be answered, beside the field', async ({ page }) => {
      const button = await open(page, trial);
      await trial.fill(page, 'nobody@nowhere');
      await button.click();
      await expect(page.locator('main form').getByText('Enter an email address like name@example.com.').last()).toBeVisible();
      await expect(page.getByLabel(/^Email/).first()).toHaveValue('nobody@nowhere');
    });
  });
}

test('the agent form says word for word that fields are missing', async ({ page }) => {
  const button = await open(page, trials[1]);
  await button.click();
  await expectNotice(page, ['Uh oh! Missing fields.', 'Please fill out all required fields (*).']);
});

test('the contact form goes back to email as the preferred contact after sending', async ({ page }) => {
  const trial = trials[0];
  const button = await open(page, trial);
  await trial.fill(page, freshEmail());
  await button.click();
  await expectNotice(page, trial.sent);
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
});

for (const trial of trials.slice(0, 2)) {
  test(`every field of the ${trial.name} is locked while the message is on its way`, async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(`**${trial.endpoint}`, async (route) => {
      await held;
      await route.continue();
    });
    const button = await open(page, trial);
    await trial.fill(page, freshEmail());
    await button.click();
    const fields = page.locator('main form :is(input, select, textarea)');
    const locked = () => fields.evaluateAll((all) => all.filter((field) => field.matches(':disabled')).length);
    await expect(page.getByLabel(trial.kept.label)).toBeDisabled();
    expect(await locked()).toBe(await fields.count());
    letGo();
    await expectNotice(page, trial.sent);
    expect(await locked()).toBe(0);
  });
}
