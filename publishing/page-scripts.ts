import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

const importsAtOnce = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;
const importsEver = /(?:from|import)\s*\(?["'`]\.\/([^"'`]+)["'`]/g;

/** Addresses of the script files that a page names, that its islands name, and that these import. */
function filesFrom(folder: string, html: string, imports: RegExp): string[] {
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
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(imports)) waiting.push(`${siblings}/${name}`);
  }
  return [...found];
}

/** Every script file that a page may run, also what an island imports later, when a visitor asks for it. */
export function scriptFilesOf(folder: string, html: string): string[] {
  return filesFrom(folder, html, importsEver);
}

/** The script files without which the islands of a page cannot start. */
export function startingScriptsOf(folder: string, html: string): string[] {
  return filesFrom(folder, html, importsAtOnce);
}
