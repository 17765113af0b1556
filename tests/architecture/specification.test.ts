import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allForms } from '../../forms/all-forms.ts';
import { captchaFailed, secondLookSubject } from '../../forms/second-look.ts';
import { routes } from '../../src/routes.ts';
import { projectFiles, read } from './project-files.ts';

const specification = read('docs/specification.md');
const code = [...specification.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span as string);
const paths = new Set(code.filter((span) => /^[\w-]+(\/[\w.-]+)+\.\w+$/.test(span)));

/** The tests that it names: a path, a colon, and names in quotation marks, or the parts of them that stand in the file. */
const namedTests = [...specification.matchAll(/`([^`\n]+)`: ("[^"\n]+"(?:, "[^"\n]+")*)/g)].flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
);

it.each([...paths])('names %s, which is there', (path) => {
  expect(existsSync(path), 'Because a reader will look for it. Mend docs/specification.md.').toBe(true);
});

it.each(namedTests)('"$name" is a test of $file', ({ file, name }) => {
  expect(read(file), 'Rename the test in docs/specification.md too.').toContain(name);
});

it('has nothing in quotation marks but the names of tests, each behind its file', () => {
  const quoted = [...specification.matchAll(/"([^"\n]+)"/g)].map(([, words]) => words);
  expect(quoted).toEqual(namedTests.map(({ name }) => name));
});

it('names every table of facts about the built pages', () => {
  const tables = projectFiles('.ts').filter((file) => file.startsWith('tests/built-site/specification/'));
  expect(tables.filter((file) => !paths.has(file) && !file.endsWith('/fact.ts'))).toEqual([]);
});

it('has every address of the site', () => {
  expect(Object.values(routes).filter(({ path }) => !code.includes(path))).toEqual([]);
});

it('has every sentence and option of the forms, word for word', () => {
  const notices = [captchaFailed, ...allForms.flatMap(({ messages }) => Object.values(messages))];
  const words = [
    ...notices.flatMap(({ title, text }) => [title, text]),
    ...allForms.flatMap(({ fields }) => fields.flatMap(({ name, options = [] }) => [name, ...options.map(({ value }) => value)])),
    ...allForms.flatMap(({ fixed }) => Object.entries(fixed).flat()),
    secondLookSubject('{name}', ''),
  ];
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
});
