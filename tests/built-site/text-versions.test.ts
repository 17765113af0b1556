import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textVersionPath } from '../../src/routes.ts';
import { siteFolder } from '../sample-site.ts';
import { missingFromText } from './missing-from-text.ts';
import { listedPages } from './site.ts';

describe.each(listedPages)('the text version of $path', ({ path, html }) => {
  const text = () => readFileSync(`${siteFolder}${textVersionPath(path)}`, 'utf8');

  it('holds the heading and every sentence of the page that is in no form and no table', () => {
    expect(html).toContain('<h1');
    expect(missingFromText(html, text())).toEqual([]);
  });

  it('breaks no line within a sentence, so that it fits any screen', () => {
    const lines = text().split('\n');
    const broken = lines.filter((line, index) => line.length > 60 && /^[ ]*[a-z]/.test(lines[index + 1] ?? ''));
    expect(broken).toEqual([]);
  });
});
