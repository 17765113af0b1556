import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, markInstalled, ownerFileOf, type ProjectCopy } from '../../project-copy.ts';
import { ready } from '../../ready-owner.ts';
import { type DeskProgram, pageOf, runDesk } from '../../servers/desk-program.ts';
import { freePort } from '../../servers/programs.ts';

const readyOwner = ready.owner;

/** A picture of one pixel. */
const flyer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The desk as an owner starts it, in a folder of its own.
let project: ProjectCopy;
let publicFolder: string;
let address: string;
let desk: DeskProgram;
const page = (path: string, button?: string) => pageOf(address, path, button);

beforeAll(async () => {
  publicFolder = join(mkdtempSync(join(tmpdir(), 'desk-public-')), 'site');
  project = copyProject();
  markInstalled(project.folder);
  project.write('owner.yaml', ownerFileOf(readyOwner));
  project.write(
    'settings.env',
    `PUBLISH_TO=${publicFolder}\nSMTP_URL=smtps://user:password@mail.harborlight-home.com\nLEADS_TO=leads@harborlight-home.com\n`,
  );
  desk = runDesk(project.folder, await freePort());
  address = await desk.address(0);
}, 120_000);

afterAll(async () => {
  await desk?.close();
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
  project.write('public/open-house.png', flyer);
  const said = await page('publish', 'look-anyway');
  expect(said).toMatch(/open-house\.png\s+New/);
  const shown = await fetch(`${address}publish/after/0`);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(flyer);
  expect((await fetch(`${address}publish/before/0`)).status).toBe(404);
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
