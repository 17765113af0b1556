import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderPlace } from '../../../release/folder-place.ts';

/** A disk of one megabyte in a folder; false where this user may make none. */
function makeDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
}

it('a disk that is full is named, and the folder on it shows what it showed', async ({ skip }) => {
  const [disk, folder] = [mkdtempSync(join(tmpdir(), 'full-disk-')), mkdtempSync(join(tmpdir(), 'site-'))];
  try {
    if (!makeDisk(disk)) skip('only root can make a small disk to fill');
    const built = (name: string, bytes: number) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.html'), name);
      writeFileSync(join(folder, name, '.headers.json'), '{}');
      writeFileSync(join(folder, name, 'picture.png'), Buffer.alloc(bytes));
      return join(folder, name);
    };
    const place = new FolderPlace(join(disk, 'public'));
    await place.publish(built('small', 1_000), '2026-11-21T12-00-00Z');
    await expect(place.publish(built('large', 2_000_000), '2026-11-22T12-00-00Z')).rejects.toThrow(
      `The disk of the folder ${join(disk, 'public')} is full. Free some space there, and publish again.`,
    );
    expect(readFileSync(join(disk, 'public', 'index.html'), 'utf8')).toBe('small');
    // What had been copied does not fill the disk any longer.
    await place.publish(built('small-too', 2_000), '2026-11-23T12-00-00Z');
    expect(readFileSync(join(disk, 'public', 'index.html'), 'utf8')).toBe('small-too');
  } finally {
    spawnSync('umount', [disk]);
    for (const made of [disk, folder]) rmSync(made, { recursive: true, force: true });
  }
});
