import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutSetting, readAllSettings } from './read-settings.ts';
import { settings } from './settings.ts';

const readers = Object.entries(settings).flatMap(([reader, group]) => Object.keys(group).map((name) => ({ name, reader })));
const names = readers.map(({ name }) => name);

describe('the documents', () => {
  it('have every setting in the table of the README as the schema describes it, and nothing else', () => {
    const rows = readers.map(({ name, reader }) => {
      const { description, example } = aboutSetting(name);
      return `| \`${name}\` | ${description} | \`${example}\` | ${reader} |`;
    });
    const [, table = ''] = readFileSync('README.md', 'utf8').split('| --- | --- | --- | --- |\n');
    expect(table.trimEnd().split('\n')).toEqual(rows);
  });

  it.each(['README.md', 'docs/deploy.md', 'docs/owner-guide.md', ...globSync('docs/hosting/*')])(
    'set only settings that exist: %s',
    (file) => {
      const set = [...readFileSync(file, 'utf8').matchAll(/(?:^|[\s`=])([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name as string);
      const others = ['NAME', 'NODE_ENV', 'PATH', 'DEBIAN_FRONTEND'];
      expect(set.filter((name) => !names.includes(name) && !others.includes(name))).toEqual([]);
    },
  );
});

it.each(names)('the example of %s is one that is taken', (name) => {
  const { example } = aboutSetting(name);
  expect(() => readAllSettings({ LEADS_TO: 'leads@example.com', [name]: example })).not.toThrow();
});

it('no setting is read by a name that is not declared', () => {
  const read = globSync('{server,scripts,publishing,setup,src,owner,texts}/**/*.{ts,tsx,astro,mjs}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => `${file}: ${name}`))
    .filter((found) => !found.endsWith(': PATH'));
  expect(read, 'Because what is read past the schema is neither checked nor in the README.').toEqual([]);
});
