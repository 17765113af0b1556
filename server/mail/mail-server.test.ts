import tls from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMailServer } from '../../settings/mail-server.ts';
import { readServerSettings } from '../../settings/read-settings.ts';
import { makeCertificate } from '../../tests/servers/certificates.ts';
import { MailTrial, values } from '../../tests/servers/mail.ts';

const password = 'secret-canary';
const day = 86_400_000;
const certificate = makeCertificate(new Date(Date.now() - day), new Date(Date.now() + day));

describe('the address of a mail server', () => {
  it.each([
    ['smtps://owner:pass@mail.example.com', ['mail.example.com', 465, 'from the start', 'owner', 'pass']],
    ['smtp://owner:pass@mail.example.com', ['mail.example.com', 587, 'asked for', 'owner', 'pass']],
    ['smtp://owner:pass@mail.example.com:2525/', ['mail.example.com', 2525, 'asked for', 'owner', 'pass']],
    [
      'smtps://owner@example.com:p@ss#w/o?r:d@mail.example.com',
      ['mail.example.com', 465, 'from the start', 'owner@example.com', 'p@ss#w/o?r:d'],
    ],
    [
      'smtps://owner%40example.com:p%40ss%23@mail.example.com',
      ['mail.example.com', 465, 'from the start', 'owner@example.com', 'p@ss#'],
    ],
    ['smtps://owner:100%@mail.example.com', ['mail.example.com', 465, 'from the start', 'owner', '100%']],
    ['smtp://localhost', ['localhost', 587, 'if offered', undefined, undefined]],
    ['smtp://127.0.0.1:25', ['127.0.0.1', 25, 'if offered', undefined, undefined]],
    ['smtp://[::1]:25', ['::1', 25, 'if offered', undefined, undefined]],
    ['smtp://10.0.0.5:25', ['10.0.0.5', 25, 'asked for', undefined, undefined]],
  ])('%s is understood', (address, [host, port, encryption, user, pass]) => {
    expect(readMailServer(address as string)).toEqual({
      host,
      port,
      encryption,
      login: user === undefined ? undefined : { user, password: pass },
    });
  });

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    `smtps://owner:${password}`,
    `smtps://owner@example.com:${password}`,
    // A settings file ends the value at a # in the password.
    'smtps://owner:1234',
    'smtps://owner@example.com:12',
    'smtps://owner@mail.example.com',
    `smtps://owner:${password}@`,
    `smtps://owner:${password}@mail.example.com:99999`,
    `smtps://owner:${password}@mail.example.com?tls.rejectUnauthorized=false`,
  ])('%s is refused at the start with one sentence that says how signs are written, and repeats no password', (SMTP_URL) => {
    const read = () => readServerSettings({ SMTP_URL, LEADS_TO: 'owner@example.com' });
    expect(read).toThrow(/^SMTP_URL must be .* such as smtps:\/\/user:password@mail\.example\.com\. .*%23.*%40/);
    expect(read).not.toThrow(password);
  });
});

describe('a mail server that is not this machine', () => {
  let trial: MailTrial;
  const trusted = tls.getCACertificates('default');
  const takesAll = {
    onAuth: (_auth: unknown, _session: unknown, done: (error: null, who: object) => void) => done(null, { user: 1 }),
  };

  beforeEach(() => {
    trial = new MailTrial('new-lead');
  });

  afterEach(async () => {
    tls.setDefaultCACertificates(trusted);
    await trial.end();
  });

  /** Tries to deliver one letter to a server on this machine as if it were another one. */
  async function deliverTo(scheme: 'smtp' | 'smtps', behaviour: object): Promise<void> {
    const port = await trial.listen(behaviour);
    const server = readMailServer(`${scheme}://owner:${password}@mail.example.com:${port}`);
    const postman = trial.postman({ ...(server as NonNullable<typeof server>), host: '127.0.0.1' });
    await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    await postman.stop();
  }

  it('and offers no encryption is told neither the password nor a letter', async () => {
    let told = false;
    const tell = (..._: unknown[]) => {
      told = true;
    };
    await deliverTo('smtp', { authOptional: false, allowInsecureAuth: true, onAuth: tell, onMailFrom: tell });
    expect(told).toBe(false);
    expect(trial.faults).toEqual([expect.stringContaining('ETLS')]);
  });

  it.each(['smtp', 'smtps'] as const)(
    'and shows a certificate that nobody known has signed gets nothing over %s',
    async (scheme) => {
      await deliverTo(scheme, { ...certificate, ...takesAll, secure: scheme === 'smtps', disabledCommands: [] });
      expect(trial.received).toEqual([]);
      expect(trial.faults).toHaveLength(1);
    },
  );

  it.each(['smtp', 'smtps'] as const)(
    'and shows a good certificate gets the letter over %s, after it knows who sends',
    async (scheme) => {
      tls.setDefaultCACertificates([...trusted, certificate.cert]);
      let login: unknown;
      await deliverTo(scheme, {
        ...certificate,
        secure: scheme === 'smtps',
        disabledCommands: [],
        authOptional: false,
        onAuth(auth: { username: string; password: string }, _session: unknown, done: (error: null, who: object) => void) {
          login = [auth.username, auth.password];
          done(null, { user: 1 });
        },
      });
      expect(trial.received).toHaveLength(1);
      expect(login).toEqual(['owner', password]);
    },
  );
});

it('a mail server on this machine may offer encryption with a certificate of its own making', async () => {
  const trial = new MailTrial('new-lead');
  const postman = trial.postman(await trial.listen({ ...certificate, disabledCommands: [] }));
  await trial.store.add({ form: 'contact', values, status: 'new' });
  await postman.carry();
  await postman.stop();
  expect(trial.received).toHaveLength(1);
  await trial.end();
});
