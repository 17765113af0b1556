import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-pages.ts';
import { editedPage, parsePage } from './page-edits.ts';

/**
 * Astro's own inline scripts: what makes `<astro-island>` an element, and what says when each kind of island may start. Astro has
 * no setting that puts them into a file, and no mark on them but what they say.
 */
function starterScripts(page: HTMLElement): HTMLElement[] {
  return page
    .querySelectorAll('script:not([src]):not([type])')
    .filter(({ rawText }) => rawText.includes('astro-island') || rawText.includes('self.Astro'));
}

/** Shows what src/ui/NotStarted.tsx has put before an island whose script did not arrive. */
const showFailure =
  "addEventListener('astro:hydration-error',e=>e.target.previousElementSibling?.classList.remove('not-started'));";

/** Writes one file with the starters of all pages and gives its address. */
function writeStarter(folder: string, starters: readonly HTMLElement[]): string {
  const text = [showFailure, ...[...new Set(starters.map(({ rawText }) => rawText))].sort()].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/_astro/island-starter.${hash}.js`;
  writeFileSync(join(folder, address), text);
  return address;
}

/**
 * Astro writes the script that starts its islands into every page that has one. It becomes one file: 1.4 kB of the first round
 * trip are left for the page's words, and the next page with an island has it already. It waits until the page is read, so that
 * it starts nothing earlier than an inline one.
 *
 * @throws Error when a page has an island and no such script: then Astro has changed how it writes it
 */
export function shareIslandStarter(folder: string, pages: readonly BuiltPage[]): BuiltPage[] {
  // Most pages of a large site are posts without an island; they need not be read for one.
  const read = pages.map(({ path, html }) => {
    const document = html.includes('astro-island') ? parsePage(html) : undefined;
    const starters = document ? starterScripts(document) : [];
    const islands = document?.querySelectorAll('astro-island') ?? [];
    if (islands.length > 0 !== starters.length > 0)
      throw new Error(`${path} has an island without the script that starts it, or the script without an island.`);
    return { path, html, starters };
  });
  const address = writeStarter(
    folder,
    read.flatMap(({ starters }) => starters),
  );
  const shared = `<script src="${address}" defer></script>`;
  return read.map(({ path, html, starters }) => ({
    path,
    html: editedPage(
      html,
      starters.map(({ range }, index) => ({ range, to: index === 0 ? shared : '' })),
    ),
  }));
}
