import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '../src/routes.ts';

/** Every address that answers with a page: the routes and the published posts. */
export function allPaths(): string[] {
  const folder = new URL('../content/posts/', import.meta.url);
  const posts = readdirSync(folder).filter(
    (file) => file.endsWith('.md') && !/^draft: *true/m.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  return [...Object.values(routes).map(({ path }) => path), ...posts.map((file) => `/blog/${file.replace(/\.md$/, '')}`)];
}
