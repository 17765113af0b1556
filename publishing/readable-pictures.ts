import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pictureFault, picturesFolder } from '../owner/owner-pictures.ts';
import type { Owner } from '../owner/owner-schema.ts';

const leftOut = '\0picture-left-out';

/**
 * Astro looks at every picture of the owner's folder, and stops at one that it cannot read. Those that nothing names are no reason
 * to stop: a photograph that was tried and refused, an older logo. What `owner.yaml` and the posts name has been checked before.
 */
export function readablePictures({ logo }: Pick<Owner, 'logo'>) {
  const isReadable = (file: string) => file === logo || (!/\.svg$/i.test(file) && !pictureFault(join(picturesFolder, file)));
  return {
    name: 'readable-pictures',
    enforce: 'pre' as const,
    resolveId: {
      filter: { id: new RegExp(`/${picturesFolder}/[^/]+$`) },
      handler(id: string, importer = '') {
        const path = resolve(dirname(importer), id);
        if (dirname(path) !== resolve(picturesFolder) || !existsSync(path)) return undefined;
        return isReadable(basename(path)) ? undefined : leftOut;
      },
    },
    load: {
      filter: { id: new RegExp(`^${leftOut}$`) },
      handler: () => 'export default undefined;',
    },
  };
}
