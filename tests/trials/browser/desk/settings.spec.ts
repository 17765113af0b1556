import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { violations } from '../../../browser/axe.ts';
import { openTestDesk, type TestDesk } from '../../../servers/desk.ts';

let desk: TestDesk;
let letters: string[];
let mailServer: SMTPServer;
const before = { ...process.env };

test.beforeEach(async () => {
  letters = [];
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const right = username === 'ana@mail.test' && password === 'p@ss #1%';
      done(right ? null : new Error('Wrong'), { user: username });
    },
    onData(stream, { envelope }, done) {
      letters.push(envelope.rcptTo.map(({ address }) => address).join());
      stream.on('end', done).resume();
    },
  });
  await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening));
  desk = await openTestDesk();
});
test.afterEach(async () => {
  await desk.close();
  await new Promise<void>((closed) => mailServer.close(() => closed()));
  process.env = { ...before };
});

const open = (page: Page) => page.goto(`${desk.address}settings`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a wrong setting is told at its field, and no file is written; a right one is kept for this user alone, without its password on the page', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Mail server').fill('mail.harbor.test');
  await page.getByLabel('User name').fill('ana@mail.test');
  await page.getByLabel('New messages go to').fill('ana');
  await press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('New messages go to must be an email address');
  await expect(page.getByRole('alert')).toContainText('Password is missing');
  expect(() => desk.read('settings.env')).toThrow();
  await expect(page.getByLabel('Mail server')).toHaveValue('mail.harbor.test');

  await page.getByLabel('New messages go to').fill('ana@mail.test, bo@mail.test');
  await page.getByLabel('Password').fill('p@ss #1%');
  await page.getByLabel('Its public address').fill('https://www.harbor.test');
  await press(page, 'Save');
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(desk.read('settings.env').trim().split('\n').toSorted()).toEqual([
    "LEADS_TO='ana@mail.test, bo@mail.test'",
    "SITE_URL='https://www.harbor.test'",
    "SMTP_URL='smtps://ana%40mail.test:p%40ss%20%231%25@mail.harbor.test:465'",
  ]);
  expect(statSync(join(desk.folder, 'settings.env')).mode & 0o777).toBe(0o600);
  expect(await page.content()).not.toContain('p@ss');
  expect(await desk.saved()).toEqual([]);
});

test('a password that is left empty stays, and a test says whether the letter was taken, in words', async ({ page }) => {
  const { port } = mailServer.server.address() as { port: number };
  const { writeFileSync } = await import('node:fs');
  const written = `SMTP_URL=smtp://ana%40mail.test:p%40ss%20%231%25@127.0.0.1:${port}\nLEADS_TO=ana@mail.test\n`;
  writeFileSync(join(desk.folder, 'settings.env'), written);
  await open(page);
  await press(page, 'Save and send a test');
  await expect(page.getByRole('status')).toContainText('The mail server took a test letter to ana@mail.test');
  expect(letters).toEqual(['ana@mail.test']);
  await page.getByLabel('Password').fill('another');
  await press(page, 'Save and send a test');
  await expect(page.getByRole('alert')).toContainText('did not accept the user name and password');
});

test('the page of settings can be read and used by everybody at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});
