import type { PostSummary } from './collections.ts';

/** Posts on one page of the list. Of a thousand on one page a phone would load 900 kB. */
const postsAPage = 25;

/** The posts page by page: the featured one first, then the newest. There is one page at least. */
export function blogPages(posts: readonly PostSummary[]): PostSummary[][] {
  const ordered = [...posts].sort((a, b) => Number(b.featured) - Number(a.featured) || b.id - a.id);
  const count = Math.max(1, Math.ceil(ordered.length / postsAPage));
  return Array.from({ length: count }, (_, page) => ordered.slice(page * postsAPage, (page + 1) * postsAPage));
}
