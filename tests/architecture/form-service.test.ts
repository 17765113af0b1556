import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = [...readFileSync('docs/form-service.md', 'utf8').matchAll(/^\|(.+)\| `([^`]+)` › (.+) \|$/gm)].map(
  ([, promise = '', file = '', title = '']) => ({ promise: promise.trim(), file, title }),
);

it('the table of promises has a row for each', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)('"$promise" is tried by a test that exists under its name', ({ file, title }) => {
  expect(existsSync(file), `${file} is named in docs/form-service.md`).toBe(true);
  expect(readFileSync(file, 'utf8'), `Rename the test in docs/form-service.md too.`).toContain(title);
});
