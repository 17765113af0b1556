import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changesInWords } from './change-words.ts';
import { changesBetween } from './changes.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A built site of these files. */
function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const page = (main: string, { title = 'Home', head = '' } = {}) =>
  `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body><header><a href="/">Home</a><a href="tel:+12065550142">(206) 555-0142</a></header>` +
  `<main>${main}</main></body></html>`;

/** What changes from one main part of a page to another, as pairs. */
function pairs(before: string, after: string) {
  return changesBetween(site({ 'index.html': page(before) }), site({ 'index.html': page(after) })).words.map((change) => [
    change.before,
    change.after,
  ]);
}

describe('what changes for visitors', () => {
  it('is a sentence beside the one in its place, and none that stays', () => {
    expect(pairs('<p>We answer. Call (206) 555-0142. Thanks.</p>', '<p>We answer. Call (206) 555-0177. Thanks.</p>')).toEqual([
      ['Call (206) 555-0142.', 'Call (206) 555-0177.'],
    ]);
  });

  it('is a sentence that is new or gone, where nothing stands in its place', () => {
    expect(pairs('<p>One.</p><p>Two.</p>', '<p>One.</p>')).toEqual([['Two.', undefined]]);
    expect(pairs('<p>One.</p>', '<p>Zero.</p><p>One.</p>')).toEqual([[undefined, 'Zero.']]);
  });

  it('keeps a sentence whole across links and bold words, and elements side by side apart', () => {
    expect(
      pairs(
        '<p>Use the <a href="/a">old <b>page</b></a>, please.</p>',
        '<p>Use the <a href="/a">new <b>page</b></a>, please.</p>',
      ),
    ).toEqual([['Use the old page, please.', 'Use the new page, please.']]);
    expect(pairs('<p><a href="/refinance">Try it</a>.</p>', '<p><a href="/calculator">Try it</a>.</p>')).toEqual([
      ['Link to /refinance', 'Link to /calculator'],
    ]);
    expect(pairs('<div><span>Cell</span><span>1</span></div>', '<div><span>Cell</span><span>2</span></div>')).toEqual([
      ['1', '2'],
    ]);
  });

  it('is what search results say, what is read aloud for a picture, and where a link leads', () => {
    const described = (text: string) => page('', { title: text, head: `<meta name="description" content="About ${text}">` });
    const { words } = changesBetween(site({ 'index.html': described('A') }), site({ 'index.html': described('B') }));
    expect(words.map(({ before }) => before)).toEqual(['Title: A', 'In search results: About A']);
    expect(pairs('<img alt="A boat">', '<img alt="A house">')).toEqual([['Picture: A boat', 'Picture: A house']]);
    expect(pairs('<a href="https://a.test/">Apply</a>', '<a href="https://b.test/">Apply</a>')).toEqual([
      ['Link “Apply” to https://a.test/', 'Link “Apply” to https://b.test/'],
    ]);
  });

  it('is said once for all pages on which it is the same', () => {
    const both = (text: string) => site({ 'index.html': page(text), 'about.html': page(text), 'blog/a.html': page('x') });
    const changes = changesBetween(both('Old.'), both('New.'));
    expect(changes.words).toEqual([{ before: 'Old.', after: 'New.', pages: ['/about', '/'] }]);
    expect(changesInWords(changes)).toEqual(['What pages say otherwise\n  On /about, /\n    “Old.”\n      → “New.”']);
  });

  it('is a page that is new or gone, whose words are not listed one by one', () => {
    const changes = changesBetween(
      site({ 'index.html': page(''), 'old.html': page('Gone.') }),
      site({ 'index.html': page(''), 'new.html': page('New.') }),
    );
    expect(changes).toMatchObject({ newPages: ['/new'], gonePages: ['/old'], words: [] });
  });

  it('is a picture by its own name, however many sizes the build has made of it, and a file to download', () => {
    const before = site({
      '_astro/portrait.AAA_1.webp': 'a',
      '_astro/portrait.AAA_2.jpg': 'b',
      'logo.svg': 'l',
      'fees.pdf': '1',
    });
    const after = site({
      '_astro/portrait.BBB_1.webp': 'c',
      '_astro/portrait.BBB_2.jpg': 'd',
      '_astro/house.CCC_1.webp': 'h',
      'fees.pdf': '2',
    });
    const { pictures, files } = changesBetween(before, after);
    expect(pictures.map(({ name, before, after }) => [name, before !== undefined, after !== undefined])).toEqual([
      ['house', false, true],
      ['logo.svg', true, false],
      ['portrait', true, true],
    ]);
    expect(files.map(({ name }) => name)).toEqual(['fees.pdf']);
  });

  it('names a page whose looks alone change, and no page whose files of script have new names alone', () => {
    const with_ = (head: string) => site({ 'index.html': page('Same.', { head }) });
    expect(changesBetween(with_('<style>a{color:red}</style>'), with_('<style>a{color:blue}</style>')).otherPages).toEqual(['/']);
    const script = (hash: string) => with_(`<script src="/_astro/menu.${hash}.js"></script>`);
    expect(changesBetween(script('AAAAAAAA'), script('BBBBBBBB')).otherPages).toEqual([]);
  });

  it('is every page the first time', () => {
    expect(changesBetween(undefined, site({ 'index.html': page(''), 'about.html': page('') })).newPages).toEqual(['/about', '/']);
  });
});
