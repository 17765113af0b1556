import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeReleaseMark } from '../../../publishing/release-mark.ts';
import { archiveFolder, checkArchiveEntry, listArchive } from '../../../release/archive.ts';
import { FolderPlace } from '../../../release/folder-place.ts';
import { type Preparation, publishPrepared } from '../../../release/publishing.ts';

// A site that is published on the first of each month, from December 2026 until its first pages need not be kept any longer.

const project = process.cwd();
const months = Array.from({ length: 40 }, (_, month) => new Date(Date.UTC(2026, 11 + month, 1, 20)));
let folder: string;

/** The archive as it stood after each publishing. */
const kept: string[][] = [];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'archive-year-')));
  process.chdir(folder);
  const place = new FolderPlace(join(folder, 'public'));
  for (const now of months) {
    rmSync('built', { recursive: true, force: true });
    mkdirSync('built');
    // Text and something that does not compress, as a site has both.
    writeFileSync('built/.headers.json', '{}');
    writeFileSync('built/index.html', `<p>© ${now.getUTCFullYear()}, published on ${now.toISOString()}</p>`);
    cpSync(join(project, 'public/favicon.svg'), 'built/favicon.svg');
    writeReleaseMark('built');
    const prepared: Pick<Preparation, 'place' | 'siteUrl' | 'built'> = { place, siteUrl: undefined, built: 'built' };
    await publishPrepared(prepared as Preparation, () => {}, now);
    kept.push(listArchive().map(({ id }) => id));
  }
});

afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const idOf = (at: Date | undefined) =>
  at
    ?.toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z');

it('each publishing of the year is in the archive under its own time, with the pages of that day', () => {
  expect(kept[14]).toEqual(months.slice(0, 15).map(idOf));
});

it('keeps each until 24 months after the next took its place, and no longer', () => {
  for (const [index, archive] of kept.entries()) {
    // 24 months on the first of a month are the first of that month two years before; a publishing of that very moment is kept.
    const expected = months.slice(Math.max(0, index - 25), index + 1).map(idOf);
    expect(archive, idOf(months[index])).toEqual(expected);
  }
});

it('each that is kept still verifies, and is of the day that it says', async () => {
  const entries = listArchive();
  expect(entries).toHaveLength(26);
  for (const entry of entries) {
    expect(await checkArchiveEntry(entry), entry.id).toEqual([]);
    expect(idOf(new Date(entry.manifest?.publishedAt ?? ''))).toBe(entry.id);
  }
  expect(existsSync(join(archiveFolder, kept[0]?.[0] ?? ''))).toBe(false);
  expect(readFileSync('public/index.html', 'utf8')).toContain(months.at(-1)?.toISOString());
});
