import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sections } from '../../../desk/business/sections.ts';
import { phonePhoto } from '../../phone-photo.ts';
import { openTestDesk, type TestDesk } from '../../servers/desk.ts';
import { violations } from '../axe.ts';

let desk: TestDesk;
test.beforeEach(async () => {
  desk = await openTestDesk();
});
test.afterEach(() => desk.close());

const open = (page: Page, path: string) => page.goto(`${desk.address}${path}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a phone number that is changed stands in the file with all of its remarks, is one save, and can be taken back', async ({
  page,
}) => {
  const before = desk.read('owner.yaml');
  await open(page, 'business/reach');
  await page.getByLabel('In the header').fill('(509) 321-0142');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(desk.read('owner.yaml')).toBe(before.replace('cell: (206) 555-0142', 'cell: (509) 321-0142'));
  expect((await desk.saved()).map(({ title }) => title)).toContain('Change: How people reach you');

  await open(page, 'history');
  await page.getByRole('button', { name: 'Take back “Change: How people reach you”' }).click();
  await expect(page.getByRole('status')).toContainText('It is taken back.');
  expect(desk.read('owner.yaml')).toBe(before);
});

test('a wrong value is told beside its field in the words of every command; nothing on disk changes and nothing typed is lost', async ({
  page,
}) => {
  const before = desk.read('owner.yaml');
  await open(page, 'business/reach');
  await page.getByLabel('In the header').fill('call me');
  await page.getByLabel('Town').fill('Spokane');
  await save(page);
  const says = 'In the header must be a phone number written like (206) 555-0142. It is now "call me".';
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: says }).click();
  await expect(page.getByLabel('In the header')).toHaveAccessibleDescription(/must be a phone number/);
  await expect(page.getByLabel('Town')).toHaveValue('Spokane');
  expect(desk.read('owner.yaml')).toBe(before);
  expect(await desk.saved()).toEqual([]);
});

test('hours by appointment, an address that is not public and a figure that is left out are empty fields', async ({ page }) => {
  await open(page, 'business/reach');
  for (const label of ['From', 'to']) await page.getByLabel(label, { exact: true }).selectOption('');
  for (const label of ['Opens at', 'Closes at', 'Street', 'Zip code']) await page.getByLabel(label).fill('');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  await open(page, 'business/figures');
  const volume = page.getByRole('group', { name: 'Loan volume' });
  for (const label of ['Figure', 'What it counts', 'In one sentence']) await volume.getByLabel(label).fill('');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(desk.read('owner.yaml')).toMatch(/^ {2}days: none$[\s\S]*^ {2}loanVolume: none$/m);
});

test('two windows notice each other, and who saves again is taken at their word', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, 'business/you');
  await other.getByLabel('Job title').fill('Loan Officer');
  await save(other);
  await expect(other.getByRole('status')).toContainText('Saved.');
  await page.getByLabel('First and last name').fill('Maria Lindqvist');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Job title: the file now has "Loan Officer".');
  await expect(page.getByLabel('First and last name')).toHaveValue('Maria Lindqvist');
  expect(desk.read('owner.yaml')).not.toMatch(/^ {2}name: Maria Lindqvist/m);
  await page.getByLabel('Job title').fill('Loan Officer');
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(desk.read('owner.yaml')).toMatch(/name: Maria Lindqvist[\s\S]*title: Loan Officer/);
});

test('a portrait as a phone made it is taken, and a HEIC, a picture that is too small and a broken one are refused in words', async ({
  page,
}) => {
  await open(page, 'business/looks');
  const portrait = page.getByLabel('Portrait');
  const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const [name, buffer, says] of [
    ['IMG_2041.HEIC', heic, 'is a HEIC, the format of iPhones'],
    ['me.jpg', (await phonePhoto()).subarray(0, 5000), 'is damaged or not whole'],
  ] as const) {
    await portrait.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await save(page);
    await expect(page.getByRole('alert')).toContainText(says);
  }
  expect(readdirSync(join(desk.folder, 'pictures'))).not.toContain('me.jpg');
  await portrait.setInputFiles({ name: 'Mé at work (1).JPG', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(page.getByRole('img', { name: 'Portrait: Me at work 1.jpg' })).toBeVisible();
  expect((await desk.saved())[0]?.files.toSorted()).toEqual(['owner.yaml', 'pictures/Me at work 1.jpg']);
});

test('a picture that was chosen stays chosen while another field is put right', async ({ page }) => {
  await open(page, 'business/looks');
  await page.getByLabel('Portrait').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await page.getByLabel('Buttons and links').fill('#ffff00');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('must be darker');
  await page.getByLabel('Buttons and links').fill('#123456');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(desk.read('owner.yaml')).toMatch(/^portrait: me\.jpg$[\s\S]*^ {2}button: "?123456"?$/m);
});

test('a file that was spoiled by hand is told with its line, and not written over', async ({ page }) => {
  const spoiled = desk.read('owner.yaml').replace('  zip: 98028', '\tzip: 98028');
  writeFileSync(join(desk.folder, 'owner.yaml'), spoiled);
  await open(page, 'business/reach');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work');
  await expect(page.getByRole('main')).toContainText(/line \d+/);
  expect(desk.read('owner.yaml')).toBe(spoiled);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('social links are added, moved and removed with what is typed in them, and nothing is saved before Save', async ({
    page,
  }) => {
    const before = desk.read('owner.yaml');
    await open(page, 'business/social');
    await page.getByRole('button', { name: 'Add another' }).click();
    const last = page.getByRole('group', { name: '11', exact: true });
    await last.getByLabel('Kind').selectOption('other');
    await last.getByLabel('What the link is called').fill('YouTube');
    await last.getByLabel('Address').fill('https://www.youtube.com/@maria');
    await page.getByRole('button', { name: 'Move up number 11' }).click();
    for (const _ of Array(8)) await page.getByRole('button', { name: 'Remove number 1', exact: true }).click();
    expect(desk.read('owner.yaml')).toBe(before);
    await save(page);
    const links = desk.read('owner.yaml').split('\nsocial:\n')[1]?.split('\n\n')[0];
    expect(links).toBe(
      '  - kind: threads\n    label: Threads\n    href: https://threads.example.com/\n' +
        '  - kind: other\n    label: YouTube\n    href: https://www.youtube.com/@maria\n' +
        '  - kind: mastodon\n    label: Mastodon\n    href: https://mastodon.example.com/',
    );
  });
});

for (const width of [390, 1280]) {
  test(`every page of the desk can be read and used by everybody at ${width} px`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['', 'history', ...sections.map(({ id }) => `business/${id}`)]) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await violations(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
