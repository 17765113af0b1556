import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAllSettings, readBuildSettings, readServerSettings, SettingsError } from './read-settings.ts';

describe('the environment', () => {
  it('may be empty: the site then runs on localhost:4321 and keeps its leads in ./data', () => {
    expect(readServerSettings({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      trustProxy: [],
      allowedOrigins: [],
    });
  });

  it('is read with its lists and addresses', () => {
    expect(
      readServerSettings({
        PORT: '80',
        SITE_URL: 'https://www.example.com/',
        TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
        ALLOWED_ORIGINS: 'https://a.test https://b.test',
      }),
    ).toMatchObject({
      port: 80,
      siteUrl: 'https://www.example.com',
      trustProxy: ['127.0.0.1', '10.0.0.0/8'],
      allowedOrigins: ['https://a.test', 'https://b.test'],
    });
  });

  it('may name several mailboxes for new messages; the first one sends, unless another sender is named', () => {
    const SMTP_URL = 'smtps://user:password@mail.example.com';
    const mail = { to: ['robin@example.com', 'office@example.com'], from: 'robin@example.com' };
    expect(readServerSettings({ SMTP_URL, LEADS_TO: 'robin@example.com, office@example.com' }).mail).toMatchObject(mail);
    expect(readServerSettings({ SMTP_URL, LEADS_TO: ' robin@example.com;office@example.com ' }).mail).toMatchObject(mail);
    expect(() => readServerSettings({ SMTP_URL, LEADS_TO: 'robin@example.com, office' })).toThrow(
      'LEADS_TO must be an email address such as leads@example.com, it has "office".',
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "http".'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "70000".'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must list addresses or networks of proxies such as 127.0.0.1 or 10.0.0.0/8, it has "yes".',
    ],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com.',
    ],
    [{ SMTP_URL: 'smtp://localhost' }, 'LEADS_TO must be an email address such as leads@example.com once SMTP_URL is set.'],
    [
      { SMTP_URL: 'smtp://localhost', LEADS_TO: 'a@example.com', CONFIRM_TO_SENDER: '1' },
      'CONFIRM_TO_SENDER must be yes or no, it is "1".',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@localhost/leads' },
      'DATABASE_URL must be an address such as postgres://user:password@db.example.com/leads?sslmode=verify-full.',
    ],
    ...[
      '',
      '?sslmode=require',
      '?sslmode=no-verify',
      '?sslmode=disable',
      '?ssl=true',
      '?sslmode=verify-full&ssl=0',
      '?sslmode=disable&sslmode=verify-full',
    ].map((end): [NodeJS.ProcessEnv, string] => [
      { DATABASE_URL: `postgres://user:secret@db.example.com/leads${end}` },
      'DATABASE_URL leads to another machine: end it with ?sslmode=verify-full',
    ]),
    [{ DATABASE_URL: 'postgres://localhost/leads?host=db.example.com' }, 'DATABASE_URL leads to another machine'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be an address such as https://www.example.com, it has "*".'],
    [{ LEADS_FROM: 'website' }, 'LEADS_FROM must be an email address such as website@example.com, it is "website".'],
    [{ MESSAGES_PER_MINUTE: '0' }, 'MESSAGES_PER_MINUTE must be a number such as 20, it is "0".'],
  ])('%j stops the start with one sentence', (environment, sentence) => {
    expect(() => readServerSettings(environment)).toThrow(sentence);
  });

  it.each([
    ...['www.example.com', 'ftp://example.com'].map((SITE_URL) => [
      { SITE_URL },
      `SITE_URL must be an address such as https://www.example.com, it is "${SITE_URL}".`,
    ]),
    ...['https://example.com/site', 'https://example.com/?a=b', 'https://example.com#top'].map((SITE_URL) => [
      { SITE_URL },
      `SITE_URL must have no path: https://example.com and nothing behind it, it is "${SITE_URL}".`,
    ]),
    [{ LEADS_KEEP_DAYS: 'ever' }, 'LEADS_KEEP_DAYS must be a number of days such as 365, it is "ever".'],
    [{ LEADS_KEEP_DAYS: '0' }, 'LEADS_KEEP_DAYS must be a number of days such as 365, it is "0".'],
    [{ CONFIRM_TO_SENDER: 'true' }, 'CONFIRM_TO_SENDER must be yes or no, it is "true".'],
    [
      { MAIL_VENDOR: 'https://mail.test' },
      'MAIL_VENDOR must be the name of your mail company such as Harbor Mail Inc., it is "https://mail.test".',
    ],
  ] as [NodeJS.ProcessEnv, string][])(
    '%j is refused in the same sentence by the build and by the server',
    (environment, sentence) => {
      expect(() => readBuildSettings(environment)).toThrow(sentence);
      expect(() => readServerSettings(environment)).toThrow(sentence);
    },
  );

  it('means the same to the build and to the server', () => {
    const environment = {
      SITE_URL: 'https://www.example.com/',
      LEADS_KEEP_DAYS: '400',
      CONFIRM_TO_SENDER: 'Yes ',
      SMTP_URL: 'smtp://localhost',
      LEADS_TO: 'a@b.test',
    };
    const { mail, ...server } = readServerSettings(environment);
    expect(readBuildSettings(environment)).toMatchObject({
      siteUrl: 'https://www.example.com',
      keepDays: 400,
      confirmsToSender: true,
    });
    expect({ ...server, ...mail }).toMatchObject({ siteUrl: 'https://www.example.com', keepDays: 400, confirmsToSender: true });
  });

  it('is asked only for what a program needs: a wrong setting of the server does not stop a build', () => {
    expect(() => readBuildSettings({ DATABASE_URL: 'mysql://localhost/leads', PORT: 'http' })).not.toThrow();
  });

  it('counts a setting of blanks alone as not set', () => {
    expect(readAllSettings({ PORT: ' ', SITE_URL: '', LEADS_KEEP_DAYS: '', SMTP_URL: ' ' })).toEqual(readAllSettings({}));
  });

  it('is told in full: every wrong value at once, each once, and no secret', () => {
    const read = () =>
      readAllSettings({
        PORT: '70000',
        SITE_URL: 'example',
        SMTP_URL: 'mail.example.com:a-secret',
        DATABASE_URL: 'postgres://user:a-secret@db.example.com/leads',
        TRUST_PROXY: '127.0.0.1 yes',
        CONTACT_FORM_ENDPOINT: 'forms',
      });
    expect(read).toThrow(SettingsError);
    expect(read).not.toThrow('a-secret');
    try {
      read();
    } catch (error) {
      const { sentences, message } = error as SettingsError;
      const names = ['SITE_URL', 'CONTACT_FORM_ENDPOINT', 'SMTP_URL', 'DATABASE_URL', 'PORT', 'TRUST_PROXY'];
      expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual(names);
      expect(message).toBe(sentences.join('\n'));
      expect(message).toContain('it has "yes"');
    }
  });

  it('names the mailbox that is missing beside whatever else is wrong', () => {
    expect(() => readServerSettings({ SMTP_URL: 'smtp://localhost', CONFIRM_TO_SENDER: '1' })).toThrow(
      /CONFIRM_TO_SENDER must .*\nLEADS_TO must /,
    );
  });
});

describe('the endpoint of a form', () => {
  it.each(['/f/contact', 'https://forms.service.test/f/abc', '', 'https://formspree.io/f/YOUR_FORM_ID', 'YOUR_FORM_ID'])(
    'may be %j',
    (CONTACT_FORM_ENDPOINT) =>
      expect(readBuildSettings({ CONTACT_FORM_ENDPOINT }).formEndpoints.contact).toBe(CONTACT_FORM_ENDPOINT),
  );

  it.each(['second look', '//forms.service.test/f/abc', 'ftp://forms.service.test'])(
    'may not be %j',
    (SECOND_LOOK_FORM_ENDPOINT) => {
      expect(() => readBuildSettings({ SECOND_LOOK_FORM_ENDPOINT })).toThrow(
        `SECOND_LOOK_FORM_ENDPOINT must be an address such as https://forms.example.com/f/abcdwxyz, it is "${SECOND_LOOK_FORM_ENDPOINT}".`,
      );
    },
  );
});

it.each([
  'postgres://user:secret@db.example.com/leads?sslmode=verify-full',
  'postgres://user:secret@db.example.com/leads?sslmode=verify-full&sslrootcert=/etc/ssl/database.pem',
  'postgres://user@localhost/leads',
  'postgres://user@127.0.0.1:5433/leads',
  'postgres://user@[::1]/leads',
  'postgresql:///leads?host=/var/run/postgresql',
])('the messages may be kept in %s: it is this machine, or the line is encrypted and its end is known', (url) => {
  expect(readServerSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

/** Runs the server as `npm run serve` does and returns what it says on its way out. */
function startAndFail(
  environment: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<{ readonly code: number | null; readonly says: string }> {
  return new Promise((ended) => {
    const server = spawn(process.execPath, [resolve('server/main.ts')], { cwd: folder, env: { ...process.env, ...environment } });
    let says = '';
    server.stderr.on('data', (data) => {
      says += String(data);
    });
    server.on('exit', (code) => ended({ code, says }));
  });
}

it('a wrong value ends the start with exit code 1 and without a stack trace', async () => {
  const { code, says } = await startAndFail({ PORT: 'abc' });
  expect(code).toBe(1);
  expect(says.trim()).toBe('PORT must be a number from 1 to 65535 such as 4321, it is "abc".');
});

it('a port in use is named, with the way out', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as { port: number };
  const folder = mkdtempSync(join(tmpdir(), 'busy-port-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  cpSync('owner.yaml', join(folder, 'owner.yaml'));
  const { code, says } = await startAndFail({ PORT: String(port) }, folder);
  other.close();
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(says).toContain(`Port ${port} is in use by another program`);
  expect(says).toContain('set PORT to another number, such as 4400');
  expect(says).not.toMatch(/^ +at /m);
});

it('a site that was not built ends the start with the command that builds it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-build-'));
  cpSync('owner.yaml', join(folder, 'owner.yaml'));
  const { code, says } = await startAndFail({ PORT: '4398' }, folder);
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(says).toContain('run npm run build first');
});

it("a folder without the owner's file ends the start with its name and the folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-owner-'));
  const { code, says } = await startAndFail({ PORT: '4398' }, folder);
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(says.trim()).toBe(`There is no owner.yaml in ${folder}. Run the command in the folder of the site.`);
});
