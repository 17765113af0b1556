import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../project-copy.ts';

let site: ProjectCopy;
beforeAll(() => {
  site = copyProject({ SITE_URL: 'https://site.example.org' });
});
afterAll(() => site.dispose());

it('a new guide is one file: its page under Learn, its card, its text version, and its place in the sitemap and llms.txt', async () => {
  const text = site.read('content/guides/credit-improvement.md');
  const guide = text.replace(/^order: 5$/m, 'order: 7').replace(/^heading: .*$/m, 'heading: Homes on a well');
  site.write('content/guides/homes-on-a-well.md', guide.replace(/^ {2}title: .*$/m, '  title: Homes on a well'));
  expect((await site.run('scripts/build.ts', '--quiet', '--uncompressed')).output).toContain('Built the site');

  const built = (file: string) => readFileSync(join(site.folder, 'dist', file), 'utf8');
  const page = parse(built('learn/homes-on-a-well.html'));
  expect(page.querySelector('h1')?.text).toBe('Homes on a well');
  expect(page.querySelector('nav[aria-label="Breadcrumb"] a[href="/learn"]')).not.toBeNull();
  expect(page.querySelector('header a[href="/learn"]')?.outerHTML).toBe(
    parse(built('learn/credit-improvement.html')).querySelector('header a[href="/learn"]')?.outerHTML,
  );
  expect(parse(built('learn.html')).querySelector('main a[href="/learn/homes-on-a-well"]')?.text).toContain('Homes on a well');
  expect(built('learn/homes-on-a-well.txt')).toContain('Homes on a well');
  for (const list of ['sitemap.xml', 'llms.txt']) expect(built(list)).toContain('/learn/homes-on-a-well');
});
