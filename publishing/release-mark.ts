import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHashes, hashList, sha256 } from './file-hashes.ts';

/**
 * Where a public site says which one it is. A text file at the root is served by every host, and not kept by browsers; files
 * that begin with a dot are not, and a header is lost wherever a host writes its own.
 */
export const releaseMarkPath = '/release.txt';

/** Compressed copies say the same once more, and the mark of the build is about its sources. */
const notCounted = /\.(br|gz)$|^\.build-mark$|^release\.txt$/;

/** Leaves a mark of everything that the built site is made of, for whoever asks the public one whether it is the same. */
export function writeReleaseMark(folder: string): void {
  const counted = [...fileHashes(folder)].filter(([path]) => !notCounted.test(path));
  writeFileSync(join(folder, releaseMarkPath), `${sha256(hashList(new Map(counted)))}\n`);
}

/** The mark of a built site; undefined when there is none, as before marks were written. */
export function releaseMarkOf(folder: string): string | undefined {
  const file = join(folder, releaseMarkPath);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
