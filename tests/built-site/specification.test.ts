import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtPages, listedPages, type ParsedPage } from './site.ts';
import { blogFacts, posts } from './specification/blog.ts';
import { drivenFacts } from './specification/driven.ts';
import type { Fact } from './specification/fact.ts';
import { formFacts } from './specification/forms.ts';
import { frameFacts } from './specification/frame.ts';
import { guideFacts } from './specification/guides.ts';
import { homeFacts } from './specification/home.ts';
import { addresses, pageFacts } from './specification/pages.ts';

function pagesOf({ page }: Fact): readonly ParsedPage[] {
  return page === '*' ? listedPages : builtPages.filter(({ path }) => path === page);
}

it('has every address of the specification', () => {
  const built = listedPages.map(({ path }) => path);
  const wanted = [...addresses, ...posts.map(([slug]) => `/blog/${slug}`)];
  expect(wanted.filter((path) => !built.includes(path))).toEqual([]);
});

describe.each([
  ['what frames every page', frameFacts],
  ['home page, loan options, about and pre-qualify', homeFacts],
  ['the other pages', pageFacts],
  ['the guides', guideFacts],
  ['the blog', blogFacts],
  ['the forms', formFacts],
])('the specification of %s', (_part, facts) => {
  it.each(facts)('$says', (fact) => {
    const pages = pagesOf(fact);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ document }) => !fact.holds(document)).map(({ path }) => path)).toEqual([]);
  });

  it('is noticed wherever a page breaks it', () => {
    const unnoticed = facts.flatMap((fact) => {
      const [page] = pagesOf(fact);
      if (!page || fact.breaks.length === 0) return [`${fact.says}: nothing to break`];
      return fact.breaks.flatMap((breakIt, index) => {
        const document = parse(page.html);
        breakIt(document);
        return fact.holds(document) ? [`${fact.says}: break ${index + 1} of ${fact.breaks.length}`] : [];
      });
    });
    expect(unnoticed).toEqual([]);
  });
});

describe('what the specification says of behavior', () => {
  it.each(drivenFacts)('$says: $test', ({ file, test }) => {
    expect(readFileSync(file, 'utf8')).toContain(test);
  });
});
