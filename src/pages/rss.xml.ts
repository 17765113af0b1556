import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { owner } from '../../owner/owner.ts';
import { businessName } from '../../owner/owner-words.ts';
import { newestPosts } from '../collections.ts';

/** Used in feeds while the site has no address yet: readers then resolve links against the feed's own address. */
const noSite = 'http://localhost:4321';

export const GET: APIRoute = async ({ site }) => {
  const posts = await newestPosts();
  return rss({
    title: `${businessName(owner.company)}: mortgage blog`,
    description: 'Articles on first homes, rates, credit, refinancing, the Puget Sound market and VA loans.',
    site: site ?? noSite,
    trailingSlash: false,
    items: posts.map((post) => ({
      title: post.title,
      description: post.excerpt,
      link: post.href,
      pubDate: new Date(post.dateTime),
      categories: [post.category],
    })),
    customData: '<language>en-us</language>',
  });
};
