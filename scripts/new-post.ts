import '../settings/settings-file.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readServerSettings } from '../settings/read-settings.ts';
import { postTemplate, slugOf } from '../texts/post-template.ts';

// `npm run new-post -- "Title"`: begins a post as a draft in content/posts.
const folder = 'content/posts';
const usage = 'Name the post: npm run new-post -- "What a Loan Estimate tells you"';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** The highest number of the posts that there are. */
function newestId(): number {
  const texts = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return Math.max(0, ...texts.map((file) => Number(/^id: *(\d+)/m.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? 0)));
}

const title = parseArgs({ allowPositionals: true, strict: false }).positionals.join(' ').replace(/\s+/g, ' ').trim();
const slug = slugOf(title);
if (title === '') stop(usage);
if (slug === '') stop(`"${title}" has no letter or digit from which to make an address. ${usage}`);
if (title.length > 90) stop(`The title must have at most 90 characters, this one has ${title.length}.`);
const file = `${folder}/${slug}.md`;
if (existsSync(file)) stop(`There is a post with this address already: ${file}. Open that one, or choose another title.`);

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
writeFileSync(file, postTemplate(title, newestId() + 1, today), { flag: 'wx' });
console.log(`Wrote the draft ${file}

  1. Open it in a text editor and replace every "Replace this:".
  2. See it as you write: npm run dev, then http://localhost:${readServerSettings().port}/blog/${slug}
  3. To publish, delete the line "draft: true" and build the site: npm run build`);
