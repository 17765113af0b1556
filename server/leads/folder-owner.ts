import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * Gives what root has just written to the owner of the folder that it is in: the site runs as a user of its own, and would not be
 * allowed to open it. Whoever is not root owns it already.
 */
export function giveToFolderOwner(path: string): void {
  if (!isRoot) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
