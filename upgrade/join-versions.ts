import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, type Git, GitFault } from './git.ts';
import { decide, type Versions } from './rule.ts';
import type { Words } from './words.ts';

/** The versions that are put together: what both began with, what the owner has, and what they take. */
export interface Sources {
  readonly base: string;
  readonly ours: string;
  readonly next: string;
}

/** A file that is kept for reading, outside of what is built. */
export interface Aside {
  readonly path: string;
  readonly content: Buffer;
}

/** Two versions put together. */
export interface Joined {
  /** Name of the tree in git; `owner.yaml` stands in it as the owner has it where its values are still to be joined. */
  readonly tree: string;
  readonly joinsValues: boolean;
  readonly aside: readonly Aside[];
  /** A sentence for each file about which the owner should know. */
  readonly notes: readonly string[];
}

interface Outcome {
  /** Undefined: there is no such file. */
  readonly entry: Entry | undefined;
  readonly aside?: Buffer;
  readonly note?: string;
}

const isText = ({ mode }: Entry) => mode.startsWith('100');

/** The lines of two versions of a file put together; undefined where both changed the same ones, or where it has no lines. */
async function joinLines(git: Git, base: Entry, ours: Entry, next: Entry): Promise<Buffer | undefined> {
  if (![base, ours, next].every(isText)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-lines-'));
  try {
    const names = ['ours', 'base', 'next'];
    for (const [index, entry] of [ours, base, next].entries())
      writeFileSync(join(folder, names[index] as string), await git.content(entry));
    return await git.bytes(['merge-file', '-p', '-q', ...names.map((name) => join(folder, name))]);
  } catch (error) {
    // Its exit code is the number of conflicts, and 255 for what is no text.
    if (error instanceof GitFault) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many lines a file has gained and lost between two versions; undefined for what is no text. */
async function changedLines(git: Git, before: Entry, after: Entry): Promise<readonly [put: number, taken: number] | undefined> {
  const [, put, taken] = /^(\d+)\t(\d+)\t/.exec(await git.text('diff', '--numstat', before.id, after.id)) ?? [];
  return put === undefined ? undefined : [Number(put), Number(taken)];
}

async function outcomeOf(git: Git, path: string, versions: Versions, words: Words): Promise<Outcome> {
  const { base, ours, next } = versions;
  const decision = decide(path, versions);
  switch (decision.take) {
    case 'values':
      return { entry: ours };
    case 'ours': {
      const changed = base?.id !== next?.id && ours?.id !== next?.id;
      if (!changed) return { entry: ours };
      if (!ours) return { entry: ours, note: words.staysDeleted(path) };
      if (!decision.newer || !next) return { entry: ours, note: words.onlyYours(path) };
      const lines = base && (await changedLines(git, base, next));
      return { entry: ours, aside: await git.content(next), note: words.yoursStays(path, lines) };
    }
    case 'lines': {
      const [was, mine, theirs] = [base, ours, next] as [Entry, Entry, Entry];
      const content = await joinLines(git, was, mine, theirs);
      if (!content) return { entry: next, aside: await git.content(mine), note: words.sameLines(path) };
      const mode = theirs.mode === was.mode ? mine.mode : theirs.mode;
      return { entry: { mode, id: await git.keep(content) }, note: words.together(path) };
    }
    case 'next': {
      if (!isLost(versions)) return { entry: next };
      if (!ours) return { entry: next, note: words.isBack(path) };
      return { entry: next, aside: await git.content(ours), note: next ? words.sameLines(path) : words.isGone(path) };
    }
  }
}

/** Whether something that the owner or a developer made of a file of the project goes. */
function isLost({ base, ours, next }: Versions): boolean {
  return base?.id !== ours?.id && ours?.id !== next?.id;
}

/** The name of a tree: that of a version with other files in some places. */
async function treeOf(git: Git, version: string, changes: ReadonlyMap<string, Entry | undefined>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-index-'));
  const apart = git.withIndex(join(folder, 'index'));
  try {
    await apart.text('read-tree', version);
    const none = { mode: '0', id: '0'.repeat(40) };
    const lines = [...changes].map(([path, entry = none]) => `${entry.mode} ${entry.id}\t${path}\0`);
    await apart.bytes(['update-index', '-z', '--index-info'], lines.join(''));
    return await apart.text('write-tree');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a version and the owner's together by the rule, without touching a file of either. */
export async function joinVersions(git: Git, { base, ours, next }: Sources, words: Words): Promise<Joined> {
  const trees = [await git.tree(base), await git.tree(ours), await git.tree(next)] as const;
  const paths = [...new Set(trees.flatMap((tree) => [...tree.keys()]))].sort();
  const changes = new Map<string, Entry | undefined>();
  const [aside, notes]: [Aside[], string[]] = [[], []];
  let joinsValues = false;
  for (const path of paths) {
    const [was, mine, theirs] = trees.map((tree) => tree.get(path));
    const outcome = await outcomeOf(git, path, { base: was, ours: mine, next: theirs }, words);
    if (outcome.entry?.id !== mine?.id || outcome.entry?.mode !== mine?.mode) changes.set(path, outcome.entry);
    if (outcome.aside) aside.push({ path, content: outcome.aside });
    if (outcome.note) notes.push(outcome.note);
    joinsValues ||= decide(path, { base: was, ours: mine, next: theirs }).take === 'values';
  }
  return { tree: await treeOf(git, ours, changes), joinsValues, aside, notes };
}
