import { join } from 'node:path';
import { type Renewals, renewalsFile } from '../mortgage/figures/renewals.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { copyProject, ownerFileOf } from './project-copy.ts';

/** The site built in a folder of its own, with other settings or for another owner. */
export interface SiteCopy {
  readonly folder: string;
  readonly dist: string;
  readonly remove: () => void;
}

/**
 * Copies the project, changes it, builds it and tells where.
 *
 * @throws Error with what the build printed, when it fails
 */
export async function buildSiteCopy(change: {
  readonly owner?: Owner;
  /** What the owner has renewed. */
  readonly renewals?: Renewals;
  /** Files by their names in the folder `pictures`. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
  /** What becomes of files of the project. */
  readonly change?: Readonly<Record<string, (text: string) => string>>;
  /** With the compressed files that a public site has, for who counts bytes. */
  readonly compressed?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}): Promise<SiteCopy> {
  const { folder, read, write, run, dispose } = copyProject(change.environment);
  if (change.owner) write('owner.yaml', ownerFileOf(change.owner));
  if (change.renewals) write(renewalsFile, JSON.stringify(change.renewals));
  for (const [file, changed] of Object.entries(change.change ?? {})) write(file, changed(read(file)));
  for (const [file, content] of Object.entries(change.pictures ?? {})) write(join('pictures', file), content);
  const { status, output } = await run('scripts/build.ts', '--quiet', ...(change.compressed ? [] : ['--uncompressed']));
  if (status !== 0) {
    dispose();
    throw new Error(`The copy of the site could not be built:\n${output}`);
  }
  return { folder, dist: join(folder, 'dist'), remove: dispose };
}
