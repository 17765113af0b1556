import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings whose files shrink; pictures in PNG and fonts in WOFF2 are compressed already. */
export const compressible = /\.(html|txt|xml|json|webmanifest|svg|js|mjs|css)$/;

/** Brotli's two strongest settings. The last step saves 3% of a page's bytes and more than doubles the time. */
const strongest = 11;
const quick = 10;

/**
 * Writes `FILE.br` and `FILE.gz` beside every file of a folder that shrinks.
 *
 * @param many paths within the folder of which there may be a thousand: they stop one setting short of the strongest
 */
export async function precompress(folder: string, many?: RegExp): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith('.'),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      const quality = many?.test(relative(folder, path)) ? quick : strongest;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        }),
        promisify(gzip)(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
