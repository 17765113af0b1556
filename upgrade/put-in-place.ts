import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from './git.ts';
import { messageOf, type UpgradeRecord } from './history.ts';
import type { JoinedOwnerFile, OwnerFiles } from './owner-file.ts';
import { ownerFile } from './ownership.ts';
import { UpgradeFault } from './upgrade-fault.ts';

/** What a version does with itself, as programs of its own: the one that takes it is still the version before. */
export interface VersionPrograms {
  /** Installs the packages that its lock file names. @throws Error with what went wrong */
  install(): Promise<void>;
  /** Puts the owner's values into its own `owner.yaml`. @throws Error with what went wrong */
  joinOwnerFile(files: OwnerFiles): Promise<JoinedOwnerFile>;
  /** Builds the site. @throws Error with what went wrong */
  build(): Promise<void>;
}

/** A version that is to take the place of the present one. */
export interface Placement {
  readonly tree: string;
  /** The three versions of the owner's file, where its values are to be joined. */
  readonly values: OwnerFiles | undefined;
  readonly parents: readonly string[];
  readonly subject: string;
  readonly record: Omit<UpgradeRecord, 'commit'>;
}

/** What was made by programs, is in no version, and is moved aside until the new version has made its own. */
const made = ['node_modules', 'dist'] as const;

const asideIn = (git: Git) => join(git.folder, 'upgrades', '.before');
const lockOf = (git: Git) => readFileSync(join(git.folder, 'package-lock.json'), 'utf8');

function moveAside(git: Git, folder: (typeof made)[number]): void {
  mkdirSync(asideIn(git), { recursive: true });
  if (existsSync(join(git.folder, folder))) renameSync(join(git.folder, folder), join(asideIn(git), folder));
}

/** Forgets what was moved aside. */
function forgetAside(git: Git): void {
  rmSync(asideIn(git), { recursive: true, force: true });
  const folder = dirname(asideIn(git));
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Puts everything back to where it was at the last commit: files, packages and the built site. */
async function putBack(git: Git): Promise<void> {
  await git.text('reset', '--hard', '--quiet', 'HEAD');
  for (const folder of made) {
    if (!existsSync(join(asideIn(git), folder))) continue;
    rmSync(join(git.folder, folder), { recursive: true, force: true });
    renameSync(join(asideIn(git), folder), join(git.folder, folder));
  }
  forgetAside(git);
}

/**
 * Puts back what an upgrade has left behind that was cut short, by a power failure for example. Nothing is lost: what stands in the
 * files then is kept as a stash of git.
 *
 * @returns whether there was one
 */
export async function putBackInterrupted(git: Git): Promise<boolean> {
  if (!existsSync(asideIn(git))) return false;
  if ((await git.text('status', '--porcelain')) !== '')
    await git.text(
      ...(await identity(git)),
      'stash',
      'push',
      '--quiet',
      '--include-untracked',
      '--message',
      'An upgrade that was cut short',
    );
  await putBack(git);
  return true;
}

/** Who commits: the one whom git knows, else whoever has made the last commit. */
async function identity(git: Git): Promise<string[]> {
  if (await git.maybe('config', 'user.email')) return [];
  const [name, email] = (await git.text('log', '-1', '--format=%an%n%ae')).split('\n');
  return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
}

async function step(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new UpgradeFault(`${what}, so everything is back to where it was:\n${(error as Error).message}`);
  }
}

/**
 * Puts a version in the place of the present one: its files, its packages, its site. Only when all of that has worked is it
 * committed; otherwise everything goes back to where it was.
 *
 * @returns what became of the owner's values, where they were joined
 * @throws UpgradeFault that says what failed
 */
export async function putInPlace(
  git: Git,
  { tree, values, parents, subject, record }: Placement,
  programs: VersionPrograms,
): Promise<JoinedOwnerFile | undefined> {
  const lock = lockOf(git);
  let joined: JoinedOwnerFile | undefined;
  mkdirSync(asideIn(git), { recursive: true });
  try {
    await step('The files of that version could not be put in their places', async () => {
      await git.text('read-tree', '-m', '-u', 'HEAD', tree);
    });
    if (lockOf(git) !== lock) {
      moveAside(git, 'node_modules');
      await step('The packages of that version could not be installed', () => programs.install());
    }
    if (values) {
      await step('Your values could not be put into the owner.yaml of that version', async () => {
        joined = await programs.joinOwnerFile(values);
        writeFileSync(join(git.folder, ownerFile), joined.text);
      });
      await git.text('add', '--', ownerFile);
    }
    moveAside(git, 'dist');
    await step('The site could not be built with that version', () => programs.build());
    const made = await git.text('write-tree');
    const args = ['commit-tree', made, ...parents.flatMap((parent) => ['-p', parent]), '-m', messageOf(subject, record)];
    await git.text('update-ref', '-m', subject, 'HEAD', await git.text(...(await identity(git)), ...args));
  } catch (error) {
    await putBack(git);
    throw error;
  }
  forgetAside(git);
  return joined;
}
