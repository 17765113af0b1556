import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { freshEmail, open, trials } from '../../browser/form-trials.ts';
import { siteFolder } from '../../sample-site.ts';
import { allPaths } from '../../site-paths.ts';
import { allPayloads, expectOnlyText, payloads, watchInjection } from './injected-markup.ts';

// Without the policy: the pages must be safe by how they treat a text, and the policy is the second lock.
test.use({ bypassCSP: true });

/** Names that a page might read from its address: those of its own fields, and those that are usual. */
async function namesOn(page: Page): Promise<string[]> {
  const own = await page
    .locator('input, select, textarea, [id]')
    .evaluateAll((elements) => elements.flatMap((element) => [element.getAttribute('name'), element.id]));
  const usual = [
    'price',
    'rate',
    'term',
    'down',
    'q',
    'next',
    'return',
    'url',
    'error',
    'message',
    'name',
    'email',
    'category',
    'tag',
  ];
  return [...new Set([...own, ...usual])].filter((name): name is string => Boolean(name)).slice(0, 60);
}

/** Pages whose script could read the address, and one that has none but the header's. */
const pagesWithScript = allPaths().filter(
  (path) =>
    path === '/about' || readFileSync(`${siteFolder}${path === '/' ? '/index' : path}.html`, 'utf8').includes('<astro-island'),
);

for (const path of pagesWithScript) {
  test(`${path} takes nothing of its address for markup`, async ({ page }) => {
    await watchInjection(page);
    await page.goto(path);
    const names = await namesOn(page);
    const asIs = names.map((name) => `${name}=${allPayloads}`).join('&');
    const encoded = names.map((name) => `${name}=${encodeURIComponent(allPayloads)}`).join('&');
    for (const address of [
      `${path}?${asIs.slice(0, 6_000)}#calculator?${encoded}`,
      `${path}?${encoded.slice(0, 6_000)}#calculator?${asIs}`,
      `${path}#${allPayloads}`,
    ]) {
      // A page that differs only behind the # would not be loaded again.
      await page.goto('about:blank');
      await page.goto(address);
      await expectOnlyText(page);
    }
  });
}

test('an address that does not exist is not written into the page that says so', async ({ page }) => {
  await watchInjection(page);
  for (const payload of payloads) {
    await page.goto(`/no-such-page/${encodeURIComponent(payload).replaceAll('%2F', '')}?${payload}`);
    await expectOnlyText(page);
    expect(await page.content()).not.toContain('injected(');
  }
});

for (const trial of trials) {
  test(`the ${trial.name} keeps markup in every field as text, sends it as text, and shows it as text`, async ({ page }) => {
    await watchInjection(page);
    for (const payload of payloads) {
      const button = await open(page, trial);
      await trial.fill(page, freshEmail());
      const texts = page.locator('main form').locator('input[type=text]:not([name=_gotcha]), input:not([type]), textarea');
      for (const field of await texts.all()) {
        // The answer to the sum stays right, or nothing would be sent.
        if ((await field.getAttribute('inputmode')) === 'numeric') continue;
        await field.fill(payload);
        const room = Number((await field.getAttribute('maxlength')) ?? payload.length);
        await expect(field).toHaveValue(payload.slice(0, room));
      }
      await expectOnlyText(page);
      const sent = page.waitForRequest(`**${trial.endpoint}`);
      await button.click();
      expect((await sent).postData()).toContain('injected');
      await expect(page.locator('[data-notice]')).toBeVisible();
      await expectOnlyText(page);
    }
  });

  test(`the ${trial.name} shows as text what a service answers`, async ({ page }) => {
    await watchInjection(page);
    for (const payload of payloads) {
      await page.route(`**${trial.endpoint}`, (route) =>
        route.fulfill({
          status: 422,
          json: { error: payload, errors: [{ field: 'email', message: payload }], next: 'javascript:injected(12)' },
        }),
      );
      const button = await open(page, trial);
      await trial.fill(page, freshEmail());
      await button.click();
      await expect(page.locator('[data-notice=error]')).toContainText(payload);
      await expectOnlyText(page);
      await page.unroute(`**${trial.endpoint}`);
    }
  });

  test(`the page about a refused message of the ${trial.name} holds nothing that was typed`, async ({ page }) => {
    await watchInjection(page);
    for (const payload of payloads) {
      const answer = await page.request.post(trial.endpoint, {
        headers: { accept: 'text/html' },
        form: { ...trial.payload(payload), name: payload, _next: payload },
      });
      expect(answer.status()).toBe(422);
      const html = await answer.text();
      expect(html).not.toContain('injected');
      await page.goto('/thank-you');
      await page.setContent(html);
      await expectOnlyText(page);
    }
  });
}

for (const path of allPaths().filter((address) => address.startsWith('/calculator'))) {
  test(`every text field of ${path} keeps markup out`, async ({ page }) => {
    await watchInjection(page);
    for (const payload of payloads) {
      await page.goto(path);
      await page.locator('main details').evaluateAll((details) => {
        for (const element of details) (element as HTMLDetailsElement).open = true;
      });
      const fields = page.locator('main').locator('input[type=text]:visible, input:not([type]):visible');
      expect(await fields.count()).toBeGreaterThan(0);
      // As typing does it, without the pauses: cash to close has twenty fields, and each is tried with every payload.
      await fields.evaluateAll((inputs, text) => {
        const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const input of inputs as HTMLInputElement[]) {
          input.focus();
          setText?.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.blur();
        }
      }, payload);
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await expectOnlyText(page);
    }
  });
}
