import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject, markInstalled } from '../../project-copy.ts';
import { freePortPair } from '../../servers/programs.ts';

const copy = copyProject();
afterAll(() => copy.dispose());
// The packages are there: nothing is installed.
markInstalled(copy.folder);

interface Command {
  readonly process: ChildProcess;
  /** Everything it has said so far. */
  readonly says: () => string;
  readonly ended: Promise<number | null>;
}

/** Runs a command of package.json there as the owner types it. */
function npm(command: string, settings: Readonly<Record<string, string>> = {}): Command {
  const program = spawn('npm', command.split(' '), { cwd: copy.folder, env: { ...process.env, ...settings } });
  let says = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (says += String(data)));
  return { process: program, says: () => says, ended: new Promise((ended) => program.on('close', ended)) };
}

/** What a command said that stopped with a message; no message shows a trace. */
async function messageOf(command: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const { ended, says } = npm(command, settings);
  expect(await ended).toBe(1);
  expect(says()).not.toMatch(/^ +at /m);
  return says();
}

/** Changes a file while something is tried. */
async function withChange(file: string, right: RegExp, slip: string, attempt: () => Promise<void>): Promise<void> {
  const shipped = copy.read(file);
  expect(shipped).toMatch(right);
  copy.write(file, shipped.replace(right, slip));
  await attempt().finally(() => copy.write(file, shipped));
}

describe.each(['start', 'run dev', 'run build', 'run launch-check'])('npm %s', (command) => {
  it(
    'names the line of owner.yaml where a colon is missing',
    () =>
      withChange('owner.yaml', /^email: /m, 'email ', async () =>
        expect(await messageOf(command)).toMatch(/owner\.yaml cannot be read[\s\S]+line \d+: {2}email hello@example\.com/),
      ),
    20_000,
  );

  it(
    'names the field of a phone number in another form, and gives an example',
    () =>
      withChange('owner.yaml', /cell: .*/, 'cell: 206.555.0142', async () =>
        expect(await messageOf(command)).toContain('phone.cell must be a phone number written like (206) 555-0142.'),
      ),
    20_000,
  );
});

describe.each(['start', 'run dev'])('npm %s', (command) => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "http".'],
    [{ SMTP_URL: 'smtp://127.0.0.1', LEADS_TO: 'me' }, 'LEADS_TO must be an email address such as leads@example.com'],
    [{ PORT: '70000', SITE_URL: 'your-name' }, 'PORT must be a number from 1 to 65535 such as 4321, it is "70000".'],
    [{ SITE_URL: 'www.your-name.com' }, 'SITE_URL must be an address such as https://www.example.com'],
    [{ CONTACT_FORM_ENDPOINT: 'forms' }, 'CONTACT_FORM_ENDPOINT must be an address such as https://forms.example.com'],
  ])(
    'says what is wrong with %j before it builds anything',
    async (settings, sentence) => {
      expect(await messageOf(command, settings)).toContain(sentence);
      expect(existsSync(join(copy.folder, 'dist'))).toBe(false);
    },
    20_000,
  );

  it('says that its port is taken before it builds anything, and takes no other', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    const says = await messageOf(command, { PORT: String(port) });
    other.close();
    expect(says).toContain(`Port ${port} is in use by another program`);
    expect(existsSync(join(copy.folder, 'dist'))).toBe(false);
  }, 20_000);
});

describe('the end of npm', () => {
  /** Whether somebody listens there. */
  const answers = (port: number) =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    );

  it.each(['start', 'run dev'])(
    'ends what npm %s runs, within three seconds',
    async (command) => {
      const port = await freePortPair();
      // A build of one page: the whole one has tests of its own.
      const build =
        "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('dist');\nwriteFileSync('dist/index.html', '');\n";
      await withChange('scripts/build.ts', /[\s\S]*/, build, async () => {
        const { process: started, ended, says } = npm(command, { PORT: String(port) });
        const begun = async () => (await answers(port)) || says();
        await expect.poll(begun, { timeout: 20_000, interval: 100 }).toBe(true);
        started.kill('SIGTERM');
        const both = async () => [await answers(port), await answers(port + 1)];
        await expect.poll(both, { timeout: 3000, interval: 100 }).toEqual([false, false]);
        await ended;
      });
    },
    40_000,
  );
});

it('a saved change of owner.yaml shows in npm run dev, a slip is told, and the page stays as it was until it is mended', async () => {
  const port = await freePortPair();
  // Astro serves no pages where it finds itself within a test.
  const { process: started, ended, says } = npm('run dev', { PORT: String(port), VITEST: '' });
  const contactPage = () =>
    fetch(`http://localhost:${port}/contact`).then(
      (answer) => answer.text(),
      () => '',
    );
  const soon = { timeout: 60_000, interval: 200 };
  await expect.poll(contactPage, soon).toContain('hello@example.com');
  await withChange('owner.yaml', /^email: .*/m, 'email: new@harborlight-home.com', () =>
    expect.poll(contactPage, soon).toContain('new@harborlight-home.com'),
  );
  await expect.poll(contactPage, soon).toContain('hello@example.com');
  await withChange('owner.yaml', /^email: .*/m, 'email: nobody', async () => {
    await expect.poll(says, soon).toContain('email must be an email address such as hello@example.com. It is now "nobody".');
    expect(says()).not.toMatch(/^ +at /m);
    expect(await contactPage()).toContain('hello@example.com');
  });
  started.kill('SIGTERM');
  await ended;
}, 300_000);

it('settings.env holds for every command, and the environment wins over it', async () => {
  copy.write('settings.env', '# Mail\nDATA_DIR=from-the-file\nPORT=none\n');
  expect(await messageOf('start')).toContain('it is "none"');
  expect(await messageOf('run dev')).toContain('it is "none"');
  expect(await messageOf('start', { PORT: 'other' })).toContain('it is "other"');
  const leads = npm('run leads -- list', { PORT: '' });
  await leads.ended;
  expect(leads.says()).toContain(join(copy.folder, 'from-the-file', 'leads.db'));
}, 20_000);

describe.skipIf(process.platform === 'win32')('a password in settings.env', () => {
  const settings = join(copy.folder, 'settings.env');
  const says = async () => {
    const { ended, says: said } = npm('run leads');
    await ended;
    return said();
  };

  it('that other users of the computer may read is named, with the way out, and not shown', async () => {
    copy.write('settings.env', 'SMTP_URL=smtps://ana:secret@mail.example.com\nLEADS_TO=ana@example.com\n');
    chmodSync(settings, 0o644);
    const warned = await says();
    expect(warned).toContain('chmod 600 settings.env');
    expect(warned).not.toContain('secret');
    chmodSync(settings, 0o600);
    expect(await says()).not.toContain('chmod');
    copy.remove('settings.env');
  }, 30_000);
});
