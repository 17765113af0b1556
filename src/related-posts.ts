import type { PostSummary } from './collections.ts';

/** At most two other posts of the same category, newest first. */
export function relatedPosts(post: PostSummary, all: readonly PostSummary[]): PostSummary[] {
  return all.filter(({ slug, category }) => slug !== post.slug && category === post.category).slice(0, 2);
}
