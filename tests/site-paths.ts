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

/** Pages that no link leads to: what is shown after a form without script, and what answers for addresses that do not exist. */
export const otherAnswers = ['/thank-you', '/no-such-page', '/blog/no-such-post'] as const;

/** Pages that are drawn alike, by how their addresses begin. */
const drawnAlike = ['/blog/', '/loan-options/', '/learn/'];

/** Of pages that are drawn alike the first, and every page that is drawn by itself. The planner makes its guide one of those. */
export function oneOfEachKind(): string[] {
  const paths = allPaths();
  const firsts = drawnAlike.map((start) => paths.find((path) => path.startsWith(start)));
  const policies = [routes.communicationsPolicy.path, routes.adaStatement.path] as readonly string[];
  return paths.filter(
    (path) =>
      path === routes.timelineProcess.path ||
      firsts.includes(path) ||
      !(drawnAlike.some((start) => path.startsWith(start)) || policies.includes(path)),
  );
}
