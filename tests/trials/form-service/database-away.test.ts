import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MailTrial } from '../../servers/mail.ts';
import { freePort } from '../../servers/programs.ts';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';
import { type DatabaseKind, postgresDatabase } from '../../servers/stores.ts';

const folder = siteFolder();
const running: RunningServer[] = [];
const patience = { timeout: 30_000, interval: 250 };

async function start(settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = await runServer(folder.path, { MESSAGES_PER_MINUTE: '1000', ...settings });
  running.push(server);
  return server;
}

afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  folder.remove();
});

/** What a visitor and a load balancer meet while messages cannot be stored. */
async function expectPagesWithoutForms({ url, says }: RunningServer, reason: RegExp): Promise<void> {
  expect(says()).toMatch(reason);
  expect(await (await fetch(url)).text()).toContain('<title>Home</title>');
  const script = (await sendMessage(url, 'Nobody can store this')) as Response;
  expect([script.status, script.headers.get('retry-after')]).toEqual([503, '60']);
  expect(((await script.json()) as { error: string }).error).toMatch(/try again in a minute, or call or email us/);
  const plain = await fetch(`${url}/f/contact`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message: 'Hello' }),
  });
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await plain.text()).toContain('<h1>Your message was not sent</h1>');
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
}

/** Messages are taken again, without a restart. */
async function expectForms({ url, says }: RunningServer): Promise<void> {
  await vi.waitFor(async () => expect((await sendMessage(url, 'Back again'))?.status).toBe(200), patience);
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), patience);
  expect(says()).toContain('the forms take messages');
}

describe.concurrent('a website whose database cannot be opened serves its pages, and takes messages once it can', () => {
  it('because the file is damaged', async () => {
    const trial = new MailTrial();
    const data = join(folder.path, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'leads.db'), 'This is no database. '.repeat(1_000));
    const server = await start({
      DATA_DIR: data,
      SMTP_URL: `smtp://127.0.0.1:${await trial.listen()}`,
      LEADS_TO: 'owner@example.org',
    });
    await expectPagesWithoutForms(server, /The messages cannot be opened \(file is not a database\)/);
    rmSync(join(data, 'leads.db'));
    await expectForms(server);
    await vi.waitFor(() => expect(trial.received).toHaveLength(1), patience);
    expect(await server.end()).toBe(0);
    await trial.end();
  });

  it('because its folder cannot be made', async () => {
    const data = join(folder.path, 'in-the-way');
    writeFileSync(data, 'a file');
    const server = await start({ DATA_DIR: data });
    await expectPagesWithoutForms(server, /The messages cannot be opened \(E/);
    rmSync(data);
    await expectForms(server);
    expect(await server.end()).toBe(0);
  });

  it('and stops when it is asked to, although it never could', async () => {
    const data = join(folder.path, 'for-ever');
    writeFileSync(data, 'a file');
    const server = await start({ DATA_DIR: data });
    expect(await server.end()).toBe(0);
  });

  it.skipIf(!postgresDatabase)(
    'because PostgreSQL is away (skipped where PostgreSQL, Debian package postgresql, is not installed)',
    async () => {
      const database = await (postgresDatabase as DatabaseKind).create();
      const { hostname, port, username, pathname } = new URL(String(database.url));
      const relayPort = await freePort();
      const server = await start({ DATABASE_URL: `postgres://${username}@127.0.0.1:${relayPort}${pathname}` });
      await expectPagesWithoutForms(server, /The messages cannot be opened \(connect ECONNREFUSED/);
      const relay: Server = createServer((line) => {
        const onward = connect(Number(port), hostname);
        for (const end of [line, onward]) end.on('error', () => undefined);
        line.pipe(onward).pipe(line);
      }).listen(relayPort, '127.0.0.1');
      await expectForms(server);
      expect(await server.end()).toBe(0);
      relay.close();
      await database.drop();
    },
  );
});
