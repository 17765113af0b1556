import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 of a text or of a file's content, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 of every file below a folder, by its path there with `/` between the names, in the order of the paths. */
export function fileHashes(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(files.map(({ file, path }) => [path, sha256(readFileSync(file))]));
}

/**
 * Hashes as the program `sha256sum` writes and checks them.
 *
 * @throws Error in one sentence for a name that it would write otherwise
 */
export function hashList(hashes: ReadonlyMap<string, string>): string {
  for (const path of hashes.keys())
    if (/[\n\r\\]/.test(path))
      throw new Error(`Give the file ${JSON.stringify(path)} a name without line breaks and backslashes.`);
  return [...hashes].map(([path, hash]) => `${hash}  ${path}\n`).join('');
}
