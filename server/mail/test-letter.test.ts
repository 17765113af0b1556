import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { sendTestLetter } from './test-letter.ts';

const password = 'secret-canary';
let received: Email[] = [];
let server: SMTPServer | undefined;
let silent: Server | undefined;

/** A real mail server on loopback. */
async function mailServer(behaviour: SMTPServerOptions = {}): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          received.push(letter);
          done();
        });
      });
    },
    ...behaviour,
  });
  server.on('error', () => {
    // A client that gives up on the encryption is what one of these tests is about.
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return (server.server.address() as AddressInfo).port;
}

afterEach(async () => {
  received = [];
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
  await new Promise<void>((closed) => (silent ? silent.close(() => closed()) : closed()));
  server = undefined;
  silent = undefined;
});

const mail = (smtpUrl: string) => ({ smtpUrl, to: 'owner@example.org', from: 'site@example.net' });
const send = (smtpUrl: string) => sendTestLetter(mail(smtpUrl), 'Harbor Mortgage');

describe('the test letter', () => {
  it('reaches the mailbox and says what it is', async () => {
    expect(await send(`smtp://127.0.0.1:${await mailServer()}`)).toEqual({ sent: true });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      subject: 'Test letter from the website of Harbor Mortgage',
      to: [{ address: 'owner@example.org' }],
      from: { address: 'site@example.net' },
    });
    expect(received[0]?.text).toContain('npm run launch-check -- --send-test');
  });

  it('is refused for a wrong password, without repeating it', async () => {
    const port = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    });
    const outcome = await send(`smtp://owner:${password}@127.0.0.1:${port}`);
    expect(outcome).toMatchObject({
      sent: false,
      why: expect.stringMatching(/did not accept the user name and password of SMTP_URL/),
    });
    expect(JSON.stringify(outcome)).not.toContain(password);
  });

  it.each([
    ['onRcptTo', 'refused the mailbox owner@example.org (LEADS_TO)'],
    ['onMailFrom', 'refused the sender site@example.net (LEADS_FROM)'],
  ] as const)('is refused at %s, with the setting to look at and the words of the server', async (hook, words) => {
    const port = await mailServer({
      [hook]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('not here'), { responseCode: 550 })),
    });
    const outcome = await send(`smtp://127.0.0.1:${port}`);
    expect(outcome).toMatchObject({ sent: false, why: expect.stringContaining(words) });
    expect(outcome).toMatchObject({ why: expect.stringContaining('not here') });
  });

  it('finds nobody at a closed port', async () => {
    const port = await mailServer();
    await new Promise<void>((closed) => server?.close(() => closed()));
    server = undefined;
    expect(await send(`smtp://127.0.0.1:${port}`)).toEqual({
      sent: false,
      why: `Nothing answers at 127.0.0.1:${port}. Check name and port in SMTP_URL.`,
    });
  });

  it('tells a wrong kind of encryption from a dead server', async () => {
    expect(await send(`smtps://127.0.0.1:${await mailServer()}`)).toMatchObject({
      sent: false,
      why: expect.stringContaining('another kind of encryption. Use smtps:// with port 465, or smtp:// with port 587'),
    });
  });

  it('does not wait for ever for a server that never speaks', async () => {
    silent = createServer(() => {
      // Takes the call and says nothing.
    });
    await new Promise<void>((listening) => silent?.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const started = performance.now();
    expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({
      sent: false,
      why: expect.stringContaining('did not answer in time'),
    });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
