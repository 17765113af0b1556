import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DeskError } from '../workplace.ts';

const execute = promisify(execFile);

/** A command of git that has failed, with what git said. */
export class GitError extends DeskError {
  override readonly name = 'GitError';
}

/**
 * Runs git in a folder and returns what it printed.
 *
 * @throws GitError with what git said, or that there is no git
 */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  // The owner's keys and editors have no part in what the desk writes down.
  const settings = ['-c', 'commit.gpgsign=false', '-c', 'core.quotepath=off', '-c', 'core.editor=true'];
  try {
    const { stdout } = await execute('git', [...settings, ...args], {
      cwd: folder,
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    if (code === 'ENOENT') throw new GitError('Git is not installed. Take it from https://git-scm.com and start the desk again.');
    throw new GitError(stderr?.trim() || message);
  }
}
