import { spawn } from 'node:child_process';
import { UpgradeFault } from './upgrade-fault.ts';

/** What git did not do, in its own words. */
export class GitFault extends Error {
  override readonly name = 'GitFault';
  readonly status: number | null;

  constructor(said: string, status: number | null) {
    super(said.trim());
    this.status = status;
  }
}

/** A file as git holds it at one moment: its mode, such as `100644`, and the name of its content. */
export interface Entry {
  readonly mode: string;
  readonly id: string;
}

/** The files of a version by their paths. */
export type Tree = ReadonlyMap<string, Entry>;

/** The system's own git in a folder. It asks nothing at a terminal, and says what it says in English. */
export class Git {
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  /** @param environment that of this process */
  constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.#environment = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...environment, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  }

  /** The same repository with another index, so that the owner's own is left alone. */
  withIndex(file: string): Git {
    return new Git(this.folder, { ...this.#environment, GIT_INDEX_FILE: file });
  }

  /**
   * Runs a command of git.
   *
   * @param input what it reads
   * @throws GitFault with what it said; UpgradeFault where there is no git
   */
  async bytes(args: readonly string[], input: string | Buffer = ''): Promise<Buffer> {
    const git = spawn('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.folder,
      env: this.#environment,
    });
    const [out, said]: [Buffer[], Buffer[]] = [[], []];
    git.stdout.on('data', (data: Buffer) => out.push(data));
    git.stderr.on('data', (data: Buffer) => said.push(data));
    git.stdin.on('error', () => {}).end(input);
    const status = await new Promise<number | null>((ended, failed) => {
      git.once('close', ended);
      git.once('error', () =>
        failed(
          new UpgradeFault(
            'Upgrading needs the program git, and this computer has none. Install it from https://git-scm.com/ and try again.',
          ),
        ),
      );
    });
    if (status === 0) return Buffer.concat(out);
    throw new GitFault(Buffer.concat(said).toString('utf8'), status);
  }

  /** The same as text, without the line end at its end. */
  async text(...args: readonly string[]): Promise<string> {
    return (await this.bytes(args)).toString('utf8').replace(/\n$/, '');
  }

  /** The same where an answer may be missing, which is undefined. */
  async maybe(...args: readonly string[]): Promise<string | undefined> {
    return this.text(...args).catch((error: unknown) => {
      if (error instanceof GitFault) return undefined;
      throw error;
    });
  }

  /** Every file of a version. */
  async tree(version: string): Promise<Tree> {
    const listed = await this.text('ls-tree', '-r', '-z', '--full-tree', version);
    const entries = listed.split('\0').filter(Boolean);
    return new Map(
      entries.map((entry) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(entry) ?? [];
        return [path, { mode, id }];
      }),
    );
  }

  /** What is in a file. */
  content({ id }: Entry): Promise<Buffer> {
    return this.bytes(['cat-file', 'blob', id]);
  }

  /** Keeps a content, and returns its name. */
  async keep(content: string | Buffer): Promise<string> {
    return (await this.bytes(['hash-object', '-w', '--stdin'], content)).toString('utf8').trim();
  }

  /** Whether one version is among the ancestors of another, or the same. */
  async isAncestor(earlier: string, later: string): Promise<boolean> {
    return (await this.maybe('merge-base', '--is-ancestor', earlier, later)) !== undefined;
  }
}
