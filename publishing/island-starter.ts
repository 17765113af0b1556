import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';

/** Astro's own inline scripts: what makes `<astro-island>` an element, and what says when each kind of island may start. */
function starterScripts(html: string): string[] {
  return [...html.matchAll(/<script>\(\(\)=>\{[\s\S]*?<\/script>/g)]
    .map(([script]) => script)
    .filter((script) => script.includes('astro-island') || script.includes('self.Astro'));
}

const textOf = (script: string) => script.slice('<script>'.length, -'</script>'.length);

/** Shows what src/ui/NotStarted.tsx has put before an island whose script did not arrive. */
const showFailure =
  "addEventListener('astro:hydration-error',e=>e.target.previousElementSibling?.classList.remove('not-started'));";

/** Writes one file with the starters of all pages and gives its address. */
function writeStarter(folder: string, pages: readonly BuiltPage[]): string {
  const text = [showFailure, ...[...new Set(pages.flatMap(({ html }) => starterScripts(html)))].sort().map(textOf)].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/_astro/island-starter.${hash}.js`;
  writeFileSync(join(folder, address), text);
  return address;
}

/** A page whose starter is the file. It waits until the page is read, so that it starts nothing earlier than an inline one. */
function withSharedStarter({ path, html }: BuiltPage, address: string): BuiltPage {
  const [first, ...others] = starterScripts(html);
  if (html.includes('<astro-island') !== (first !== undefined)) {
    throw new Error(`${path} has an island without the script that starts it, or the script without an island.`);
  }
  if (first === undefined) return { path, html };
  const without = others.reduce((rest, other) => rest.replace(other, ''), html);
  return { path, html: without.replace(first, `<script src="${address}" defer></script>`) };
}

/**
 * Astro writes the script that starts its islands into every page that has one. It becomes one file: 1.4 kB of the first round
 * trip are left for the page's words, and the next page with an island has it already.
 *
 * @throws Error when a page has an island and no such script: then Astro has changed how it writes it
 */
export function shareIslandStarter(folder: string, pages: readonly BuiltPage[]): BuiltPage[] {
  const address = writeStarter(folder, pages);
  return pages.map((page) => withSharedStarter(page, address));
}
