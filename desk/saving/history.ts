import { DeskError } from '../workplace.ts';
import { GitError, git } from './git.ts';
import { commit, deskTrailer } from './save.ts';

/** A change that was saved. */
export interface Saved {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly files: readonly string[];
  /** Whether the desk saved it, and can take it back. */
  readonly byDesk: boolean;
}

/** How far back the desk looks. */
export const savesShown = 200;

const separators = { fields: '\u001f', saves: '\u001e' };

/** What was saved last, newest first. */
export async function history(folder: string, count: number): Promise<Saved[]> {
  const format = `${separators.saves}%H${separators.fields}%s${separators.fields}%ct${separators.fields}%(trailers:key=${deskTrailer.key},valueonly)${separators.fields}`;
  const text = await git(folder, 'log', `--max-count=${count}`, '--name-only', `--format=${format}`);
  return text
    .split(separators.saves)
    .slice(1)
    .map((entry) => {
      const [id = '', title = '', seconds = '', trailer = '', files = ''] = entry.split(separators.fields);
      return {
        id,
        title,
        at: Number(seconds) * 1000,
        byDesk: trailer.trim() === deskTrailer.value,
        files: files.split('\n').filter(Boolean),
      };
    });
}

/** A change that stays because something that was saved later builds on it. */
export class LaterChangeError extends DeskError {
  override readonly name = 'LaterChangeError';
}

/**
 * Takes back what one save has changed, as a change of its own, which can be taken back as well.
 *
 * @param check throws when the files as they then stand are not right
 * @throws LaterChangeError where something that was saved later changes the same lines, or what `check` throws; nothing has
 * changed then
 */
export async function takeBack(folder: string, id: string, check: () => void): Promise<void> {
  const saved = (await history(folder, savesShown)).find((one) => one.id === id);
  if (!saved?.byDesk) throw new GitError('That change was not saved by the desk, which takes back only its own.');
  try {
    await git(folder, 'revert', '--no-commit', id);
  } catch {
    await git(folder, 'revert', '--abort').catch(() => git(folder, 'reset', '--merge'));
    throw new LaterChangeError('Something that was saved later changes the same lines. Take that back first.');
  }
  try {
    check();
  } catch (error) {
    await git(folder, 'reset', '--merge');
    throw error;
  }
  await commit(folder, saved.files, titleBack(saved.title));
}

const [back, again] = ['Take back: ', 'Bring back: '];

/** What a change is called that takes back another: 'Take back: …', and of that one 'Bring back: …'. */
function titleBack(title: string): string {
  if (title.startsWith(back)) return title.replace(back, again);
  return title.startsWith(again) ? title.replace(again, back) : `${back}${title}`;
}
