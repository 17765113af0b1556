import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';
import { speculationRulesPath } from './file-headers.ts';
import { parsePage } from './page-edits.ts';

type Condition =
  | { readonly href_matches: string | readonly string[] }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] };

interface Rule {
  readonly where: Condition;
  readonly eagerness: 'moderate';
}

/** A page that has script of its own to run or fields to fill. It is fetched early and started only when it is looked at. */
function startsWhenSeen({ html }: BuiltPage): boolean {
  // Most pages of a large site are posts with neither; they need not be read for that.
  if (!html.includes('<astro-island') && !html.includes('<form')) return false;
  return parsePage(html).querySelector('astro-island, form[method=post]') !== null;
}

/**
 * Rules for the links of this site, once the pointer rests on one for a moment or a finger touches it ("moderate"): the
 * page is made ready out of sight, and a page with a form or a calculator is only fetched. A browser makes ready two such
 * pages at most.
 *
 * It costs a visitor who saves data nothing: browsers leave these rules aside under Save-Data, when they save energy, when
 * memory is short, and when the visitor has turned preloading off.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 *
 * Other browsers get no substitute: a script that does the same costs every page more than it saves, and they ask for the
 * page as ever.
 */
export function speculationRules(pages: readonly BuiltPage[]): { readonly prefetch: Rule[]; readonly prerender: Rule[] } {
  const waiting = pages.filter(startsWhenSeen).map(({ path }) => path);
  // Text versions, feeds and the form service end in a dot and an ending, or stand under /f/: they are no pages.
  const page: Condition = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/f/*', '/*.*'] } }] };
  return {
    prefetch: [{ where: { href_matches: waiting }, eagerness: 'moderate' }],
    prerender: [{ where: { and: [page, { not: { href_matches: waiting } }] }, eagerness: 'moderate' }],
  };
}

/** Writes the rules beside the pages. */
export function writeSpeculationRules(folder: string, pages: readonly BuiltPage[]): void {
  writeFileSync(join(folder, speculationRulesPath), JSON.stringify(speculationRules(pages)));
}
