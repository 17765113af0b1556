import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltPages } from './built-pages.ts';

it('an HTML file that was copied from public/ is no page of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
  const [dist, copiedFrom] = [join(folder, 'dist'), join(folder, 'public')];
  for (const path of [dist, copiedFrom]) mkdirSync(join(path, '.well-known'), { recursive: true });
  for (const path of ['index.html', 'about.html']) writeFileSync(join(dist, path), `<main>${path}</main>`);
  for (const path of ['google0123456789abcdef.html', '.well-known/proof.html'])
    for (const where of [dist, copiedFrom]) writeFileSync(join(where, path), 'google-site-verification');
  expect(readBuiltPages(dist, copiedFrom).map(({ path }) => path)).toEqual(['/about', '/']);
  rmSync(folder, { recursive: true, force: true });
});
