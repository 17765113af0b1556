import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './server-settings.ts';

describe('the environment', () => {
  it('may be empty: the site then runs on localhost:4321 and keeps its leads in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      trustProxy: [],
      allowedOrigins: [],
    });
  });

  it('is read with its lists and addresses', () => {
    expect(
      readConfig({
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
    expect(readConfig({ SMTP_URL, LEADS_TO: 'robin@example.com, office@example.com' }).mail).toMatchObject(mail);
    expect(readConfig({ SMTP_URL, LEADS_TO: ' robin@example.com;office@example.com ' }).mail).toMatchObject(mail);
    expect(() => readConfig({ SMTP_URL, LEADS_TO: 'robin@example.com, office' })).toThrow(
      'LEADS_TO must be an email address such as leads@example.com once SMTP_URL is set, it is "office".',
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "http".'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "70000".'],
    [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an address such as https://www.example.com, it is "www.example.com".'],
    [
      { SITE_URL: 'https://www.example.com/home' },
      'SITE_URL must have no path: https://www.example.com and nothing behind it, it is "https://www.example.com/home".',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must list addresses or networks of proxies such as 127.0.0.1 or 10.0.0.0/8, it has "yes".',
    ],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com.',
    ],
    [
      { SMTP_URL: 'smtp://localhost' },
      'LEADS_TO must be an email address such as leads@example.com once SMTP_URL is set, it is "".',
    ],
    [
      { SMTP_URL: 'smtp://localhost', LEADS_TO: 'a@example.com', CONFIRM_TO_SENDER: '1' },
      'CONFIRM_TO_SENDER must be yes or no, it is "1".',
    ],
    [{ LEADS_KEEP_DAYS: '-3' }, 'LEADS_KEEP_DAYS must be a number of days such as 365, it is "-3".'],
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
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be an address such as https://www.example.com, it is "*".'],
  ])('%j stops the start with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});

it.each([
  'postgres://user:secret@db.example.com/leads?sslmode=verify-full',
  'postgres://user:secret@db.example.com/leads?sslmode=verify-full&sslrootcert=/etc/ssl/database.pem',
  'postgres://user@localhost/leads',
  'postgres://user@127.0.0.1:5433/leads',
  'postgres://user@[::1]/leads',
  'postgresql:///leads?host=/var/run/postgresql',
])('the messages may be kept in %s: it is this machine, or the line is encrypted and its end is known', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
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
  const { code, says } = await startAndFail({ PORT: '4398' }, folder);
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(says).toContain('run npm run build first');
});
