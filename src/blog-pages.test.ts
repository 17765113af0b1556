import { expect, it } from 'vitest';
import { blogPages } from './blog-pages.ts';
import type { PostSummary } from './collections.ts';

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, featured: index === 2 }) as PostSummary);
const ids = (count: number) => blogPages(posts(count)).map((page) => page.map(({ id }) => id));

it('up to 25 posts stand on one page, the featured one first and then the newest', () => {
  expect(ids(6)).toEqual([[3, 6, 5, 4, 2, 1]]);
  expect(ids(25)).toHaveLength(1);
  expect(ids(0)).toEqual([[]]);
});

it('of more, each stands on one page, none twice', () => {
  expect(ids(26).map(({ length }) => length)).toEqual([25, 1]);
  expect(ids(1000)).toHaveLength(40);
  expect(new Set(ids(1000).flat()).size).toBe(1000);
});
