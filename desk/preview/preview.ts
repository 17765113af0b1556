import type { FileChange } from '../saving/save.ts';
import type { Workplace } from '../workplace.ts';
import { type PageSources, pageSources } from './copy.ts';
import { type Making, startMaking } from './making.ts';

/** The pages of the site as they will look, made of files that are not saved. */
export interface Preview {
  /**
   * Makes the pages of the files as they stand, with these laid over them, until others are shown. Who does not wait for it sees in
   * the frame what has become of it.
   *
   * @throws DeskError with what is wrong in the files
   */
  show(unsaved: readonly FileChange[]): Promise<unknown>;
  /** What makes the pages, once it is ready; undefined while nobody has asked for one. */
  pages(): Promise<Making> | undefined;
  close(): Promise<void>;
}

/** Milliseconds without a look at a page after which the process that makes them is ended. */
const rest = 10 * 60_000;

/**
 * A preview of the owner's files. The process that makes pages is started for the first one, and takes about 450 MB.
 *
 * @param project folder of the project's code and packages
 */
export function openPreview(project: string, { folder }: Workplace): Preview {
  let sources: PageSources | undefined;
  let making: Making | undefined;
  let shown: readonly FileChange[] = [];
  let newest: Promise<Making> | undefined;
  let resting: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  async function end(): Promise<void> {
    const ending = making;
    making = undefined;
    await ending?.end();
  }

  async function make(unsaved: readonly FileChange[]): Promise<Making> {
    sources ??= pageSources(project, folder);
    const changed = sources.update(unsaved);
    if (making?.isOver() === false && changed === 'nothing') return making;
    if (making?.isOver() === false && changed === 'words') {
      await making.readTexts();
      return making;
    }
    await end();
    making = await startMaking(sources.folder, closing.signal);
    return making;
  }

  /** One after the other: each brings the same folder into step. */
  function inTurn(unsaved: readonly FileChange[]): Promise<Making> {
    const before = newest;
    const made = (async () => {
      await before?.catch(() => undefined);
      return make(unsaved);
    })();
    newest = made;
    // Who looks at a page hears of it; where nobody looks it is no fault of the desk.
    made.catch(() => undefined);
    return made;
  }

  function begin(): void {
    clearTimeout(resting);
    resting = setTimeout(end, rest).unref();
  }

  return {
    show: (unsaved) => {
      begin();
      shown = unsaved;
      return inTurn(unsaved);
    },
    pages: () => {
      if (!newest) return undefined;
      begin();
      return making || !sources ? newest : inTurn(shown);
    },
    close: async () => {
      closing.abort();
      clearTimeout(resting);
      await newest?.catch(() => undefined);
      await end();
      sources?.remove();
    },
  };
}
