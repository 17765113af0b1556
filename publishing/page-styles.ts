import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { BuiltPage } from './built-pages.ts';

/** Everything in a text that could be a class, an id or a tag. */
function wordsOf(text: string): string[] {
  return text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? [];
}

/** The site's own stylesheet among the inlined ones: the largest. */
function siteStyles(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  return styles.reduce((longest, css) => (css.length > longest.length ? css : longest), '');
}

function islandScripts(folder: string): string {
  const assets = join(folder, '_astro');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
}

/**
 * React parts neighbouring texts with an empty comment, so that it finds them again. Where nothing is hydrated they are only bytes.
 */
function withoutTextMarks(html: string): string {
  return html
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part) => (part.startsWith('<astro-island') ? part : part.replaceAll('<!-- -->', '')))
    .join('');
}

/**
 * Leaves in each page the styles that it uses: its own markup, and on a page with an island also whatever the scripts may draw.
 * A first visit then needs one round trip. Pages of the same make are worked out once.
 */
export async function trimPages(folder: string, pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  const scripts = islandScripts(folder);
  const known = new Map<string, string>();
  const trimmed: BuiltPage[] = [];
  for (const { path, html } of pages) {
    const css = siteStyles(html);
    const hasIsland = html.includes('<astro-island');
    const words = [...new Set(wordsOf(html.replace(css, '')))]
      .filter((word) => css.includes(word.split(':').at(-1) ?? word))
      .sort();
    const make = `${hasIsland} ${words.join(' ')}`;
    const content = [{ raw: words.join('\n'), extension: 'html' }, ...(hasIsland ? [{ raw: scripts, extension: 'js' }] : [])];
    if (css !== '' && !known.has(make)) {
      const [result] = await new PurgeCSS().purge({
        content,
        css: [{ raw: css }],
        variables: true,
        keyframes: true,
        defaultExtractor: wordsOf,
      });
      known.set(make, result?.css ?? css);
    }
    trimmed.push({ path, html: withoutTextMarks(html.replace(css, () => known.get(make) ?? css)) });
  }
  return trimmed;
}
