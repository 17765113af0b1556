import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-pages.ts';
import { type Edit, editedPage, parsePage } from './page-edits.ts';

/**
 * Astro's own inline scripts: what makes `<astro-island>` an element, and what says when each kind of island may start. Astro has
 * no setting that leaves them out, and no mark on them but what they say.
 */
function starterScripts(page: HTMLElement): HTMLElement[] {
  return page
    .querySelectorAll('script:not([src]):not([type])')
    .filter(({ rawText }) => rawText.includes('astro-island') || rawText.includes('self.Astro'));
}

/** Whether a value is written in the kinds that src/islands/start/start.ts reads: plain ones and lists. */
function isPlain(written: unknown): boolean {
  if (!Array.isArray(written)) return false;
  const [kind, value] = written;
  if (kind === 1) return value.every(isPlain);
  return kind === 0 && (typeof value !== 'object' || value === null || Object.values(value).every(isPlain));
}

/** What of an island src/islands/start/start.ts could not start. */
function notUnderstood(island: HTMLElement): string | undefined {
  if (island.getAttribute('client') !== 'visible') return 'starts otherwise than when it is seen';
  if (island.querySelector('astro-slot, template[data-astro-template]')) return 'has a slot';
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as Readonly<Record<string, unknown>>;
  return Object.values(props).every(isPlain) ? undefined : 'has a prop that is no plain value or list';
}

/**
 * The file that an address leads to, and what it calls its default there: Astro asks for a file that says no more than that, and every
 * first visit would fetch it.
 */
function passedOn(folder: string, address: string): { readonly address: string; readonly name: string } {
  const stated = /^export\{(\w+) as default\}from"([^"]+)";?\s*$/.exec(readFileSync(join(folder, address), 'utf8'));
  const [, name = 'default', file] = stated ?? [];
  return { address: file ? posix.join(posix.dirname(address), file) : address, name };
}

/** The attributes of an island without those that Astro's own script alone would read. */
function shortened(folder: string, { range: [begin], rawTagName, rawAttrs }: HTMLElement): Edit {
  const at = begin + `<${rawTagName} `.length;
  const to = rawAttrs
    .replaceAll(/\b(uid|client|opts)="[^"]*" ?| ?\bawait-children(="")?/g, '')
    .replace(/renderer-url="([^"]*)"/, (_, stated: string) => {
      const { address, name } = passedOn(folder, stated);
      return `renderer-url="${address}" renderer-export="${name}"`;
    })
    .trim();
  return { range: [at, at + rawAttrs.length], to };
}

/**
 * Astro writes the script that starts its islands into every page that has one, 1.4 kB compressed. src/islands/start/start.ts, which
 * comes with the script of every page, does what this site needs of it.
 *
 * @param folder where the pages are built
 * @throws Error when an island wants more than that, or when Astro has changed how it writes the script
 */
export function withOwnStarter(folder: string, pages: readonly BuiltPage[]): BuiltPage[] {
  // Most pages of a large site are posts without an island; they need not be read for one.
  return pages.map((page) => {
    if (!page.html.includes('astro-island')) return page;
    const document = parsePage(page.html);
    const starters = starterScripts(document);
    const islands = document.querySelectorAll('astro-island');
    if (islands.length > 0 !== starters.length > 0)
      throw new Error(`${page.path} has an island without the script that starts it, or the script without an island.`);
    for (const island of islands) {
      const wish = notUnderstood(island);
      if (wish) throw new Error(`${page.path} has an island that ${wish}: src/islands/start/start.ts knows nothing of that.`);
    }
    const edits = [...starters.map(({ range }) => ({ range, to: '' })), ...islands.map((island) => shortened(folder, island))];
    return { path: page.path, html: editedPage(page.html, edits) };
  });
}
