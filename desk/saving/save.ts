import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './git.ts';

/** A file of the owner as it is to be, by its path in the project; without content it is taken away. */
export interface FileChange {
  readonly path: string;
  readonly content: string | Buffer | undefined;
}

/** Marks the commits of the desk, so that it offers to take back its own and no others. */
export const deskTrailer = { key: 'Saved-by', value: 'desk' } as const;

/** Writes a file so that at every moment either the old or the new one is whole. */
export function writeWhole(path: string, content: string | Buffer, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${randomBytes(6).toString('hex')}.saving`);
  try {
    const file = openSync(beside, 'wx', mode);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Makes the folder a repository of its own where it is none, such as one that came as a ZIP, with everything as it stands. */
export async function ensureHistory(folder: string): Promise<void> {
  const top = await git(folder, 'rev-parse', '--show-prefix').catch(() => undefined);
  if (top?.trim() === '') return;
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await git(folder, 'add', '--all');
  await commit(folder, ['.'], 'Begin the history of this site', []);
}

/** Who commits, where git has not been told. */
async function author(folder: string): Promise<string[]> {
  const email = await git(folder, 'config', 'user.email').catch(() => '');
  return email.trim() ? [] : ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
}

/** Puts files as they stand into the history, if they have changed. */
export async function commit(
  folder: string,
  paths: readonly string[],
  title: string,
  trailers = ['-m', `${deskTrailer.key}: ${deskTrailer.value}`],
): Promise<void> {
  // A file that is taken back to where it was not yet there is gone from the files and from git's list alike.
  const gone = paths.filter((path) => !existsSync(join(folder, path)));
  const there = paths.filter((path) => !gone.includes(path));
  if (there.length > 0) await git(folder, 'add', '--all', '--', ...there);
  if (gone.length > 0) await git(folder, 'rm', '--cached', '--quiet', '--ignore-unmatch', '--', ...gone);
  const staged = await git(folder, 'diff', '--cached', '--name-only', '--', ...paths);
  if (staged.trim() === '') return;
  const options = ['commit', '--quiet', '--no-verify', '-m', title, ...trailers];
  await git(folder, ...(await author(folder)), ...options, '--', ...paths);
}

/**
 * Writes files and puts them into the history as one change that can be taken back. Each file is whole at every moment; where the
 * history cannot take the change, the files are saved all the same.
 *
 * @param title what was changed, as the list of saves shows it: 'Change how people reach you'
 * @throws GitError when the files are saved and the history could not take them
 */
export async function save(folder: string, changes: readonly FileChange[], title: string): Promise<void> {
  for (const { path, content } of changes) {
    if (content === undefined) rmSync(join(folder, path), { force: true });
    else writeWhole(join(folder, path), content);
  }
  await commit(
    folder,
    changes.map(({ path }) => path),
    title,
  );
}
