import { describe, expect, it } from 'vitest';
import { importsOf, projectFiles, read } from './project-files.ts';

const decision = 'docs/decisions/008-dependencies.md';
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
/** The editor of texts has packages of its own. */
const editor = JSON.parse(read('desk/editor/package.json')) as Record<string, Record<string, string>>;
const packages = Object.keys({ ...dependencies, ...devDependencies, ...editor.dependencies, ...editor.devDependencies });

const [reasons = '', leftOut = ''] = read(decision).split('## What was left out');

/** Each row as the package it names and why it is there. */
const rows = [...reasons.matchAll(/^\| `([^`]+)` \| (.+?) \|$/gm)].map(([, name, why]) => ({
  name: name as string,
  why: why as string,
}));

describe(decision, () => {
  it.each(packages)('says in one line why %s is there', (name) => {
    const found = rows.filter((row) => row.name === name);
    expect(found, 'Because a package that nobody can explain is never taken out again. Add a line.').toHaveLength(1);
    expect(found[0]?.why.split(' ').length).toBeGreaterThanOrEqual(3);
  });

  it('explains no package that is not there', () => {
    expect(rows.map(({ name }) => name).filter((name) => !packages.includes(name))).toEqual([]);
  });

  it('leaves out what package.json does not name', () => {
    const named = [...leftOut.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    expect(named.filter((name) => packages.includes(name))).toEqual([]);
  });
});

/** What the commands of an owner run: starting, developing, building, serving, checking before the launch, publishing, reading messages, writing a post, upgrading. */
const ownersPrograms = [
  'scripts/start.mjs',
  'scripts/dev.mjs',
  'setup/ready-to-start.ts',
  'scripts/build.ts',
  'scripts/launch-check.ts',
  'scripts/publish.ts',
  'scripts/new-post.ts',
  'scripts/upgrade.ts',
  'scripts/join-owner-file.ts',
  'server/main.ts',
  'server/forms-only.ts',
  'server/leads/leads-cli.ts',
  'astro.config.ts',
  ...projectFiles('.ts', '.tsx', '.astro').filter(
    (file) => /^src\/(pages|layouts|gallery)\//.test(file) && !file.includes('.test.'),
  ),
];

const code = new Set(projectFiles('.ts', '.tsx', '.astro', '.mjs'));

/** Every file of the project that these need, themselves included. */
function needed(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !code.has(file)) return;
    seen.add(file);
    for (const target of importsOf(file)) visit(target);
  };
  for (const file of files) visit(file);
  return [...seen];
}

/** Whether a file takes nothing but types from a package: they are gone once the program runs. */
function onlyTypes(file: string, name: string): boolean {
  return new RegExp(`^import type [^;]*from '${name}['/]`, 'm').test(read(file));
}

describe('package.json', () => {
  it('has whatever an owner runs among the dependencies, so that a server which installs nothing else can build the site', () => {
    const missing = needed(ownersPrograms).flatMap((file) =>
      importsOf(file)
        .map((target) => packages.find((name) => target === name || target.startsWith(`${name}/`)))
        .filter((name) => name !== undefined && !(name in (dependencies ?? {})) && !onlyTypes(file, name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
