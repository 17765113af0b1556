import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readOwner } from '../../../owner/read-owner.ts';
import { sampleValues } from '../../../owner/sample-data.ts';
import { MailTrial } from '../../servers/mail.ts';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';
import { type DatabaseKind, postgresDatabase } from '../../servers/stores.ts';

const folder = siteFolder();
const running: RunningServer[] = [];

async function start(settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = await runServer(folder.path, settings);
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
});

it('the start says where messages are kept, that mail is off, and what is still sample data', async () => {
  const server = await start({ DATA_DIR: join(folder.path, 'fresh') });
  expect(server.says()).toContain(join(folder.path, 'fresh', 'leads.db'));
  expect(server.says()).toContain('Mail:                 not set up (SMTP_URL)');
  const [sample] = sampleValues(readOwner());
  expect(server.says()).toMatch(sample ? new RegExp(`Sample data: .* among them ${sample.field}`) : /^(?!.*Sample data)/s);
});

it('asked to stop under load, the server finishes what it has begun, refuses the rest, and closes the database', async () => {
  const data = join(folder.path, 'stopping');
  const server = await start({ DATA_DIR: data, MESSAGES_PER_MINUTE: '1000000' });
  const acknowledged: string[] = [];
  const otherAnswers = new Set<string>();
  const sending = Array.from({ length: 8 }, async (_, client) => {
    for (let count = 0; ; count += 1) {
      const answer = await sendMessage(server.url, `${client}-${count}`);
      if (!answer) return;
      if (answer.ok) acknowledged.push(`${client}-${count}`);
      else otherAnswers.add(`${answer.status}, again in ${answer.headers.get('retry-after')} s: ${await answer.text()}`);
    }
  });
  setTimeout(() => server.process.kill('SIGTERM'), 400);
  await Promise.all(sending);
  expect(await server.end()).toBe(0);
  for (const other of otherAnswers) expect(other).toMatch(/^503, again in 60 s: .*try again in a minute, or call or email us/);
  expect(acknowledged.length).toBeGreaterThan(0);
  // The log is folded into the database when the last connection closes.
  expect(existsSync(join(data, 'leads.db-wal'))).toBe(false);
  const again = await start({ DATA_DIR: data });
  expect(await (await fetch(`${again.url}/healthz`)).json()).toMatchObject({ ok: true });
  const { stored } = (await (await fetch(`${again.url}/healthz`)).json()) as { stored: number };
  expect(stored).toBeGreaterThanOrEqual(acknowledged.length);
});

it('a mail password that is not accepted is told of at the start, and not repeated', async () => {
  const trial = new MailTrial();
  const wrong = Object.assign(new Error('no'), { responseCode: 535 });
  const port = await trial.listen({ authOptional: false, onAuth: (_auth, _session, done) => done(wrong) });
  const SMTP_URL = `smtp://owner:p@ss#canary@127.0.0.1:${port}`;
  const server = await start({ DATA_DIR: join(folder.path, 'wrong-password'), SMTP_URL, LEADS_TO: 'owner@example.org' });
  await expect
    .poll(server.says, { timeout: 20_000, interval: 100 })
    .toContain('did not accept the user name and password of SMTP_URL');
  expect(server.says()).toMatch(/Mail does not work: .*Messages are kept meanwhile/s);
  expect(server.says()).not.toContain('canary');
  await trial.end();
});

it('while the mail server is down, says that messages are safe, and at the next start how many letters wait', async () => {
  // Nothing listens on port 1.
  const settings = { DATA_DIR: join(folder.path, 'mail-down'), SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'owner@example.org' };
  const server = await start(settings);
  expect((await sendMessage(server.url, 'Nobody carries this'))?.status).toBe(200);
  await expect
    .poll(server.says, { timeout: 20_000, interval: 100 })
    .toContain('The message is safe, and its letter is tried again');
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ ok: true, stored: 1, lettersWaiting: 1 });
  await server.end();
  expect((await start(settings)).says()).toContain('Waiting letters:      1 not delivered yet (npm run leads -- list)');
});

describe('two servers on one PostgreSQL database', () => {
  it.skipIf(!postgresDatabase)(
    'send each letter once (skipped where PostgreSQL, Debian package postgresql, is not installed)',
    async () => {
      const trial = new MailTrial();
      const port = await trial.listen();
      const database = await (postgresDatabase as DatabaseKind).create();
      const settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'owner@example.org' };
      const servers = [await start(settings), await start(settings)];
      expect(servers[0]?.says()).toContain('Messages are kept in: PostgreSQL');
      const sent = Array.from({ length: 16 }, (_, index) =>
        sendMessage((servers[index % 2] as RunningServer).url, `Text ${index}`),
      );
      expect((await Promise.all(sent)).map((answer) => answer?.status)).toEqual(Array(16).fill(200));
      await expect.poll(() => trial.received.length, { timeout: 30_000, interval: 200 }).toBe(16);
      // A round of either postman later there is still no second copy.
      await new Promise((passed) => setTimeout(passed, 6_000));
      expect(new Set(trial.received.map(({ messageId }) => messageId)).size).toBe(16);
      expect(trial.received).toHaveLength(16);
      await Promise.all(servers.map((server) => server.end()));
      await trial.end();
      await database.drop();
    },
  );
});
