import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { renewalsFile } from '../../mortgage/figures/renewals.ts';
import type { FileChange } from '../saving/save.ts';
import { ownerFile } from '../workplace.ts';

/** What a page is made with: files and folders of the project. Settings, messages and the history are not among them. */
export const codeOfPages = [
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'forms',
  'mortgage',
  'owner',
  'publishing',
  'settings',
  'src',
  'ssh',
  'texts',
] as const;

/** The folder of the owner's words. */
const texts = 'content';

/** What of the owner's a page is made with. */
const filesOfOwner = [ownerFile, renewalsFile, texts, 'pictures', 'public'] as const;

/** What has changed in a copy: nothing, words alone, or what all pages hang on. */
export type Changed = 'nothing' | 'words' | 'more';

/** A copy of what pages are made with, in a folder that nobody else on this computer can read. */
export interface PageSources {
  readonly folder: string;
  /** Brings the copy into step with the files as they stand, and lays files over them that are not saved. */
  update(unsaved: readonly FileChange[]): Changed;
  remove(): void;
}

/** How a file gets into the copy; the mark is another one once its content is. */
interface Wanted {
  readonly mark: string;
  readonly write: (path: string) => void;
}

const markOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The mark of a file, which is read again once it has been written. */
function fileMarks(): (path: string) => string {
  const known = new Map<string, { readonly written: number; readonly mark: string }>();
  return (path) => {
    const { mtimeMs: written } = statSync(path);
    const before = known.get(path);
    if (before?.written === written) return before.mark;
    const mark = markOf(readFileSync(path));
    known.set(path, { written, mark });
    return mark;
  };
}

/** Every file of these parts, by its path in the folder. A link may lead anywhere, so none is followed. */
function filesOf(folder: string, parts: readonly string[], markOfFile: (path: string) => string): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  const take = (path: string) =>
    found.set(relative(folder, path), { mark: markOfFile(path), write: (to) => copyFileSync(path, to) });
  for (const part of parts.map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    if (statSync(part).isFile()) take(part);
    else
      for (const entry of readdirSync(part, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !entry.name.includes('.test.')) take(join(entry.parentPath, entry.name));
  }
  return found;
}

/** A file that is not saved. */
const laid = (content: string | Buffer): Wanted => ({ mark: markOf(content), write: (to) => writeFileSync(to, content) });

/**
 * Begins a copy for the pages of an owner. It is no folder of `node_modules`, where Node would not take TypeScript.
 *
 * @param project folder of the project's code and packages
 * @param owners folder of the owner's files
 */
export function pageSources(project: string, owners: string): PageSources {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'desk-preview-')));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const copied = new Map<string, string>();
  const markOfFile = fileMarks();
  return {
    folder,
    update: (unsaved) => {
      const wanted = new Map([...filesOf(project, codeOfPages, markOfFile), ...filesOf(owners, filesOfOwner, markOfFile)]);
      for (const { path, content } of unsaved) {
        if (content === undefined) wanted.delete(path);
        else wanted.set(path, laid(content));
      }
      const gone = [...copied.keys()].filter((path) => !wanted.has(path));
      const changed = [...wanted].filter(([path, { mark }]) => copied.get(path) !== mark);
      for (const path of gone) {
        rmSync(join(folder, path), { force: true });
        copied.delete(path);
      }
      for (const [path, { mark, write }] of changed) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        write(join(folder, path));
        copied.set(path, mark);
      }
      const paths = [...gone, ...changed.map(([path]) => path)];
      if (paths.length === 0) return 'nothing';
      return paths.every((path) => path.startsWith(texts) && path.endsWith('.md')) ? 'words' : 'more';
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
