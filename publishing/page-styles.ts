import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { BuiltPage } from './built-pages.ts';
import { scriptFilesOf } from './page-scripts.ts';

/** Everything in a text that could be a class, an id or a tag. */
function wordsOf(text: string): string[] {
  return text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? [];
}

/** What a selector can name in a page: tags, attribute names, classes and ids. Pages of one template have the same. */
function selectableWords(html: string): string[] {
  const markup = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  const tags = [...markup.matchAll(/<([a-z][\w-]*)([^>]*)>/g)];
  const attributes = tags.flatMap(([, , rest = '']) => [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]);
  const values = attributes
    .filter(([, name]) => name === 'class' || name === 'id' || name === 'type')
    .flatMap(([, , value = '']) => value.split(/\s+/));
  const names = attributes.map(([, name]) => name as string);
  return [...new Set([...tags.map(([, tag]) => tag as string), ...names, ...values])].sort();
}

/** The site's own stylesheet among the inlined ones: the largest. */
function siteStyles(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  return styles.reduce((longest, css) => (css.length > longest.length ? css : longest), '');
}

/** The text of every script that a page runs: what it may draw stands in it. */
function scriptsOf(folder: string, html: string): string {
  return scriptFilesOf(folder, html)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Tailwind's list of first values, for browsers that cannot register a property. */
const firstValues = /@supports \(\(\(-webkit-hyphens:none[^{]*\{(\*,:before,:after,::backdrop\{[^}]*\})\}/;

/**
 * Tailwind registers a custom property for each utility it might meet, and lists their first values once more for older browsers.
 * The list alone serves every browser, at half of the bytes; what no rule reads is dropped from it.
 *
 * @throws Error when there are registered properties and no list: then Tailwind has changed how it writes it
 */
function withListedProperties(css: string): string {
  const registered = /@property (--tw-[\w-]+)\{[^}]*\}/g;
  const names = [...css.matchAll(registered)].map(([, name]) => name as string);
  if (names.length > 0 && !firstValues.test(css))
    throw new Error('The styles register properties without a list of first values.');
  return names
    .filter((name) => !css.includes(`var(${name})`) && !css.includes(`var(${name},`))
    .reduce(
      (rest, name) => rest.replaceAll(new RegExp(`${name}:[^;}]*;?`, 'g'), ''),
      css.replace(registered, '').replace(firstValues, '$1'),
    );
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
  const known = new Map<string, string>();
  const trimmed: BuiltPage[] = [];
  for (const { path, html } of pages) {
    const css = siteStyles(html);
    const scripts = scriptsOf(folder, html);
    const words = selectableWords(html);
    const make = `${words.join(' ')} ${scripts}`;
    const content = [
      { raw: words.join('\n'), extension: 'html' },
      { raw: scripts, extension: 'js' },
    ];
    if (css !== '' && !known.has(make)) {
      const [result] = await new PurgeCSS().purge({
        content,
        css: [{ raw: css }],
        variables: true,
        keyframes: true,
        // The ring of whatever has the focus names no element, so nothing in a page would keep it.
        safelist: [':focus-visible'],
        defaultExtractor: wordsOf,
      });
      known.set(make, withListedProperties(result?.css ?? css));
    }
    trimmed.push({ path, html: withoutTextMarks(html.replace(css, () => known.get(make) ?? css)) });
  }
  return trimmed;
}
