import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { HTMLElement } from 'node-html-parser';

await init;

/** The script files of a page, by when they are fetched. Addresses in the site. */
export interface PageScripts {
  /** With the page: those it names, its islands', and everything that they import. */
  readonly atOnce: readonly string[];
  /** Only when something on the page asks for them. */
  readonly later: readonly string[];
}

interface Import {
  readonly address: string;
  readonly later: boolean;
}

/** What a script imports, and the threads that it starts. */
function importsOf(file: string, script: string): Import[] {
  const [imports] = parse(script);
  const modules = imports.map(({ n, s, e, d }) => ({
    // Without its quotes: bundlers write some between backticks.
    name: n ?? script.slice(s, e).replace(/^`(.*)`$/, '$1'),
    later: d > -1,
  }));
  const threads = [...script.matchAll(/new Worker\(new URL\([^/]*?[`"'](\/_astro\/[\w.-]+\.js)[`"']/g)];
  return [
    ...modules
      .filter(({ name }) => name.startsWith('./'))
      .map(({ name, later }) => ({ address: posix.join(posix.dirname(file), name), later })),
    ...threads.map(([, address = '']) => ({ address, later: true })),
  ];
}

/** The script files that a page runs. */
export function scriptFilesOf(folder: string, page: HTMLElement): PageScripts {
  const named = [
    ...page.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
    ...page
      .querySelectorAll('astro-island')
      .flatMap((island) => [island.getAttribute('component-url') ?? '', island.getAttribute('renderer-url') ?? '']),
  ];
  const atOnce = closure(folder, named, ({ later }) => !later);
  const all = closure(folder, named, () => true);
  return { atOnce, later: all.filter((file) => !atOnce.includes(file)) };
}

function closure(folder: string, begin: readonly string[], follow: (one: Import) => boolean): string[] {
  const waiting = [...begin];
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === '' || found.has(file) || !existsSync(posix.join(folder, file))) continue;
    found.add(file);
    const imports = importsOf(file, readFileSync(posix.join(folder, file), 'utf8'));
    waiting.push(...imports.filter(follow).map(({ address }) => address));
  }
  return [...found];
}
