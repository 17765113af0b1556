import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '../src/routes.ts';

/** Addresses of the texts of a folder of `content/` that are published. */
function textPaths(folder: string, under: string): string[] {
  const files = new URL(`../content/${folder}/`, import.meta.url);
  return readdirSync(files)
    .filter((file) => file.endsWith('.md') && !/^draft: *true/m.test(readFileSync(new URL(file, files), 'utf8')))
    .map((file) => `${under}/${file.replace(/\.md$/, '')}`);
}

/** Every address that answers with a page: the routes, the guides and the published posts. */
export function allPaths(): string[] {
  const pages = Object.values(routes).map(({ path }) => path);
  return [...new Set([...pages, ...textPaths('guides', routes.learn.path), ...textPaths('posts', routes.blog.path)])];
}
