import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import tls from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, readMailServer } from '../../settings/mail-server.ts';
import { makeCertificate } from '../../tests/servers/certificates.ts';
import { mailFault, sendTestLetter } from './test-letter.ts';

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

const mail = (smtpUrl: string, ...to: string[]) => ({
  server: readMailServer(smtpUrl) as MailServer,
  to: to.length > 0 ? to : ['owner@example.org'],
  from: 'site@example.net',
});
const send = (smtpUrl: string, ...to: string[]) => sendTestLetter(mail(smtpUrl, ...to), 'Harbor Mortgage');

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

  it.each<[string, from: number, until: number, address: number[], words: RegExp]>([
    ['has expired', -60, -30, [127, 0, 0, 1], /has expired.*Your mail provider must renew it/],
    ['does not hold yet', 30, 60, [127, 0, 0, 1], /is not valid yet. The date of this machine is probably wrong/],
    [
      'names another server',
      -30,
      30,
      [10, 0, 0, 1],
      /shows a certificate for another name. Write the name that your mail provider gives/,
    ],
    ['nobody known has signed', -30, 30, [127, 0, 0, 1], /a certificate that nobody known has signed/],
  ])('says of a certificate that %s what it is, over both kinds of encryption', async (fault, from, until, address, words) => {
    const day = 86_400_000;
    const certificate = makeCertificate(new Date(Date.now() + from * day), new Date(Date.now() + until * day), address);
    const trusted = tls.getCACertificates('default');
    if (fault !== 'nobody known has signed') tls.setDefaultCACertificates([...trusted, certificate.cert]);
    for (const scheme of ['smtps', 'smtp'] as const) {
      const port = await mailServer({ ...certificate, secure: scheme === 'smtps', disabledCommands: [] });
      // As if it were another machine: on this one itself no certificate is asked for.
      const elsewhere = { ...(readMailServer(`${scheme}://mail.example.com:${port}`) as MailServer), host: '127.0.0.1' };
      const outcome = await sendTestLetter({ ...mail('smtp://127.0.0.1'), server: elsewhere }, 'Harbor Mortgage');
      expect(outcome).toMatchObject({ sent: false, why: expect.stringMatching(words) });
      expect(JSON.stringify(outcome)).not.toMatch(/another kind of encryption/);
      await new Promise<void>((closed) => server?.close(() => closed()));
    }
    tls.setDefaultCACertificates(trusted);
    expect(received).toEqual([]);
  });

  it('is kept from a server elsewhere that offers no encryption, and says what to use instead', async () => {
    const port = await mailServer();
    const elsewhere = { ...(readMailServer(`smtp://mail.example.com:${port}`) as MailServer), host: '127.0.0.1' };
    expect(await sendTestLetter({ ...mail('smtp://127.0.0.1'), server: elsewhere }, 'Harbor Mortgage')).toMatchObject({
      sent: false,
      why: expect.stringMatching(/offers no encryption there: your password .* Use smtps:\/\/ with port 465/),
    });
    expect(received).toEqual([]);
  });

  it('reaches several mailboxes, and names the one that is refused', async () => {
    const port = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? Object.assign(new Error('no'), { responseCode: 550 }) : undefined),
    });
    expect(await send(`smtp://127.0.0.1:${port}`, 'owner@example.org', 'partner@example.org')).toEqual({ sent: true });
    expect(received[0]?.to?.map(({ address }) => address)).toEqual(['owner@example.org', 'partner@example.org']);
    expect(await send(`smtp://127.0.0.1:${port}`, 'owner@example.org', 'gone@example.org')).toEqual({
      sent: false,
      why: 'The mail server refused the mailbox gone@example.org (LEADS_TO). It took the letter for the others.',
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

describe('the mail server, tried without a letter,', () => {
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password: given }, _session, done) =>
    username === 'owner' && given === 'a@b#c/d?e:f%'
      ? done(null, { user: 1 })
      : done(Object.assign(new Error('Invalid login'), { responseCode: 535 }));

  it.each(['a@b#c/d?e:f%', 'a%40b%23c%2Fd%3Fe%3Af%25'])('takes the password %s, its signs escaped or not', async (written) => {
    const port = await mailServer({ authOptional: false, onAuth });
    expect(await mailFault(mail(`smtp://owner:${written}@127.0.0.1:${port}`))).toBeUndefined();
    expect(received).toEqual([]);
  });

  it('does not take a wrong one, which is said and not repeated', async () => {
    const port = await mailServer({ authOptional: false, onAuth });
    const fault = await mailFault(mail(`smtp://owner:${password}@127.0.0.1:${port}`));
    expect(fault).toMatch(/did not accept the user name and password of SMTP_URL.*A # in it is written as %23/);
    expect(fault).not.toContain(password);
  });

  it('is not there', async () => {
    expect(await mailFault(mail('smtp://127.0.0.1:1'))).toMatch(/^Nothing answers at 127\.0\.0\.1:1\./);
  });
});
