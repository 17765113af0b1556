import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the project has made of itself: a copy makes its own. */
const made = ['node_modules', '.git', 'dist', 'data', '.astro', 'screenshots', 'test-results'];

/** Packages by link, in a folder of its own: Astro and Vite keep what they remember of a build in there. */
export function linkPackages(to: string): void {
  mkdirSync(to);
  for (const name of readdirSync('node_modules')) {
    if (/^\.(astro|vite|cache)/.test(name)) continue;
    symlinkSync(resolve('node_modules', name), join(to, name));
  }
}

/** A copy of the project in a temporary folder, with the installed packages. Call `remove` when done. */
export function copyProject(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const name of readdirSync('.')) {
    if (!made.includes(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  linkPackages(join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Adds posts to a copy of the project until it has `count`. Each is one of the posts that are there, in turn, under
 * another address and title.
 */
export function addPosts(folder: string, count: number): void {
  const posts = join(folder, 'src/content/posts');
  const originals = readdirSync('src/content/posts').filter((file) => file.endsWith('.md'));
  for (let number = originals.length + 1; number <= count; number += 1) {
    const original = originals[number % originals.length] as string;
    const text = readFileSync(join('src/content/posts', original), 'utf8')
      .replace(/^id: .*$/m, `id: ${number}`)
      .replace(/^title: .*$/m, `title: Post number ${number}`)
      .replace(/^featured: true$/m, 'featured: false');
    writeFileSync(join(posts, `post-number-${number}.md`), text);
  }
}
