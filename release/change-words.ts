import type { Changes, FileChange, WordChange } from './changes.ts';

/** How many pages are named before the others are counted. */
const named = 3;

function pagesInWords(pages: readonly string[], all: number): string {
  if (pages.length === all && all > 1) return 'On every page';
  if (pages.length === 1) return `On ${pages[0]}`;
  const first = pages.slice(0, named).join(', ');
  return pages.length <= named ? `On ${first}` : `On ${pages.length} pages, among them ${first}`;
}

function sentenceInWords({ before, after }: WordChange): string {
  if (before === undefined) return `    new: “${after}”`;
  return after === undefined ? `    gone: “${before}”` : `    “${before}”\n      → “${after}”`;
}

function fileInWords({ name, before, after }: FileChange): string {
  return `  ${before === undefined ? 'new' : after === undefined ? 'gone' : 'changed'}: ${name}`;
}

/** What changes for visitors, as paragraphs: a heading and lines below it. Empty when nothing does. */
export function changesInWords({ pageCount, newPages, gonePages, words, otherPages, pictures, files }: Changes): string[] {
  const list = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [[heading, ...lines].join('\n')] : []);
  const places = [...Map.groupBy(words, ({ pages }) => pagesInWords(pages, pageCount))];
  return [
    ...list(
      'New pages',
      newPages.map((path) => `  ${path}`),
    ),
    ...list(
      'Pages that go',
      gonePages.map((path) => `  ${path}`),
    ),
    ...list(
      'What pages say otherwise',
      places.flatMap(([place, changes]) => [`  ${place}`, ...changes.map(sentenceInWords)]),
    ),
    ...list('Pictures', pictures.map(fileInWords)),
    ...list('Other files', files.map(fileInWords)),
    ...list(
      'Pages that change in their looks, their scripts or what programs read of them, and not in their words',
      otherPages.length > 0 ? [`  ${pagesInWords(otherPages, pageCount)}`] : [],
    ),
  ];
}
