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
  /** What makes the pages, once it is ready. */
  pages(): Promise<Making>;
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
  /** Whether the texts of the copy have been read as they stand. */
  let areRead = false;
  let shown: readonly FileChange[] = [];
  /** The pages of what is shown; undefined while nobody looks. */
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
    if (making && !making.isOver() && changed !== 'more') {
      if (changed === 'words') areRead = false;
      if (!areRead) await making.readTexts();
      areRead = true;
      return making;
    }
    await end();
    making = await startMaking(sources.folder, closing.signal);
    areRead = true;
    return making;
  }

  /** One after the other: each brings the same folder into step. */
  function inTurn(unsaved: readonly FileChange[]): Promise<Making> {
    const made = Promise.resolve(newest)
      .catch(() => undefined)
      .then(() => make(unsaved));
    // Who looks at a page hears of it; where nobody looks it is no fault of the desk.
    made.catch(() => undefined);
    newest = made;
    return made;
  }

  function used(): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      newest = undefined;
      void end();
    }, rest).unref();
  }

  return {
    show: (unsaved) => {
      used();
      shown = unsaved;
      return inTurn(unsaved);
    },
    pages: () => {
      used();
      return newest && !making?.isOver() ? newest : inTurn(shown);
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
