import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings whose files shrink; pictures in PNG and fonts in WOFF2 are compressed already. */
const compressible = /\.(html|txt|xml|json|webmanifest|svg|js|mjs|css)$/;

interface Effort {
  /** 0 to 11. */
  readonly quality: number;
  /** How far back a repetition is looked for, as a power of two. From 17 on brotli takes ten times as long to begin a file. */
  readonly windowBits: number;
}

const most: Effort = { quality: 11, windowBits: 22 };

/**
 * A post and a text version are what there may be a thousand of, and posts fit into the first round trip with room to spare:
 * the strongest effort would save 10% of their bytes, no time of a visitor's, and take thirty times as long.
 */
const quick: Effort = { quality: 9, windowBits: 16 };

function effortFor(file: string): Effort {
  return /^blog[\\/]|\.txt$/.test(file) ? quick : most;
}

/** Writes `FILE.br` and `FILE.gz` beside every file of a folder that shrinks. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith('.'),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      const { quality, windowBits } = effortFor(relative(folder, path));
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_LGWIN]: windowBits,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        promisify(gzip)(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
