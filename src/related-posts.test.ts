import { expect, it } from 'vitest';
import type { PostSummary } from './collections.ts';
import { relatedPosts } from './related-posts.ts';

const post = (slug: string, category: string) => ({ slug, category }) as PostSummary;

it('a post of a category with four others is related to the two newest of them, and never to itself', () => {
  const all = ['e', 'd', 'c', 'b', 'a'].map((slug) => post(slug, 'VA Loans')).toSpliced(1, 0, post('x', 'Credit Tips'));
  expect(relatedPosts(post('e', 'VA Loans'), all).map(({ slug }) => slug)).toEqual(['d', 'c']);
  expect(relatedPosts(post('a', 'VA Loans'), all).map(({ slug }) => slug)).toEqual(['e', 'd']);
  expect(relatedPosts(post('x', 'Credit Tips'), all)).toEqual([]);
});
