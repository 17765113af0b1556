import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isReleaseId, type Place, type Tell } from './place.ts';
import { PublishFault } from './publish-fault.ts';

/** Names the release in the message of its commit. */
const trailer = 'Release';

/** What git says when it comes no further, and what it means. */
const gitSentences: readonly (readonly [said: RegExp, sentence: (remote: string) => string])[] = [
  [
    /could not read (Username|Password)|Authentication failed|terminal prompts disabled/i,
    (remote) =>
      `${remote} asks for a password, or has refused the one that git knows. Sign in once, as the host of your repository explains, and try: git ls-remote ${remote}`,
  ],
  [
    /Permission denied \(publickey|Host key verification failed/i,
    (remote) => `${remote} does not let this computer in. Try until it works: git ls-remote ${remote}`,
  ],
  [
    /Could not resolve host|unable to access|Connection (refused|timed out)|Network is unreachable/i,
    (remote) => `${remote} does not answer. Check the address in PUBLISH_TO and your internet connection.`,
  ],
  [
    /does not appear to be a git repository|repository .*not found|does not exist/i,
    (remote) => `There is no git repository at ${remote}, or you may not read it. Check the address in PUBLISH_TO.`,
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first/i,
    (remote) => `Somebody else has just published to ${remote}. Look at what is public now, and publish again.`,
  ],
  [
    /\[remote rejected\]|pre-receive hook declined|protected branch/i,
    (remote) => `${remote} does not take the change. Ask whoever runs it.`,
  ],
  [/No space left on device/i, () => 'A disk is full, this computer’s or the repository’s. Nothing was published.'],
];

/** A branch of a git repository, as hosts of static sites publish them. Each release is a commit, and nothing is ever forced. */
export class BranchPlace implements Place {
  readonly name: string;
  readonly runsServer = false;
  readonly #remote: string;
  readonly #branch: string;

  constructor(remote: string, branch: string) {
    this.#remote = remote;
    this.#branch = branch;
    this.name = `the branch ${branch} of ${remote}`;
  }

  publicRelease(): Promise<string | undefined> {
    return this.#inClone(async (clone) => ((await this.#hasCommit(clone)) ? this.#releaseOf(clone, 'FETCH_HEAD') : undefined));
  }

  copyPublic(into: string): Promise<boolean> {
    return this.#inClone(async (clone) => {
      if (!(await this.#hasCommit(clone))) return false;
      await this.#git(clone, 'checkout', '--quiet', 'FETCH_HEAD');
      cpSync(clone, into, { recursive: true, filter: (file) => file !== join(clone, '.git') });
      return true;
    });
  }

  async publish(built: string, id: string, tell: Tell): Promise<void> {
    await this.#inClone(async (clone) => {
      const parent = (await this.#hasCommit(clone)) ? 'FETCH_HEAD' : undefined;
      // A host that reads the branch as a site of Jekyll's would leave out `_astro/`.
      cpSync(built, clone, { recursive: true, filter: (file) => !/\.(br|gz)$|\.build-mark$/.test(file) });
      writeFileSync(join(clone, '.nojekyll'), '');
      await this.#git(clone, 'add', '--all', '--force');
      await this.#push(clone, (await this.#git(clone, 'write-tree')).trim(), parent, 'Publish the site', id);
      tell('The branch has the new site. The host of your pages may take some minutes to show it.');
    });
  }

  async goBack(tell: Tell): Promise<void> {
    await this.#inClone(async (clone) => {
      const nothing = new PublishFault(`There is no release before the public one in ${this.name}, so nothing was changed.`);
      if (!(await this.#hasCommit(clone))) throw nothing;
      const before = await this.#commitBefore(clone);
      const id = before && (await this.#releaseOf(clone, before));
      if (!before || !id) throw nothing;
      await this.#push(clone, `${before}^{tree}`, 'FETCH_HEAD', 'Go back to the release before', id);
      tell('The branch has the former site. The host of your pages may take some minutes to show it.');
    });
  }

  /** What was public before the present release was published: the commit under the first that has its name. */
  async #commitBefore(clone: string): Promise<string | undefined> {
    const current = await this.#releaseOf(clone, 'FETCH_HEAD');
    const format = `%H %(trailers:key=${trailer},valueonly,separator=%x20)`;
    const history = (await this.#git(clone, 'log', '--first-parent', '--reverse', `--format=${format}`, 'FETCH_HEAD'))
      .trim()
      .split('\n');
    const first = history.findIndex((line) => line.split(' ')[1] === current);
    return first > 0 ? history[first - 1]?.split(' ')[0] : undefined;
  }

  async #releaseOf(clone: string, commit: string): Promise<string | undefined> {
    const said = await this.#git(clone, 'log', '-1', `--format=%(trailers:key=${trailer},valueonly)`, commit);
    return said.split('\n').find(isReleaseId);
  }

  async #push(clone: string, tree: string, parent: string | undefined, what: string, id: string): Promise<void> {
    const message = `${what}\n\n${trailer}: ${id}`;
    const parents = parent ? ['-p', parent] : [];
    // A commit needs a name: that of whoever publishes where git knows it.
    if ((await this.#git(clone, 'config', '--default', '', '--get', 'user.email')).trim() === '') {
      await this.#git(clone, 'config', 'user.name', 'Website');
      await this.#git(clone, 'config', 'user.email', 'website@localhost');
    }
    const commit = (await this.#git(clone, 'commit-tree', tree, ...parents, '-m', message)).trim();
    await this.#git(clone, 'push', '--quiet', this.#remote, `${commit}:refs/heads/${this.#branch}`);
  }

  /** An empty repository beside the project; what the branch holds is in `FETCH_HEAD` if it is there at all. */
  async #inClone<Result>(work: (clone: string) => Promise<Result>): Promise<Result> {
    const clone = mkdtempSync(join(tmpdir(), 'publish-branch-'));
    try {
      await this.#git(clone, 'init', '--quiet');
      const branches = await this.#git(clone, 'ls-remote', this.#remote, `refs/heads/${this.#branch}`);
      if (branches.trim() !== '') await this.#git(clone, 'fetch', '--quiet', this.#remote, `refs/heads/${this.#branch}`);
      return await work(clone);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  }

  async #hasCommit(clone: string): Promise<boolean> {
    return existsSync(join(clone, '.git', 'FETCH_HEAD'));
  }

  async #git(clone: string, ...args: readonly string[]): Promise<string> {
    const settings = [
      'core.autocrlf=false',
      'core.askPass=',
      'credential.interactive=false',
      'core.sshCommand=ssh -o BatchMode=yes',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const git = spawn('git', [...options, '-C', clone, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((done, failed) => git.once('close', done).once('error', failed));
    try {
      const [status, said, errors] = await Promise.all([ended, text(git.stdout), text(git.stderr)]);
      if (status === 0) return said;
      throw this.#fault(errors);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new PublishFault('This computer has no program git. Install it from https://git-scm.com, and publish again.');
      throw error;
    }
  }

  #fault(said: string): PublishFault {
    const known = gitSentences.find(([pattern]) => pattern.test(said))?.[1](this.#remote);
    const last = said.trim().split('\n').at(-1);
    return new PublishFault(known ?? `git could not publish to ${this.#remote} (${last}). The public site is what it was.`);
  }
}
