import type { APIRoute } from 'astro';
import { owner } from '../../owner/owner.ts';
import { businessName } from '../../owner/owner-words.ts';
import { newestPosts } from '../collections.ts';
import { routes } from '../routes.ts';

/** The posts as a JSON Feed 1.1 (jsonfeed.org). */
export const GET: APIRoute = async ({ site }) => {
  const address = (path: string) => (site ? new URL(path, site).href : path);
  const posts = await newestPosts();
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${businessName(owner.company)}: mortgage blog`,
    home_page_url: address(routes.blog.path),
    feed_url: address('/feed.json'),
    language: 'en-US',
    items: posts.map((post) => ({
      id: address(post.href),
      url: address(post.href),
      title: post.title,
      summary: post.excerpt,
      content_text: post.excerpt,
      date_published: `${post.dateTime}T00:00:00Z`,
      tags: [post.category],
    })),
  });
};
