import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askServer } from '../../../release/ssh.ts';
import { messageBook } from '../../../server/leads/message-book.ts';
import { readDestination } from '../../../settings/destination.ts';
import { readServerSettings } from '../../../settings/read-settings.ts';
import { copyProject, type ProjectCopy } from '../../project-copy.ts';
import { sendMessage } from '../../servers/site-server.ts';
import { startTrialServer, type TrialServer, whyNoServer } from './trial-server.ts';
import { keepVisiting } from './visitors.ts';

const missing = whyNoServer();
const phones = { before: '(206) 555-0142', after: '(206) 555-0177' };

// Each step goes on from the one before: a site is published, changed, gone back from.
describe.skipIf(missing !== undefined)(missing ?? 'publishing to a server', () => {
  let server: TrialServer;
  let project: ProjectCopy;
  const settings = () => ({
    SITE_URL: server.siteUrl,
    PUBLISH_TO: server.address,
    // A value with a sign in it at which a settings file would end.
    MAIL_VENDOR: 'Harbor # Mail Inc.',
  });
  const theServer = () => {
    const destination = readDestination(server.address);
    if (destination?.kind !== 'server') throw new Error(`${server.address} is no server.`);
    return destination;
  };
  const publish = (...args: string[]) => project.run('scripts/publish.ts', ...args);
  const page = async (path = '/contact') => (await fetch(server.siteUrl + path)).text();

  beforeAll(async () => {
    server = await startTrialServer();
    project = copyProject({ ...settings(), PATH: `${server.programs}:${process.env.PATH}` });
  });
  afterAll(async () => {
    project?.dispose();
    await server?.stop();
  });

  it('stops while something stands in the way of going live, and sends nothing', async () => {
    const { status, output } = await publish('--yes');
    expect(output).toContain('is still sample data');
    expect(output).toContain('Nothing is published while something stands in the way.');
    expect(status).toBe(1);
    expect(server.releases()).toEqual([]);
  });

  it('says what to type where this computer does not know the server, and where the server does not know the key', async () => {
    const { PATH } = process.env;
    process.env.PATH = `${server.programs}:${PATH}`;
    const destination = theServer();
    server.isKnown(false);
    await expect(askServer(destination, ['status'])).rejects.toThrow(
      /does not know the server 127\.0\.0\.1 yet, and cannot tell it from another one\. Type once: ssh -p \d+ \S+@127\.0\.0\.1\n/,
    );
    server.isKnown(true);
    server.knowsKey(false);
    await expect(askServer(destination, ['status'])).rejects.toThrow('If you have no key yet, make one: ssh-keygen -t ed25519.');
    server.knowsKey(true);
    await expect(askServer({ ...destination, port: 1 }, ['status'])).rejects.toThrow('takes no connections at its port 1');
    await expect(askServer({ ...destination, host: 'no-such-server.invalid' }, ['status'])).rejects.toThrow(
      'There is no server named no-such-server.invalid',
    );
    expect(await askServer(destination, ['status'])).toContain('mortgage-site 1\n');
    process.env.PATH = PATH;
  });

  it('publishes a site that answers behind Caddy, with the settings of this computer and a copy in the archive', async () => {
    const { status, output } = await publish('--yes', '--anyway');
    expect(output).toContain('40 pages are new');
    expect(output).toContain(`${server.siteUrl} shows it now.`);
    expect(status).toBe(0);
    expect(await page()).toContain(phones.before);
    const settings = readFileSync(join(server.folder, 'current', 'settings.env'), 'utf8');
    expect(settings).toContain("MAIL_VENDOR='Harbor # Mail Inc.'");
    expect(settings).not.toContain('PUBLISH_TO');
    expect(readdirSync(join(project.folder, 'published'))).toEqual([server.current()]);
  });

  it('opens nothing else with its key: no shell, no file, no other program', () => {
    for (const request of [
      'sh',
      'cat /etc/passwd',
      'status; id',
      'status && id',
      'switch ../../etc',
      '$(id)',
      'mortgage-leads backup x',
      'mortgage-leads list',
    ])
      expect(server.ask(request), request).toMatch(/^mortgage-site: (That|There) /m);
    expect(server.ask('mortgage-leads ask', '{"call":"list"}\n')).toMatch(/^\{"answer":\[\]\}$/m);
  });

  it('puts a backup back, for which the site stops by itself and runs again', async () => {
    const { PATH } = process.env;
    process.env.PATH = `${server.programs}:${PATH}`;
    const book = messageBook(readServerSettings({}), theServer());
    const backup = join(project.folder, 'before.db');
    await book.backup(backup);
    await sendMessage(server.siteUrl, 'Ana');
    expect(await book.list()).toHaveLength(1);
    expect(await book.restore(backup, () => {})).toContain('Done.');
    expect(await book.list()).toEqual([]);
    await vi.waitFor(async () => expect((await fetch(`${server.siteUrl}/contact`)).ok).toBe(true), 20_000);
    process.env.PATH = PATH;
  });

  it('shows a changed sentence, and changes over while visitors come without one page or file that is missing', async () => {
    const first = server.current();
    project.write('owner.yaml', project.read('owner.yaml').replaceAll(phones.before, phones.after));
    const stopVisiting = keepVisiting(`${server.siteUrl}/contact`);
    const { status, output } = await publish('--yes', '--anyway');
    const met = await stopVisiting();
    expect(output).toContain(`“Call cell ${phones.before}”\n      → “Call cell ${phones.after}”`);
    expect(status).toBe(0);
    expect(await page()).toContain(phones.after);
    expect(server.releases()).toEqual([first, server.current()]);
    console.log(`${met.visits} visits while it was published; the longest answer took ${Math.round(met.longestMs)} ms.`);
    expect(met.visits).toBeGreaterThan(20);
    expect(met.faults).toEqual({});
  });

  it('leaves the public site as it was when the transfer is killed', async () => {
    const [before, kept] = [server.current(), server.releases()];
    const child = spawn('node', ['scripts/publish.ts', '--yes', '--anyway'], {
      cwd: project.folder,
      env: { ...process.env, ...settings(), PATH: `${server.stalledPrograms}:${process.env.PATH}` },
      // A group of its own, so that it can be killed with all that it has started.
      detached: true,
      stdio: 'ignore',
    });
    const arriving = join(server.folder, 'incoming', 'release', 'dist');
    for (let wait = 0; wait < 600 && !existsSync(arriving); wait += 1) await pause(100);
    const hasBegun = existsSync(arriving);
    process.kill(-(child.pid as number), 'SIGKILL');
    await pause(1_000);
    expect(hasBegun).toBe(true);
    expect(server.current()).toBe(before);
    expect(server.releases()).toEqual(kept);
    expect(await page()).toContain(phones.after);
  });

  it('goes back to the site before when the new one does not start, and says so', async () => {
    const [before, pages] = [server.current(), await page()];
    const main = project.read('server/main.ts');
    project.write('server/main.ts', "throw new Error('it does not start');\n");
    const { status, output } = await publish('--yes', '--anyway');
    project.write('server/main.ts', main);
    expect(output).toContain('The new site did not start on the server, and the one before is public again.');
    expect(status).toBe(1);
    expect(server.current()).toBe(before);
    expect(await page()).toBe(pages);
  });

  it('goes back one release when it is asked to, and notes that in the archive', async () => {
    const { status, output } = await publish('--back');
    expect(output).toContain(`${server.siteUrl} shows it now.`);
    expect(status).toBe(0);
    expect(await page()).toContain(phones.before);
    const { output: listed, status: whole } = await publish('--archive');
    expect(listed).toContain('going back');
    expect(listed).not.toContain('NOT AS IT WAS');
    expect(whole).toBe(0);
  });
});
