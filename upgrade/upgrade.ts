import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findVersion, refuseUnready } from './find-version.ts';
import type { Git } from './git.ts';
import { lastRecord } from './history.ts';
import { type Aside, joinVersions, type Sources } from './join-versions.ts';
import type { OwnerFiles } from './owner-file.ts';
import { ownerFile } from './ownership.ts';
import { type Placement, putBackInterrupted, putInPlace, type VersionPrograms } from './put-in-place.ts';
import { UpgradeFault } from './upgrade-fault.ts';
import { Words } from './words.ts';

export interface Upgraded {
  /** What was done, in a sentence. */
  readonly done: string;
  /** A sentence for each file about which the owner should know. */
  readonly notes: readonly string[];
  /** Where files are kept for reading, below the site's folder; undefined when there are none. */
  readonly aside: string | undefined;
}

/** Tells how far it is, a sentence at a time. */
type Say = (sentence: string) => void;

const short = (version: string) => version.slice(0, 8);

/** Writes what is to be read beside the site, where git, the build and the tests do not look. */
function keepAside(git: Git, folder: string, aside: readonly Aside[], notes: readonly string[]): void {
  for (const { path, content } of [...aside, { path: 'what-changed.txt', content: `${notes.join('\n')}\n` }]) {
    const file = join(git.folder, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The owner's file in the three versions. */
async function ownerFiles(git: Git, { base, ours, next }: Sources): Promise<OwnerFiles> {
  const at = async (version: string) => (await git.maybe('show', `${version}:${ownerFile}`)) ?? '';
  return { base: `${await at(base)}\n`, ours: `${await at(ours)}\n`, next: `${await at(next)}\n` };
}

async function take(
  git: Git,
  programs: VersionPrograms,
  sources: Sources,
  to: 'newer' | 'earlier',
  placement: Omit<Placement, 'tree' | 'values'>,
): Promise<Omit<Upgraded, 'done'>> {
  const folder = `upgrades/${new Date().toLocaleDateString('en-CA')}-${short(sources.next)}`;
  const words = new Words(folder, to);
  const joined = await joinVersions(git, sources, words);
  const values = joined.joinsValues ? await ownerFiles(git, sources) : undefined;
  const owner = await putInPlace(git, { ...placement, tree: joined.tree, values }, programs);
  const notes = [...(owner ? words.values(owner) : []), ...joined.notes];
  if (joined.aside.length > 0) keepAside(git, folder, joined.aside, notes);
  return { notes, aside: joined.aside.length > 0 ? folder : undefined };
}

async function begin(git: Git, say: Say): Promise<void> {
  if (await putBackInterrupted(git)) say('An earlier upgrade was cut short. Everything was put back to where it was before it.');
  await refuseUnready(git);
}

/** A version that could be taken. */
export interface OfferedVersion {
  readonly name: string;
  readonly from: string;
  /** What has changed in it, newest first, as the project says it: a line each. */
  readonly changes: readonly string[];
}

/**
 * What the newest version of the project has changed.
 *
 * @throws UpgradeFault where there is none to take
 */
export async function lookForVersion(git: Git): Promise<OfferedVersion> {
  await refuseUnready(git);
  const { base, version, from } = await findVersion(git);
  const subjects = await git.text('log', '--no-merges', '--format=%s', `${base}..${version}`);
  return { name: short(version), from, changes: subjects.split('\n').filter(Boolean) };
}

/** The version that the site has, and whether the one before can be returned to. */
export interface PresentVersion {
  /** Undefined before the first upgrade: the one that the folder came with. */
  readonly name: string | undefined;
  readonly mayGoBack: boolean;
}

/** What the history says of the version that the site has. */
export async function presentVersion(git: Git): Promise<PresentVersion> {
  const last = await lastRecord(git);
  return { name: last && short(last.version), mayGoBack: last !== undefined && last.left === undefined };
}

/**
 * Takes the newest version of the project: one merge commit with both parents, whose files are chosen by rule, once its packages are
 * installed and its site is built.
 *
 * @param from an address or a folder; left out, the remote `upstream`, or the one that the clone came from
 * @throws UpgradeFault in words for the owner; then nothing has changed
 */
export async function upgrade(git: Git, programs: VersionPrograms, from: string | undefined, say: Say): Promise<Upgraded> {
  await begin(git, say);
  const { base, version, from: address } = await findVersion(git, from);
  const [ours, count] = [await git.text('rev-parse', 'HEAD'), await git.text('rev-list', '--count', `${base}..${version}`)];
  say(`Taking version ${short(version)} of ${address}: ${count === '1' ? '1 change' : `${count} changes`} of the project.`);
  const taken = await take(git, programs, { base, ours, next: version }, 'newer', {
    parents: [ours, version],
    subject: `Take version ${short(version)} of the project`,
    record: { version },
  });
  return { done: `Your site has version ${short(version)} of the project.`, ...taken };
}

/**
 * Returns to the version that the site had before the last upgrade. What the owner has changed in their own files since stays.
 *
 * @throws UpgradeFault in words for the owner; then nothing has changed
 */
export async function goBack(git: Git, programs: VersionPrograms, say: Say): Promise<Upgraded> {
  await begin(git, say);
  const last = await lastRecord(git);
  if (!last || last.left !== undefined)
    throw new UpgradeFault(
      last ? 'The site has the version before the last upgrade already.' : 'There was no upgrade here from which to go back.',
    );
  const [ours, before] = [await git.text('rev-parse', 'HEAD'), await git.text('rev-parse', `${last.commit}^1`)];
  const version = (await lastRecord(git, before))?.version ?? (await git.text('merge-base', before, last.version));
  say(`Going back to version ${short(version)} of the project.`);
  const taken = await take(git, programs, { base: last.commit, ours, next: before }, 'earlier', {
    parents: [ours],
    subject: `Go back to version ${short(version)} of the project`,
    record: { version, left: last.version },
  });
  return { done: `Your site has version ${short(version)} of the project again.`, ...taken };
}
