import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { textKinds } from '../../../../desk/texts/kinds.ts';
import { violations } from '../../../browser/axe.ts';
import { openTestDesk, type TestDesk } from '../../../servers/desk.ts';
import { clickInto } from './cursor.ts';

let desk: TestDesk;
test.beforeEach(async () => {
  desk = await openTestDesk();
});
test.afterEach(() => desk.close());

const open = (page: Page, path: string) => page.goto(`${desk.address}${path}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const va = 'content/posts/va-loan-benefits-guide.md';

test('a sentence that is changed in the editor is all that changes in the file of a post', async ({ page }) => {
  const before = desk.read(va);
  await open(page, 'texts/posts/va-loan-benefits-guide');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await clickInto(text.getByText('Three lines on your Certificate'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Read all of them.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(desk.read(va)).toBe(before.replace('(COE) shape your plan:', '(COE) shape your plan: Read all of them.'));
  expect((await desk.saved())[0]).toMatchObject({
    title: 'Change the text: How to use your VA loan benefit in Washington',
    files: [va],
  });
});

test('the headline and the questions of a guide are fields, and a wrong one is told while the text stays as it was typed', async ({
  page,
}) => {
  const guide = 'content/guides/rate-comparison.md';
  const before = desk.read(guide);
  await open(page, 'texts/guides/rate-comparison');
  await page.getByText('Headline, description and the rest').click();
  await page.getByLabel('Heading', { exact: true }).fill('Comparing rates');
  await page.getByLabel('Description in search results').fill('Too short.');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('must have at least 70 characters, it has 10');
  expect(desk.read(guide)).toBe(before);
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Comparing rates');
  const description = 'How fixed, adjustable and interest-only loans differ, and how to lay two estimates side by side.';
  await page.getByLabel('Description in search results').fill(description);
  await page.getByLabel('Question', { exact: true }).first().fill('Is a lower APR always better?');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(desk.read(guide)).toContain('heading: Comparing rates\n');
  expect(desk.read(guide)).toContain('  - question: Is a lower APR always better?\n');
});

test('a new post begins as a draft, and is not published while a sentence of the template is in it', async ({ page }) => {
  await open(page, 'texts/posts');
  await page.getByLabel('Headline of a new post').fill('What a Loan Estimate tells you');
  await page.getByRole('button', { name: 'Begin a post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a Loan Estimate tells you');
  await page.getByText('Headline, description and the rest').click();
  await page.getByLabel('Draft').selectOption('No');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('still says "Replace this:"');
  expect(desk.read('content/posts/what-a-loan-estimate-tells-you.md')).toContain('draft: true');
  await open(page, 'texts/posts');
  await page.getByLabel('Headline of a new post').fill('What a loan estimate tells you!');
  await page.getByRole('button', { name: 'Begin a post' }).click();
  await expect(page.getByRole('alert')).toContainText('There is a post with this address already');
  await expect(page.getByLabel('Headline of a new post')).toHaveValue('What a loan estimate tells you!');
});

test('a placeholder that does not exist is refused, and an address leads to texts alone', async ({ page }) => {
  await open(page, 'texts/policies/privacy-policy');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=body]');
    if (field) field.value += '\nWrite to {owner:fax}.\n';
  });
  await save(page);
  await expect(page.getByRole('alert')).toContainText('{owner:fax}');
  const answer = await page.request.get(`${desk.address}texts/policies/..%2f..%2fowner`);
  expect(await answer.text()).toContain('There is no such text');
  expect(existsSync(join(desk.folder, 'owner.yaml'))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a text is Markdown in a plain field, and one that is only opened and saved changes nothing', async ({ page }) => {
    const before = desk.read(va);
    await open(page, 'texts/posts/va-loan-benefits-guide');
    await save(page);
    await expect(page.getByRole('status')).toContainText('Saved.');
    expect(desk.read(va)).toBe(before);
    expect(await desk.saved()).toEqual([]);
  });
});

test('the pages of texts can be read and used by everybody at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = ['texts/guides/rate-comparison', 'texts/policies/privacy-policy'];
  for (const path of [...textKinds.map(({ folder }) => `texts/${folder}`), ...texts]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    expect(await violations(page), path).toEqual([]);
  }
});
