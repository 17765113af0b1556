import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './project-files.ts';

const documents = projectFiles('.md').filter((file) => /^(README|CONTRIBUTING)\.md$|^docs\//.test(file));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What is made while building, testing or running, and is not in the project's files. */
const made = /^(dist|data|published|node_modules|test-results|upgrades)\/|^figures\.json$/;

/** The words that a document sets as code, in a line or in a block. */
function codeWords(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block]) => block as string);
  const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span as string);
  return [...blocks, ...spans].flatMap((code) => code.split(/[\s'",;()]+/));
}

/** A path from the root; the README's map of the project also names folders below the two that it has just named. */
function isThere(word: string): boolean {
  return ['', 'src/', 'server/'].some((folder) => existsSync(`${folder}${word}`));
}

/** Whether a word names a file or folder of the project: `src/routes.ts`, `forms/`, `owner.yaml`. */
function isPath(word: string): boolean {
  if (made.test(word) || /[:*…{}<>=]/.test(word)) return false;
  return (
    /^\.?[\w-]+(\/[\w.[\]-]+)*\/$/.test(word) ||
    /^(\.?[\w[\]-]+\/)*[\w.[\]-]+\.(ts|tsx|mjs|astro|md|css|svg|json|yaml)$/.test(word)
  );
}

describe.each(documents)('%s', (file) => {
  const words = codeWords(read(file));

  it('names only files and folders that exist', () => {
    const missing = words.filter((word) => isPath(word) && !isThere(word));
    expect(
      missing,
      'Because a reader will look for it. Mend the document, or write a path from the root of the project.',
    ).toEqual([]);
  });

  it('names only npm commands that exist', () => {
    const named = [...read(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name]) => name as string);
    expect(
      named.filter((name) => !(name in scripts)),
      'Because a reader will type it. Add the script to package.json or mend the document.',
    ).toEqual([]);
  });
});

it('every npm command starts a file that exists', () => {
  const missing = Object.entries(scripts).flatMap(([name, command]) =>
    [...command.matchAll(/node (?:--\S+ )*(\S+)/g)]
      .map(([, started]) => started as string)
      .filter((started) => !existsSync(started))
      .map((started) => `npm run ${name} starts ${started}`),
  );
  expect(missing, 'Because the command is in the documents, and it fails.').toEqual([]);
});

it('the README names every folder: those of the project, and those within src, server and mortgage', () => {
  const named = codeWords(read('README.md'));
  const folders = projectFiles('')
    .map((file) => /^((?:(?:src|server|mortgage)\/)?[\w-]+\/)/.exec(file)?.[1])
    .filter((folder) => folder !== undefined);
  const isNamed = (folder: string) => named.includes(folder) || named.includes(folder.replace(/^(src|server)\//, ''));
  expect(
    [...new Set(folders)].filter((folder) => !isNamed(folder)),
    'Because a newcomer reads the map first.',
  ).toEqual([]);
});

it.each(projectFiles('.md').filter((file) => file.startsWith('docs/decisions/')))(
  '%s says when it was made and whether it holds',
  (file) => {
    expect(read(file)).toMatch(/^Date: 20\d\d-\d\d-\d\d\. Status: (accepted|replaced by \d{3})\.$/m);
  },
);
