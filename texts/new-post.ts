import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInWashington } from '../mortgage/dates/day.ts';
import { postTemplate, slugOf } from './post-template.ts';

const posts = 'content/posts';

/** The highest number of the posts that there are. */
function newestId(folder: string): number {
  const texts = readdirSync(join(folder, posts)).filter((file) => file.endsWith('.md'));
  return Math.max(
    0,
    ...texts.map((file) => Number(/^id: *(\d+)/m.exec(readFileSync(join(folder, posts, file), 'utf8'))?.[1] ?? 0)),
  );
}

/** A post that begins as a draft. */
export interface NewPost {
  /** The last part of its address. */
  readonly slug: string;
  /** Its file, from the project's folder. */
  readonly path: string;
  readonly content: string;
}

/** A post that begins as a draft with this headline in a project's folder; or why none can. Nothing is written. */
export function newPost(folder: string, headline: string): NewPost | string {
  const title = headline.replaceAll(/\s+/g, ' ').trim();
  const slug = slugOf(title);
  if (slug === '') return 'The headline needs a letter or a digit: the address of the post is made of them.';
  if (title.length > 90) return `The headline must have at most 90 characters, this one has ${title.length}.`;
  const path = `${posts}/${slug}.md`;
  if (existsSync(join(folder, path)))
    return `There is a post with this address already: ${path}. Open that one, or choose another headline.`;
  const today = todayInWashington();
  return { slug, path, content: postTemplate(title, newestId(folder) + 1, today) };
}
