import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteFolder } from '../sample-site.ts';
import { builtPages } from './site.ts';

it('leaves the gallery of the primitives in development', () => {
  expect(builtPages.map(({ path }) => path)).not.toContain('/gallery');
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|txt|xml)$/.test(file),
  );
  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  expect(files.filter((file) => /data-show(n)?\b/.test(readFileSync(`${siteFolder}/${file}`, 'utf8')))).toEqual([]);
});
