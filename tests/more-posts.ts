import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * As many posts more as bring a blog to `count`: each is one of the posts that there are, in turn, under another address and title.
 *
 * @returns the texts by their files
 */
export function morePosts(count: number): Readonly<Record<string, string>> {
  const folder = 'content/posts';
  const originals = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const numbers = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => originals.length + 1 + index);
  return Object.fromEntries(
    numbers.map((number) => [
      `${folder}/post-number-${number}.md`,
      readFileSync(join(folder, originals[number % originals.length] as string), 'utf8')
        .replace(/^id: .*$/m, `id: ${number}`)
        .replace(/^title: .*$/m, `title: Post number ${number}`)
        .replace(/^featured: true$/m, 'featured: false'),
    ]),
  );
}
