import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings whose files shrink; pictures in PNG and fonts in WOFF2 are compressed already. */
export const compressible = /\.(html|txt|xml|json|webmanifest|svg|js|mjs|css)$/;

/** How hard a file is compressed with brotli; the first rule whose pattern fits its path counts. */
const brotliQualities: readonly (readonly [path: RegExp, quality: number])[] = [
  // Read by programs, now and then, and one for every page.
  [/\.txt$/, 9],
  // There may be a thousand posts. The last step would save 3% of their bytes and more than double the time.
  [/^blog[\\/]/, 10],
  [/./, 11],
];

/** Writes `FILE.br` and `FILE.gz` beside every file of a folder that shrinks. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith('.'),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      const quality = brotliQualities.find(([pattern]) => pattern.test(relative(folder, path)))?.[1] ?? 11;
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
