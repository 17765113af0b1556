import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry } from './git.ts';
import { isOwners, ownersPaths } from './ownership.ts';
import { decide } from './rule.ts';

const file = (id: string): Entry => ({ mode: '100644', id });
const [a, b, c] = [file('a'), file('b'), file('c')];

describe('a file that one side alone has changed', () => {
  it.each(['src/routes.ts', 'content/guides/rate-comparison.md', 'owner.yaml'])('%s is as that side has it', (path) => {
    expect(decide(path, { base: a, ours: a, next: b })).toEqual({ take: 'next' });
    expect(decide(path, { base: a, ours: b, next: a })).toEqual({ take: 'ours', newer: false });
    expect(decide(path, { base: a, ours: b, next: b })).toEqual({ take: 'ours', newer: false });
    expect(decide(path, { next: b })).toEqual({ take: 'next' });
    expect(decide(path, { ours: b })).toEqual({ take: 'ours', newer: false });
    expect(decide(path, { base: a, ours: a })).toEqual({ take: 'next' });
    expect(decide(path, { base: a, next: a })).toEqual({ take: 'ours', newer: false });
  });
});

describe('a file that both sides have changed', () => {
  it('stays where it is the owner’s, and the newer one is for reading', () => {
    expect(decide('content/posts/a.md', { base: a, ours: b, next: c })).toEqual({ take: 'ours', newer: true });
    expect(decide('content/posts/a.md', { ours: b, next: c })).toEqual({ take: 'ours', newer: true });
    expect(decide('pictures/logo.svg', { base: a, ours: b })).toEqual({ take: 'ours', newer: false });
  });

  it('stays deleted where the owner has deleted it', () => {
    expect(decide('content/posts/a.md', { base: a, next: c })).toEqual({ take: 'ours', newer: false });
  });

  it('is put together line by line where it is the project’s, and comes back where it was deleted', () => {
    expect(decide('src/routes.ts', { base: a, ours: b, next: c })).toEqual({ take: 'lines' });
    expect(decide('src/routes.ts', { base: a, next: c })).toEqual({ take: 'next' });
    expect(decide('src/routes.ts', { base: a, ours: b })).toEqual({ take: 'next' });
    expect(decide('src/new.ts', { ours: b, next: c })).toEqual({ take: 'next' });
  });

  it('keeps its values where it is owner.yaml', () => {
    expect(decide('owner.yaml', { base: a, ours: b, next: c })).toEqual({ take: 'values' });
  });

  it('counts a change of its mode alone', () => {
    const program = { mode: '100755', id: 'a' };
    expect(decide('docs/hosting/mortgage-leads', { base: a, ours: a, next: program })).toEqual({ take: 'next' });
  });
});

it.each([
  ['owner.yaml', true],
  ['content/guides/a.md', true],
  ['pictures/me.jpg', true],
  ['public/google123.html', true],
  ['settings.env', true],
  ['content.ts', false],
  ['src/content/a.md', false],
  ['owner/owner.ts', false],
])('%s is the owner’s: %s', (path, theirs) => {
  expect(isOwners(path)).toBe(theirs);
});

it('docs/architecture.md names everything that is the owner’s', () => {
  const [, section = ''] = /^## Whose is what\n([\s\S]*?)^## /m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  expect(ownersPaths.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
});
