import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, ownerFileOf, type ProjectCopy } from '../../project-copy.ts';
import { ready } from '../../ready-owner.ts';
import { freePort } from '../../servers/programs.ts';

const readyOwner = ready.owner;

// The desk as an owner starts it, in a folder of its own.
let project: ProjectCopy;
let publicFolder: string;
let address: string;
let close: () => Promise<void>;

/** Starts the desk and waits for the address that it prints. */
async function startDesk(): Promise<void> {
  const args = ['--import', './settings/settings-file.mjs', 'desk/main.ts', '--no-browser', '--port', String(await freePort())];
  const program = spawn(process.execPath, args, { cwd: project.folder, env: { ...process.env, NO_COLOR: '1' } });
  let said = '';
  const ended = once(program, 'close');
  address = await new Promise<string>((found, failed) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (part) => {
        said += String(part);
        const [printed] = /http:\S+/.exec(said) ?? [];
        if (printed) found(printed);
      });
    program.once('close', () => failed(new Error(said)));
  });
  close = async () => {
    program.kill('SIGTERM');
    await ended;
  };
}

/** What a page of the desk says, after a press of a button where one is named. */
async function page(path: string, button?: string): Promise<string> {
  const form = new URLSearchParams({ do: button ?? '' });
  const sent = { method: 'POST', body: form, headers: { origin: new URL(address).origin } };
  const answer = await fetch(`${address}${path}`, button === undefined ? {} : sent);
  return parse(await answer.text()).querySelector('main')?.structuredText ?? '';
}

beforeAll(async () => {
  publicFolder = join(mkdtempSync(join(tmpdir(), 'desk-public-')), 'site');
  project = copyProject();
  symlinkSync(resolve('desk/editor/node_modules'), join(project.folder, 'desk/editor/node_modules'));
  project.write('owner.yaml', ownerFileOf(readyOwner));
  project.write(
    'settings.env',
    `PUBLISH_TO=${publicFolder}\nSMTP_URL=smtps://user:password@mail.harborlight-home.com\nLEADS_TO=leads@harborlight-home.com\n`,
  );
  await startDesk();
}, 120_000);

afterAll(async () => {
  await close?.();
  project?.dispose();
  rmSync(join(publicFolder, '..'), { recursive: true, force: true });
});

it('shows what stands in the way of publishing, and publishes nothing', async () => {
  project.write('owner.yaml', ownerFileOf({ ...readyOwner, email: 'hello@example.com' }));
  const said = await page('publish', 'look');
  expect(said).toContain('email is still sample data: "hello@example.com"');
  expect(said).not.toContain('Publish this to');
  expect(existsSync(publicFolder)).toBe(false);
  project.write('owner.yaml', ownerFileOf(readyOwner));
}, 120_000);

it('publishes what was looked at, shows the next change in words, and goes back', async () => {
  expect(await page('publish', 'publish')).toContain('Look what changes first');
  // Whatever figures have ended by the day of this test.
  expect(await page('publish', 'look-anyway')).toContain(`Nothing has been published in the folder ${publicFolder} yet`);
  expect(await page('publish', 'publish')).toContain('Published.');
  expect(readFileSync(join(publicFolder, 'contact.html'), 'utf8')).toContain(readyOwner.phone.cell);
  const [first] = readdirSync(join(project.folder, 'published'));

  project.write('owner.yaml', ownerFileOf({ ...readyOwner, phone: { cell: '(509) 321-0142' } }));
  const said = await page('publish', 'look-anyway');
  expect(said).toContain('What pages say otherwise');
  expect(said).toContain('(509) 321-0142');
  await page('publish', 'publish');
  expect(readFileSync(join(publicFolder, 'contact.html'), 'utf8')).toContain('(509) 321-0142');
  expect(await page('publish')).toContain(first);
  expect(await page('publish', 'back')).toContain('The release before is public again.');
  expect(readFileSync(join(publicFolder, 'contact.html'), 'utf8')).toContain(readyOwner.phone.cell);
}, 300_000);

it('is shown again, and not opened twice, when it is started once more in the same folder', async () => {
  const { output } = await project.run('desk/main.ts', '--no-browser', '--port', String(await freePort()));
  expect(output).toContain('The desk is open already');
  expect(output).toContain(address);
}, 60_000);
