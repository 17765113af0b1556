import { readdirSync } from 'node:fs';
import { routes } from '../src/routes.ts';

/** Every address that answers with a page: the routes and the posts. */
export function allPaths(): string[] {
  const posts = readdirSync(new URL('../src/content/posts', import.meta.url)).filter((file) => file.endsWith('.md'));
  return [...Object.values(routes).map(({ path }) => path), ...posts.map((file) => `/blog/${file.replace(/\.md$/, '')}`)];
}
