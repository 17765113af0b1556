import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Git, GitFault } from './git.ts';
import { lastRecord } from './history.ts';
import { UpgradeFault } from './upgrade-fault.ts';

/** A newer version of the project, and the one that it goes on from. */
export interface NewerVersion {
  readonly base: string;
  readonly version: string;
  readonly from: string;
}

const joinOnce =
  'Clone the project into a new folder (git clone and its address), copy owner.yaml, content, pictures, public, settings.env and data ' +
  'from here into it, look at it with npm start, save it with git add --all and git commit, and go on there.';

/** @throws UpgradeFault when the folder is no repository of its own, or holds what was not saved */
export async function refuseUnready(git: Git): Promise<void> {
  const root = await git.maybe('rev-parse', '--show-toplevel');
  if (root === undefined || realpathSync(root) !== realpathSync(git.folder))
    throw new UpgradeFault(
      `This folder has no history, as after a download as a ZIP file, so nobody can tell your changes from the project's. ${joinOnce}`,
    );
  if ((await git.maybe('rev-parse', '--verify', '--quiet', 'HEAD')) === undefined)
    throw new UpgradeFault('Nothing was ever saved here. Save it first: git add --all, then git commit -m "My site".');
  if ((await git.maybe('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')) !== undefined)
    throw new UpgradeFault(
      'A merge is under way here. Finish it with git commit, or leave it with git merge --abort, and upgrade then.',
    );
  const unsaved = (await git.text('status', '--porcelain')).split('\n').filter(Boolean);
  if (unsaved.length === 0) return;
  const files = unsaved.map((line) => line.slice(3));
  const shown = files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');
  throw new UpgradeFault(
    `Some changes are not saved yet: ${shown}. Save them first, so that you can always return to them: git add --all, then ` +
      'git commit -m "My changes". Then upgrade again.',
  );
}

/** Where newer versions come from: what was named, else the remote `upstream`, else the one that the clone came from. */
async function sourceOf(git: Git, named: string | undefined): Promise<string> {
  if (named !== undefined) {
    if (named.startsWith('-')) throw new UpgradeFault(`"${named}" is no address of a repository. Name one, or a folder.`);
    return existsSync(resolve(git.folder, named)) ? resolve(git.folder, named) : named;
  }
  const remotes = (await git.text('remote')).split('\n');
  const source = ['upstream', 'origin'].find((remote) => remotes.includes(remote));
  if (source) return source;
  throw new UpgradeFault(
    'This folder does not know where the project is. Tell it once: git remote add upstream and the address of the project. Or name the ' +
      'address behind the command: npm run upgrade -- ADDRESS',
  );
}

/** The address of a remote as it may stand on a screen. */
async function shownAddress(git: Git, source: string): Promise<string> {
  const address = (await git.maybe('remote', 'get-url', source)) ?? source;
  return address.replace(/^(\w+:\/\/)[^/@]*@/, '$1');
}

/** Words for what keeps git from fetching. */
function fetchFault(said: string, from: string): string {
  if (
    /does not appear to be a git repository|not found|does not exist|not a git repository/i.test(said) &&
    !/resolve host/.test(said)
  )
    return `There is no repository of the project at ${from}. Name its address, or a folder: npm run upgrade -- ADDRESS`;
  if (
    /Could not resolve host|unable to access|Connection (refused|timed out|reset)|Network is unreachable|Could not read from remote/i.test(
      said,
    )
  ) {
    return `${from} cannot be reached now. Check your internet connection and the address, and try again. Nothing has changed.`;
  }
  if (/Authentication failed|could not read Username|Permission denied|terminal prompts disabled/i.test(said))
    return `${from} does not let this computer in. Ask whoever keeps the project for access, or name another address: npm run upgrade -- ADDRESS`;
  return `Nothing could be fetched from ${from}, and nothing has changed. What git said: ${said.split('\n').at(-1)}`;
}

/**
 * Fetches the newest version.
 *
 * @param named an address or a folder
 * @throws UpgradeFault when there is none that goes on from what the owner has
 */
export async function findVersion(git: Git, named?: string): Promise<NewerVersion> {
  const source = await sourceOf(git, named);
  const from = await shownAddress(git, source);
  try {
    await git.bytes(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', source, '+HEAD:refs/upgrade/newest']);
  } catch (error) {
    if (error instanceof GitFault) throw new UpgradeFault(fetchFault(error.message, from));
    throw error;
  }
  const version = await git.text('rev-parse', 'refs/upgrade/newest');
  const common = await git.maybe('merge-base', 'HEAD', version);
  if (common === undefined)
    throw new UpgradeFault(
      `The version at ${from} has no history in common with yours, as after a download as a ZIP file, so nobody can tell your changes from ` +
        `the project's. ${joinOnce}`,
    );
  const last = await lastRecord(git);
  if (last && !(await git.isAncestor(last.version, version)) && !(await git.isAncestor(version, last.version)))
    throw new UpgradeFault(
      `The version at ${from} does not go on from the one that you have: its history was written anew, or it is another project. Nothing ` +
        'has changed. Ask whoever keeps the project, or name its right address: npm run upgrade -- ADDRESS',
    );
  // A version that was left again counts as one that was never taken.
  const base = last?.left !== undefined && common === last.left ? last.version : common;
  if (await git.isAncestor(version, base))
    throw new UpgradeFault(
      `You have the newest version of ${from}. If that is your own repository, name the project's: npm run upgrade -- ADDRESS, or once ` +
        'git remote add upstream ADDRESS',
    );
  return { base, version, from };
}
