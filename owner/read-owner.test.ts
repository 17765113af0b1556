import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleOwnerFile } from '../tests/project-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'owner-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = sampleOwnerFile().replace("'./owner/", `'${pathToFileURL(resolve('owner')).href}/`);

/** What Node itself, which reads the file wherever the site is built or run, makes of it after a slip of the owner's. */
function saysOf(right: RegExp, slip: string): string {
  expect(shipped).toMatch(right);
  const file = join(folder, 'owner.config.ts');
  writeFileSync(file, shipped.replace(right, slip));
  const program = `import { readOwner } from './owner/read-owner.ts';
    await readOwner(new URL(${JSON.stringify(pathToFileURL(file).href)})).then(({ email }) => console.log(email), ({ name, message }) => console.log(name, message));`;
  return spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout;
}

const line = shipped.slice(0, shipped.indexOf('  email:')).split('\n').length;

describe("the owner's file, read while a program runs", () => {
  it('is handed on when nothing is wrong', () => expect(saysOf(/email: '.*',/, "email: 'me@sea.org',")).toBe('me@sea.org\n'));

  it.each([
    ['a missing comma', /(email: '.*'),/, '$1', [`line ${line}:  email: '`, `line ${line + 1}:  office: {`]],
    ['a missing quote', /(email: '.*)',/, '$1,', [`line ${line}:  email: '`, 'a quote']],
    ['an apostrophe', /street: '.*',/, "street: 'Teresa's Way',", ["street: 'Teresa's Way',", 'between double quotes']],
    ['a text without quotes', /city: 'Kenmore'/, 'city: Kenmore', ['Kenmore stands without quotes', 'line', "city: 'Kenmore',"]],
    ['curly quotes', /city: 'Kenmore'/, 'city: ‘Kenmore’', ['city: ‘Kenmore’', 'a quote']],
    ['a missing bracket at the end', /\}\);\s*$/, '', ['a bracket is missing']],
    ['a wrong value', /email: '.*',/, "email: 'me',", ['email must be an email address such as hello@example.com']],
  ])('with %s, says which lines and what is right, and shows no trace', (_, right, slip, expected) => {
    const says = saysOf(right, slip);
    expect(says).toMatch(/^OwnerConfigError owner\.config\.ts/);
    for (const words of expected) expect(says).toContain(words);
    expect(says).not.toMatch(/^ +at /m);
  });
});
