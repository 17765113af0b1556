import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { Views } from './views/views.tsx';

/** Where the desk keeps what it makes for itself. */
export const deskFolder = join(import.meta.dirname, '../node_modules/.desk');

/** What the pages of the desk are made of. */
const sources = ['desk', 'src/ui', 'src/styles'];

/** A mark of all sources: another one once any of them has changed. */
function sourceMark(root: string): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Makes the pages, and the styles and scripts that they ask for, in a folder. */
async function make(root: string, folder: string): Promise<void> {
  // Whatever NODE_ENV says while it is made: the same pages serve every desk.
  const jsx = { runtime: 'automatic', development: false } as const;
  const common = { root, configFile: false, logLevel: 'warn', publicDir: false, oxc: { jsx } } as const;
  await build({ ...common, build: { ssr: 'desk/views/views.tsx', outDir: join(folder, 'views'), emptyOutDir: true } });
  const names = { entryFileNames: '[name].js', assetFileNames: '[name][extname]', chunkFileNames: '[name].js' };
  await build({
    ...common,
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: join(folder, 'assets'),
      emptyOutDir: true,
      assetsDir: '',
      // The editor is large, and comes from this computer.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: { desk: 'desk/client/desk.ts' }, output: names },
    },
  });
}

/**
 * Makes the pages, styles and scripts of the desk, unless they have been made from these sources.
 *
 * @returns the pages, and the folder of the files that they ask for
 */
export async function buildDesk(root: string): Promise<{ readonly views: Views; readonly assets: string }> {
  const made = join(deskFolder, 'made');
  const mark = sourceMark(root);
  const folder = join(made, mark);
  if (!existsSync(folder)) {
    mkdirSync(made, { recursive: true });
    const others = readdirSync(made)
      .filter((name) => name !== mark)
      .map((name) => join(made, name));
    // Whoever else makes the same at this moment makes it elsewhere: the first whole one is taken.
    const beside = mkdtempSync(join(deskFolder, 'making-'));
    await make(root, beside);
    if (!existsSync(folder)) renameSync(beside, folder);
    for (const old of [beside, ...others]) rmSync(old, { recursive: true, force: true });
  }
  const { views } = (await import(pathToFileURL(join(folder, 'views/views.js')).href)) as { readonly views: Views };
  return { views, assets: join(folder, 'assets') };
}
