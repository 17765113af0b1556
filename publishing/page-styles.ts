import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommentNode, type HTMLElement, type Node, NodeType } from 'node-html-parser';
import postcss, { type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { BuiltPage } from './built-pages.ts';
import { type Edit, editedPage, parsePage } from './page-edits.ts';
import { scriptFilesOf } from './page-scripts.ts';
import { wordsApart } from './words-apart.ts';

/** Everything in a text that could be a class, an id or a tag. */
function wordsOf(text: string): string[] {
  return text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? [];
}

/** What a selector can name in a page: tags, attribute names, classes and ids. Pages of one template have the same. */
function selectableWords(page: HTMLElement): string[] {
  const words = page
    .querySelectorAll('*')
    .flatMap(({ rawTagName, attributes }) => [
      rawTagName,
      ...Object.keys(attributes),
      ...['class', 'id', 'type'].flatMap((name) => attributes[name]?.split(/\s+/) ?? []),
    ]);
  return [...new Set(words)].sort();
}

/** The site's own stylesheet is the largest of the inlined ones; Astro puts those of the font and of its islands beside it. */
function stylesOf(page: HTMLElement): { readonly site: HTMLElement; readonly others: readonly HTMLElement[] } | undefined {
  const [site, ...others] = page.querySelectorAll('style').sort((one, other) => other.rawText.length - one.rawText.length);
  return site && { site, others };
}

/** The text of every script that a page runs: what it may draw stands in it. */
function scriptsOf(folder: string, page: HTMLElement): string {
  const { atOnce, later } = scriptFilesOf(folder, page);
  return [...atOnce, ...later].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** Whether it is Tailwind's list of first values, for browsers that cannot register a property. */
function isFirstValues({ name, nodes: [rule, ...others] = [] }: AtRule): boolean {
  return name === 'supports' && others.length === 0 && rule?.type === 'rule' && rule.selector === '*,:before,:after,::backdrop';
}

/**
 * Tailwind registers a custom property for each utility it might meet, and lists their first values once more for older browsers.
 * The list alone serves every browser, at half of the bytes; what no rule reads is dropped from it.
 *
 * @throws Error when there are registered properties and no list: then Tailwind has changed how it writes it
 */
function withListedProperties(css: string): string {
  const styles = postcss.parse(css);
  // Tailwind's own banner; docs/decisions/008-dependencies.md names the package.
  styles.walkComments((comment) => {
    comment.remove();
  });
  const registered = new Set<string>();
  let list: AtRule | undefined;
  styles.walkAtRules((rule) => {
    if (isFirstValues(rule)) list = rule;
    if (rule.name !== 'property' || !rule.params.startsWith('--tw-')) return;
    registered.add(rule.params);
    rule.remove();
  });
  if (registered.size === 0) return styles.toString();
  if (!list) throw new Error('The styles register properties without a list of first values.');
  list.replaceWith(list.nodes);
  const isRead = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);
  styles.walkDecls((declaration) => {
    if (registered.has(declaration.prop) && !isRead(declaration.prop)) declaration.remove();
  });
  return styles.toString();
}

/** The empty comments by which React parts neighbouring texts, so that it finds them again where it hydrates: not in islands. */
function textMarks(node: Node): Node[] {
  if (node.nodeType === NodeType.COMMENT_NODE) return (node as CommentNode).rawText === ' ' ? [node] : [];
  return node.rawTagName === 'astro-island' ? [] : node.childNodes.flatMap(textMarks);
}

/**
 * Leaves in each page the styles that it uses: its own markup, and on a page with an island also whatever the scripts may draw.
 * A first visit then needs one round trip. Pages of the same make are worked out once.
 */
export async function trimPages(folder: string, pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  const known = new Map<string, string>();
  const trimmed: BuiltPage[] = [];
  for (const { path, html } of pages) {
    const page = parsePage(html);
    const edits: Edit[] = [...textMarks(page).map(({ range }) => ({ range, to: '' })), ...wordsApart(page)];
    const styles = stylesOf(page);
    if (styles) {
      const scripts = scriptsOf(folder, page);
      const words = selectableWords(page);
      const make = `${words.join(' ')} ${scripts}`;
      const css = known.get(make) ?? (await usedStyles(styles.site.rawText, words, scripts));
      known.set(make, css);
      // One sheet: each of them is named in the page's policy by a hash. What the owner's colours change comes last.
      const rest = styles.others.map(({ rawText }) => rawText).join('');
      edits.push({ range: styles.site.range, to: `<style>${css}${rest}</style>` });
      edits.push(...styles.others.map(({ range }) => ({ range, to: '' })));
    }
    trimmed.push({ path, html: editedPage(html, edits) });
  }
  return trimmed;
}

/** The part of the styles that these words and scripts can name. */
async function usedStyles(css: string, words: readonly string[], scripts: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: words.join('\n'), extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // The ring of whatever has the focus names no element, so nothing in a page would keep it.
    safelist: [':focus-visible'],
    defaultExtractor: wordsOf,
  });
  return withListedProperties(result?.css ?? css);
}
