import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BranchPlace } from './branch-place.ts';
import { FolderPlace } from './folder-place.ts';
import { type Place, releaseId } from './place.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'places-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const id = (day: number) => releaseId(new Date(Date.UTC(2026, 10, day)));
const tell = () => undefined;

/** A built site that says so. */
function built(words: string): string {
  const site = join(folder, `built-${words}`);
  mkdirSync(join(site, '_astro'), { recursive: true });
  writeFileSync(join(site, 'index.html'), words);
  writeFileSync(join(site, '_astro', `${words}.js`), words);
  writeFileSync(join(site, '.headers.json'), '{}');
  writeFileSync(join(site, 'index.html.br'), 'compressed');
  return site;
}

/** The public site: its page and its one script, which must be of one release. */
async function publicOf(place: Place): Promise<string> {
  const copy = mkdtempSync(join(folder, 'copy-'));
  if (!(await place.copyPublic(copy))) return 'nothing';
  return [readFileSync(join(copy, 'index.html'), 'utf8'), ...readdirSync(join(copy, '_astro'))].join(' ');
}

function remote(): string {
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
  return `file://${join(folder, 'remote.git')}`;
}

const places: readonly (readonly [string, () => Place])[] = [
  ['a folder', () => new FolderPlace(join(folder, 'public'))],
  [
    'a link to a folder',
    () => {
      mkdirSync(join(folder, 'first'));
      symlinkSync('first', join(folder, 'public'));
      return new FolderPlace(join(folder, 'public'));
    },
  ],
  ['a branch', () => new BranchPlace(remote(), 'pages')],
];

describe.each(places)('%s', (_name, make) => {
  it('shows the newest release as a whole, and goes back one release at a time', async () => {
    const place = make();
    expect(await publicOf(place)).toBe('nothing');
    expect(await place.publicRelease()).toBeUndefined();
    for (const day of [1, 2, 3]) await place.publish(built(`site-${day}`), id(day), tell);
    expect(await publicOf(place)).toBe('site-3 site-3.js');
    expect(await place.publicRelease()).toBe(id(3));
    await place.goBack(tell);
    expect(await publicOf(place)).toBe('site-2 site-2.js');
    await place.goBack(tell);
    expect(await publicOf(place)).toBe('site-1 site-1.js');
    await expect(place.goBack(tell)).rejects.toThrow('There is no release before the public one');
    expect(await publicOf(place)).toBe('site-1 site-1.js');
  });

  it('goes back to what was public before, and not to a release that was gone back from', async () => {
    const place = make();
    for (const day of [1, 2]) await place.publish(built(`site-${day}`), id(day), tell);
    await place.goBack(tell);
    await place.publish(built('site-3'), id(3), tell);
    await place.goBack(tell);
    expect(await publicOf(place)).toBe('site-1 site-1.js');
  });
});

describe('a folder', () => {
  it('keeps five releases, the public one among them', async () => {
    const place = new FolderPlace(join(folder, 'public'));
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await place.publish(built(`site-${day}`), id(day));
    expect(readdirSync(join(folder, 'public.releases'))).toEqual([3, 4, 5, 6].map(id));
  });

  it.each(['letters', 'a folder that holds the project'])('that holds something else is left alone: %s', async (what) => {
    const path = what === 'letters' ? join(folder, 'letters') : join(process.cwd(), '..');
    mkdirSync(join(folder, 'letters'));
    writeFileSync(join(folder, 'letters', 'to-ana.txt'), 'Dear Ana');
    const place = new FolderPlace(path);
    await expect(place.publish(built('site'), id(1))).rejects.toThrow(/holds/);
    expect(readdirSync(join(folder, 'letters'))).toEqual(['to-ana.txt']);
  });

  it.skipIf(process.getuid?.() === 0)('that may not be written is named', async () => {
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o500);
    const place = new FolderPlace(join(folder, 'closed', 'public'));
    await expect(place.publish(built('site'), id(1))).rejects.toThrow(/You may not write in the folder/);
  });

  it('is what it was when the new site cannot be copied, and the next publishing clears what an earlier one has left', async () => {
    const place = new FolderPlace(join(folder, 'public'));
    await place.publish(built('site-1'), id(1));
    const releases = join(folder, 'public.releases');
    mkdirSync(join(releases, 'incoming-killed'), { recursive: true });
    await expect(place.publish(join(folder, 'nothing'), id(2))).rejects.toThrow();
    expect(await publicOf(place)).toBe('site-1 site-1.js');
    await place.publish(built('site-3'), id(3));
    expect(readdirSync(releases)).toEqual([id(1)]);
  });
});

describe('a branch', () => {
  const log = () => execFileSync('git', ['-C', join(folder, 'remote.git'), 'log', '--format=%s', 'pages'], { encoding: 'utf8' });

  it('gets one commit for each publishing and each going back, without compressed copies, and for hosts that read folders with _', async () => {
    const place = new BranchPlace(remote(), 'pages');
    for (const day of [1, 2]) await place.publish(built(`site-${day}`), id(day), tell);
    await place.goBack(tell);
    expect(log()).toBe('Go back to the release before\nPublish the site\nPublish the site\n');
    const copy = mkdtempSync(join(folder, 'copy-'));
    await place.copyPublic(copy);
    expect(readdirSync(copy).sort()).toEqual(['.headers.json', '.nojekyll', '_astro', 'index.html']);
  });

  it('is never forced: what somebody else has published meanwhile stays', async () => {
    const address = remote();
    const place = new BranchPlace(address, 'pages');
    await place.publish(built('site-1'), id(1), tell);
    // A hook that plays the other one: it takes a commit of its own first.
    const hook = join(folder, 'remote.git', 'hooks', 'pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "! [rejected] fetch first" >&2\nexit 1\n', { mode: 0o755 });
    await expect(place.publish(built('site-2'), id(2), tell)).rejects.toThrow(
      /Somebody else has just published|does not take the change/,
    );
    rmSync(hook);
    expect(await publicOf(place)).toBe('site-1 site-1.js');
  });

  it('that is nowhere is named', async () => {
    const place = new BranchPlace(`file://${join(folder, 'nowhere.git')}`, 'pages');
    await expect(place.publish(built('site'), id(1), tell)).rejects.toThrow('There is no git repository at file://');
    expect(existsSync(join(folder, 'nowhere.git'))).toBe(false);
  });
});
