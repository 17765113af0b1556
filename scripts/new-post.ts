import '../settings/settings-file.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readServerSettings } from '../settings/read-settings.ts';
import { newPost } from '../texts/new-post.ts';

// `npm run new-post -- "Title"`: begins a post as a draft in content/posts.
const usage = 'Name the post: npm run new-post -- "What a Loan Estimate tells you"';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const title = parseArgs({ allowPositionals: true, strict: false }).positionals.join(' ').trim();
if (title === '') stop(usage);
const post = newPost('.', title);
if (typeof post === 'string') stop(`${post} ${usage}`);
writeFileSync(post.path, post.content, { flag: 'wx' });
console.log(`Wrote the draft ${post.path}

  1. Open it in a text editor and replace every "Replace this:".
  2. See it as you write: npm run dev, then http://localhost:${readServerSettings().port}/blog/${post.slug}
  3. To publish, delete the line "draft: true" and build the site: npm run build`);
