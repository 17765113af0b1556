import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** Addresses of the script files that a page runs: those it names, its islands', and everything that they import. */
export function scriptFilesOf(folder: string, html: string): string[] {
  const document = parse(html);
  const waiting = [
    ...document.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
    ...document
      .querySelectorAll('astro-island')
      .flatMap((island) => [island.getAttribute('component-url') ?? '', island.getAttribute('renderer-url') ?? '']),
  ];
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === '' || found.has(file) || !existsSync(join(folder, file))) continue;
    found.add(file);
    const siblings = file.slice(0, file.lastIndexOf('/'));
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?["'`]\.\/([^"'`]+)["'`]/g)) {
      waiting.push(`${siblings}/${name}`);
    }
  }
  return [...found];
}
