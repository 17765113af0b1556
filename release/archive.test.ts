import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveFolder, checkArchiveEntry, keepInArchive, listArchive, removeExpired } from './archive.ts';
import { releaseId } from './place.ts';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'archive-')));
  mkdirSync(join(folder, 'dist', 'blog'), { recursive: true });
  for (const [file, content] of [
    ['index.html', '<p>Home</p>'],
    ['index.html.br', 'compressed'],
    ['blog/a.html', '<p>A</p>'],
  ] as const)
    writeFileSync(join(folder, 'dist', file), content);
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Keeps a publishing of that day. */
async function publishedOn(day: string, to = 'the folder /srv/a'): Promise<string> {
  const at = new Date(`${day}T12:00:00Z`);
  const id = releaseId(at);
  await keepInArchive('dist', id, { publishedAt: at.toISOString(), to, again: false, commit: undefined });
  return id;
}

it('keeps the pages without compressed copies, with the hash of each, when, where to and from which commit', async () => {
  const commit = { id: 'a'.repeat(40), withChanges: true };
  await keepInArchive('dist', '2026-11-22T12-00-00Z', {
    publishedAt: '2026-11-22T12:00:00.000Z',
    to: 'here',
    again: false,
    commit,
  });
  const [entry] = listArchive();
  expect(entry?.manifest).toMatchObject({ publishedAt: '2026-11-22T12:00:00.000Z', to: 'here', commit });
  expect(Object.keys(entry?.manifest?.files ?? {})).toEqual(['blog/a.html', 'index.html']);
  expect(entry && (await checkArchiveEntry(entry))).toEqual([]);
});

it('says of a copy that was changed, or is gone, that it is not what was published', async () => {
  const [changed, gone, unreadable] = [
    await publishedOn('2026-01-01'),
    await publishedOn('2026-01-02'),
    await publishedOn('2026-01-03'),
  ];
  appendFileSync(join(archiveFolder, changed, 'site.tar.gz'), 'x');
  rmSync(join(archiveFolder, gone, 'site.tar.gz'));
  writeFileSync(join(archiveFolder, unreadable, 'manifest.json'), '{');
  const said = await Promise.all(listArchive().map(checkArchiveEntry));
  expect(said.map(([first]) => first)).toEqual([
    `published/${changed}/site.tar.gz is not what was published. Bring it back from a backup of this computer.`,
    `published/${gone}/site.tar.gz is gone. Bring it back from a backup of this computer.`,
    `published/${unreadable}/manifest.json cannot be read. Bring it back from a backup of this computer.`,
  ]);
});

it('says which file a manifest that was changed does not fit', async () => {
  const id = await publishedOn('2026-01-01');
  const file = join(archiveFolder, id, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string> };
  manifest.files['index.html'] = '0'.repeat(64);
  writeFileSync(file, JSON.stringify(manifest));
  const [entry] = listArchive();
  expect(entry && (await checkArchiveEntry(entry))).toEqual([
    `In published/${id}/site.tar.gz, index.html is not what was published.`,
  ]);
});

it('removes what was last public more than 24 months ago, and nothing a day before', async () => {
  const [first, second, third] = [
    await publishedOn('2024-01-10'),
    await publishedOn('2024-11-22'),
    await publishedOn('2026-01-01'),
  ];
  // The first was public until the second took its place, on November 22.
  expect(removeExpired(new Date('2026-11-22T11:59:59Z'))).toEqual([]);
  expect(removeExpired(new Date('2026-11-22T12:00:01Z'))).toEqual([first]);
  expect(readdirSync(archiveFolder)).toEqual([second, third]);
});

it('keeps what is still public, however old, in each place by itself, and what cannot be read', async () => {
  const old = await publishedOn('2020-01-01', 'the server a');
  const other = await publishedOn('2020-02-01', 'the server b');
  const unreadable = await publishedOn('2020-03-01', 'the server b');
  writeFileSync(join(archiveFolder, unreadable, 'manifest.json'), '{');
  expect(removeExpired(new Date('2026-11-22T12:00:00Z'))).toEqual([]);
  expect(readdirSync(archiveFolder)).toEqual([old, other, unreadable]);
});

it('takes a month to its end: two years before March 1 of a year without February 29', async () => {
  const first = await publishedOn('2024-01-01');
  await publishedOn('2024-02-29');
  expect(removeExpired(new Date('2026-02-28T12:00:00Z'))).toEqual([]);
  expect(removeExpired(new Date('2026-03-01T12:00:00Z'))).toEqual([first]);
});
