import { diffArrays } from 'diff';
import { readBuiltPages } from '../publishing/built-pages.ts';
import { fileHashes, sha256 } from '../publishing/file-hashes.ts';
import { wordsOfPage } from './page-words.ts';

/** A sentence that is said otherwise, or only before or after; on every page where that is so. */
export interface WordChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Addresses: `/about`. */
  readonly pages: readonly string[];
}

/** A picture or a file to download, by the name that a person knows it by, and where it lies in either site. */
export interface FileChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a visitor would find otherwise than before. */
export interface Changes {
  /** How many pages the site will have. */
  readonly pageCount: number;
  readonly newPages: readonly string[];
  readonly gonePages: readonly string[];
  readonly words: readonly WordChange[];
  /** Pages that changed in nothing that one reads: their looks, their scripts, what programs read. */
  readonly otherPages: readonly string[];
  readonly pictures: readonly FileChange[];
  readonly files: readonly FileChange[];
}

const picture = /\.(png|jpe?g|webp|avif|gif|svg|ico)$/i;

/** Made from the pages, or shown by them: what changes there shows in the pages. */
const followsPages =
  /\.(html|br|gz)$|^[^/]*\.(xml|json|webmanifest)$|^_headers$|^release\.txt$|(^|\/)\.(?!well-known\/)|^_astro\/.*\.(js|mjs|css|woff2)$/;

/** A page's own text version and preview follow from the page. */
function isOfPage(path: string, pages: ReadonlySet<string>): boolean {
  return path.endsWith('.txt') && pages.has(`/${path.replace(/(^index)?\.txt$/, '')}`);
}

/** A file's name as it was before the build put a hash into it and made several sizes: `_astro/portrait.B3x_Zk1.webp`. */
function knownName(path: string): string {
  return path.startsWith('_astro/') ? path.replace(/^_astro\/([^.]+)\..*\.(\w+)$/, '$1') : path;
}

interface Site {
  /** Page by address: what it is as a file, and in words. */
  readonly pages: ReadonlyMap<string, { readonly hash: string; readonly words: string[] }>;
  /** What else a visitor can fetch: its hashes and its files, by the name that a person knows it by. */
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly path: string }>;
}

function readSite(folder: string): Site {
  // A file of scripts or styles has another name with each version: to a reader the page is the same.
  const plain = (html: string) => html.replace(/\/_astro\/([\w-]+)\.[\w-]+\.(js|css)/g, '/_astro/$1.$2');
  const pages = new Map(
    readBuiltPages(folder).map((page) => [page.path, { hash: sha256(plain(page.html)), words: wordsOfPage(page) }]),
  );
  const addresses = new Set(pages.keys());
  const others = [...fileHashes(folder)].filter(([path]) => !followsPages.test(path) && !isOfPage(path, addresses));
  const files = [...Map.groupBy(others, ([path]) => knownName(path))].map(
    ([name, sizes]) => [name, { hash: sizes.map(([, hash]) => hash).join(), path: sizes.at(-1)?.[0] as string }] as const,
  );
  return { pages, files: new Map(files) };
}

/** Pairs of what was said and what is said now, where two versions of a text differ. */
function differences(before: string[], after: string[]): { before: string | undefined; after: string | undefined }[] {
  const pairs: { before: string | undefined; after: string | undefined }[] = [];
  const parts = diffArrays(before, after);
  for (const [index, { removed, added, value }] of parts.entries()) {
    const next = parts[index + 1];
    if (removed) {
      const replaced = next?.added ? next.value : [];
      for (let at = 0; at < Math.max(value.length, replaced.length); at += 1)
        pairs.push({ before: value[at], after: replaced[at] });
    } else if (added && !parts[index - 1]?.removed)
      pairs.push(...value.map((sentence) => ({ before: undefined, after: sentence })));
  }
  return pairs;
}

function fileChanges(before: Site['files'], after: Site['files']): FileChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
    .map((name) => ({ name, before: before.get(name)?.path, after: after.get(name)?.path }));
}

/**
 * What a visitor will find otherwise once a built site takes the place of the public one.
 *
 * @param publicFolder what is public now; undefined while nothing is
 */
export function changesBetween(publicFolder: string | undefined, builtFolder: string): Changes {
  const before: Site = publicFolder === undefined ? { pages: new Map(), files: new Map() } : readSite(publicFolder);
  const after = readSite(builtFolder);
  const both = [...after.pages].flatMap(([path, now]) => {
    const then = before.pages.get(path);
    return then && then.hash !== now.hash ? [{ path, said: differences(then.words, now.words) }] : [];
  });
  const said = both.flatMap(({ path, said }) => said.map((change) => ({ ...change, path })));
  const words = [...Map.groupBy(said, ({ before, after }) => JSON.stringify([before, after])).values()].map((same) => ({
    before: same[0]?.before,
    after: same[0]?.after,
    pages: [...new Set(same.map(({ path }) => path))],
  }));
  const changed = fileChanges(before.files, after.files);
  return {
    pageCount: after.pages.size,
    newPages: [...after.pages.keys()].filter((path) => !before.pages.has(path)),
    gonePages: [...before.pages.keys()].filter((path) => !after.pages.has(path)),
    words,
    otherPages: both.filter(({ said }) => said.length === 0).map(({ path }) => path),
    pictures: changed.filter(({ before, after }) => picture.test(after ?? before ?? '')),
    files: changed.filter(({ before, after }) => !picture.test(after ?? before ?? '')),
  };
}
