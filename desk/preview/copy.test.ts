import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importsOf, projectFiles } from '../../tests/architecture/project-files.ts';
import { codeOfPages, type PageSources, pageSources } from './copy.ts';

let owners: string;
let sources: PageSources;
const post = 'content/posts/a.md';
const write = (path: string, text: string) => writeFileSync(join(owners, path), text);
const inCopy = (path: string) => readFileSync(join(sources.folder, path), 'utf8');

beforeEach(() => {
  owners = mkdtempSync(join(tmpdir(), 'owners-'));
  for (const folder of ['content/posts', 'pictures', 'data', '.git']) mkdirSync(join(owners, folder), { recursive: true });
  write('owner.yaml', 'company:\n');
  write(post, 'saved');
  write('settings.env', 'SMTP_URL=smtps://owner:secret@mail.example.com');
  write('data/leads.db', 'messages');
  sources = pageSources(resolve('.'), owners);
});
afterEach(() => {
  sources.remove();
  rmSync(owners, { recursive: true });
});

it('a copy holds what pages are made with, and neither settings nor messages nor a history nor what a link leads to', () => {
  symlinkSync(join(owners, 'settings.env'), join(owners, 'pictures/me.jpg'));
  sources.update([]);
  const expected = [...codeOfPages, 'content', 'node_modules', 'owner.yaml'];
  expect(readdirSync(sources.folder).toSorted()).toEqual(expected.toSorted());
  expect(inCopy(post)).toBe('saved');
});

it('a text that is not saved lies over the saved one until others do, and the saved one does not change', () => {
  sources.update([]);
  expect(sources.update([{ path: post, content: 'typed' }])).toBe('words');
  expect(inCopy(post)).toBe('typed');
  expect(sources.update([{ path: post, content: 'typed' }])).toBe('nothing');
  expect(sources.update([])).toBe('words');
  expect(inCopy(post)).toBe('saved');
  expect(readFileSync(join(owners, post), 'utf8')).toBe('saved');
});

it('a save of what was shown changes nothing in the copy', () => {
  sources.update([{ path: 'owner.yaml', content: 'company: A\n' }]);
  write('owner.yaml', 'company: A\n');
  expect(sources.update([])).toBe('nothing');
});

it('an owner’s value or a picture that changes is more than words, and a text that is taken away goes from the copy', () => {
  sources.update([]);
  expect(sources.update([{ path: 'owner.yaml', content: 'company: B\n' }])).toBe('more');
  sources.update([]);
  rmSync(join(owners, post));
  expect(sources.update([])).toBe('words');
  expect(readdirSync(join(sources.folder, 'content/posts'))).toEqual([]);
});

it('every file that a page needs is among the code of pages', () => {
  const copied = (file: string) =>
    [...codeOfPages, 'content'].some((part) => file === part || file.startsWith(`${part}/`)) || !file.includes('/');
  const needing = projectFiles('.ts', '.tsx', '.astro').filter(
    (file) => (file.startsWith('src/') || file === 'astro.config.ts') && !file.includes('.test.'),
  );
  const files = new Set(projectFiles(''));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !files.has(file)) return;
    seen.add(file);
    for (const target of importsOf(file)) visit(target);
  };
  for (const file of needing) visit(file);
  expect([...seen].filter((file) => !copied(file))).toEqual([]);
});
