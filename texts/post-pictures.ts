import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerPictureFault, picturesFolder } from '../owner/owner-pictures.ts';

/** The line of a post that names its picture; what a picture may be called is in `post-schema.ts`. */
const imageLine = /^imageSrc:\s*(["']?)(.+?)\1\s*$/;

/** Photographs of posts that cannot be shown: all of each is read, which the check of a post's fields does not wait for. */
async function faultsOf(post: string, pictures: string): Promise<string[]> {
  const lines = readFileSync(post, 'utf8').split('\n');
  const place = lines.findIndex((line) => imageLine.test(line));
  const [, , file = ''] = imageLine.exec(lines[place] ?? '') ?? [];
  const path = join(pictures, file);
  // What is missing or drawn is told with the other fields of the post.
  if (file === '' || /\.svg$/i.test(file) || !existsSync(path)) return [];
  const fault = await ownerPictureFault('post', path);
  return fault === undefined ? [] : [`  ${post}, line ${place + 1}: imageSrc: ${file} ${fault}.`];
}

/**
 * Looks at the photographs that posts name, drafts too.
 *
 * @throws Error naming post, line and what to do about every one that cannot be shown
 */
export async function checkPostPictures(posts = 'content/posts', pictures: string = picturesFolder): Promise<void> {
  const files = readdirSync(posts).filter((file) => file.endsWith('.md'));
  const faults = (await Promise.all(files.map((file) => faultsOf(join(posts, file), pictures)))).flat();
  if (faults.length > 0)
    throw new Error(
      `${faults.length === 1 ? 'A post names a picture' : 'Posts name pictures'} that cannot be shown:\n${faults.join('\n')}`,
    );
}
