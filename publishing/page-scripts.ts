import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { HTMLElement } from 'node-html-parser';

await init;

/** The modules that a script names, as it names them. Without its quotes: bundlers write some between backticks. */
function importsOf(script: string): string[] {
  const [imports] = parse(script);
  return imports.map(({ n, s, e }) => n ?? script.slice(s, e).replace(/^`(.*)`$/, '$1'));
}

/** Addresses of the script files that a page runs: those it names, its islands', and everything that they import. */
export function scriptFilesOf(folder: string, page: HTMLElement): string[] {
  const waiting = [
    ...page.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
    ...page
      .querySelectorAll('astro-island')
      .flatMap((island) => [island.getAttribute('component-url') ?? '', island.getAttribute('renderer-url') ?? '']),
  ];
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === '' || found.has(file) || !existsSync(posix.join(folder, file))) continue;
    found.add(file);
    for (const name of importsOf(readFileSync(posix.join(folder, file), 'utf8')))
      if (name.startsWith('./')) waiting.push(posix.join(posix.dirname(file), name));
  }
  return [...found];
}
