import { describe, expect, it } from 'vitest';
import { read } from './project-files.ts';

const decision = 'docs/decisions/008-dependencies.md';
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const packages = Object.keys({ ...dependencies, ...devDependencies });

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
