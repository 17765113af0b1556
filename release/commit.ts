import { spawnSync } from 'node:child_process';

/** The commit that a site was built from. */
export interface Commit {
  readonly id: string;
  /** Whether files of the project have been changed since. */
  readonly withChanges: boolean;
}

/** The commit of the project; undefined where there is no git, or no commit yet. */
export function presentCommit(): Commit | undefined {
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const head = git('rev-parse', '--verify', 'HEAD');
  if (head.status !== 0) return undefined;
  return { id: head.stdout.trim(), withChanges: git('status', '--porcelain').stdout.trim() !== '' };
}
