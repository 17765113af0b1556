import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SqlLeadStore } from '../../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../../server/leads/sqlite-database.ts';
import { violations } from '../../../browser/axe.ts';
import { openTestDesk, type TestDesk } from '../../../servers/desk.ts';

let desk: TestDesk;
let ids: string[];

/** Two messages that wait, and one that a program seems to have sent. */
async function store(): Promise<string[]> {
  const leads = new SqlLeadStore(new SqliteDatabase(join(desk.folder, 'data/leads.db')));
  const add = (name: string, status: 'new' | 'quarantine', values = {}) =>
    leads.add({
      form: 'contact',
      status,
      values: { name, email: `${name.split(' ')[0]?.toLowerCase()}@mail.test`, message: 'Hello', ...values },
    });
  const stored = [
    await add('Ana Pérez', 'new', { phone: '(206) 555-0142', preferredContact: 'text', subject: 'General Inquiry' }),
    await add('Bob Li', 'new'),
    await add('Cheap Pills', 'quarantine'),
  ];
  await leads.close();
  return stored;
}

test.beforeEach(async () => {
  desk = await openTestDesk();
  ids = await store();
});
test.afterEach(() => desk.close());

const open = (page: Page, path: string) => page.goto(`${desk.address}${path}`);
const names = (page: Page) => page.locator('.desk-list h2').allTextContents();

test('a message is found, called, noted and marked as answered, and is then among those that are', async ({ page }) => {
  await open(page, 'messages');
  expect(await names(page)).toEqual(['Bob Li', 'Ana Pérez']);
  await page.getByLabel('With these words').fill('perez 206555');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await names(page)).toEqual(['Ana Pérez']);
  expect(page.url()).not.toContain('perez');
  await page.getByRole('link', { name: 'Ana Pérez' }).click();
  await expect(page.getByRole('link', { name: 'Call (206) 555-0142' })).toHaveAttribute('href', 'tel:2065550142');
  await expect(page.getByRole('link', { name: 'Text (206) 555-0142' })).toHaveAttribute('href', 'sms:2065550142');
  await page.getByLabel('Your note').fill('Wants to buy in spring; "call" after 5');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'I have answered this' }).click();
  await expect(page.getByRole('status')).toContainText(`${ids[0]} is marked as answered.`);
  await expect(page.getByRole('button', { name: 'I have answered this' })).toHaveCount(0);
  await open(page, 'messages');
  expect(await names(page)).toEqual(['Bob Li']);
  await page.getByLabel('Show').selectOption('answered');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await names(page)).toEqual(['Ana Pérez']);
  await expect(page.getByText('Your note: Wants to buy in spring; "call" after 5')).toBeVisible();
});

test('a message is deleted only once the owner has said so twice', async ({ page }) => {
  await open(page, `messages/${ids[1]}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('status')).toContainText('is deleted. The text is wiped');
  expect(await names(page)).toEqual(['Ana Pérez']);
});

test('all messages are taken along as a table and as a backup, and the backup is put back', async ({ page }) => {
  await open(page, 'messages');
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a table' }).click(),
  ]);
  expect(readFileSync(await table.path(), 'utf8')).toContain('Ana Pérez');
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  expect(backup.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.db$/);
  const copy = readFileSync(await backup.path());
  await open(page, `messages/${ids[0]}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  const choose = page.getByLabel('Backup', { exact: true });
  await choose.setInputFiles({ name: 'broken.db', mimeType: 'application/octet-stream', buffer: copy.subarray(0, 5000) });
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await names(page)).toEqual(['Bob Li']);
  await choose.setInputFiles({ name: 'messages.db', mimeType: 'application/octet-stream', buffer: copy });
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await names(page)).toEqual(expect.arrayContaining(['Bob Li', 'Ana Pérez']));
});

test('the pages of messages can be read and used by everybody at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['messages', `messages/${ids[0]}`]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    expect(await violations(page), path).toEqual([]);
  }
  await open(page, 'messages/AAAAAAAA');
  await expect(page.getByRole('main')).toContainText('There is no message AAAAAAAA.');
});
