import type { Entry } from './git.ts';
import { isOwners, ownerFile } from './ownership.ts';

/** A file in the version that both began with, as the owner has it, and in the version that they take. */
export interface Versions {
  readonly base?: Entry | undefined;
  readonly ours?: Entry | undefined;
  readonly next?: Entry | undefined;
}

/** What becomes of a file. */
export type Decision =
  /** It stays as the owner has it; `newer` when the version that they take has another one, which they may want to read. */
  | { readonly take: 'ours'; readonly newer: boolean }
  /** It becomes as in the version that they take. */
  | { readonly take: 'next' }
  /** Both changed a file of the project: line by line, if their lines are not the same ones. */
  | { readonly take: 'lines' }
  /** The owner's values in the remarks of the version that they take. */
  | { readonly take: 'values' };

function same(one: Entry | undefined, other: Entry | undefined): boolean {
  return one?.id === other?.id && one?.mode === other?.mode;
}

/**
 * The rule by which a version is taken: what one side alone has changed is as that side has it. Where both have changed a file, the
 * owner's stays if it is theirs, and a file of the project is put together line by line.
 */
export function decide(path: string, { base, ours, next }: Versions): Decision {
  if (same(ours, next) || same(base, next)) return { take: 'ours', newer: false };
  if (same(base, ours)) return { take: 'next' };
  if (path === ownerFile && ours && next) return { take: 'values' };
  // What the owner has deleted is not asked for again.
  if (isOwners(path)) return { take: 'ours', newer: ours !== undefined && next !== undefined };
  return base && ours && next ? { take: 'lines' } : { take: 'next' };
}
