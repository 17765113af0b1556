import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileHashes, sha256 } from '../publishing/file-hashes.ts';
import { releaseMarkOf } from '../publishing/release-mark.ts';
import type { Commit } from './commit.ts';
import { isReleaseId } from './place.ts';
import { packPages, unpack } from './tar.ts';

/** Where what was published is kept, outside of what is built and of what git keeps. */
export const archiveFolder = 'published';

/** Federal rules want commercial communications kept for so long after they were last public (12 CFR 1014.5). */
const keptMonths = 24;

/** What was public from a time on. */
export interface Manifest {
  /** ISO 8601, in UTC. */
  readonly publishedAt: string;
  readonly to: string;
  /** Whether it was published before, and made public again. */
  readonly again: boolean;
  readonly commit: Commit | undefined;
  readonly mark: string | undefined;
  /** SHA-256 of the packed pages. */
  readonly packed: string;
  /** SHA-256 of each file that was public. */
  readonly files: Readonly<Record<string, string>>;
}

export interface ArchiveEntry {
  /** Its folder below `published/`. */
  readonly id: string;
  /** Undefined when it cannot be read. */
  readonly manifest: Manifest | undefined;
}

const packedName = 'site.tar.gz';
const manifestName = 'manifest.json';

/** Keeps a copy of what is about to be public; `remove` takes it back when that fails. */
export async function keepInArchive(
  folder: string,
  id: string,
  about: Pick<Manifest, 'publishedAt' | 'to' | 'again' | 'commit'>,
): Promise<{ readonly remove: () => void }> {
  const entry = join(archiveFolder, id);
  const remove = () => rmSync(entry, { recursive: true, force: true });
  mkdirSync(entry, { recursive: true });
  try {
    const packed = join(entry, packedName);
    await packPages(folder, packed);
    const files = [...fileHashes(folder)].filter(([path]) => !/\.(br|gz)$/.test(path));
    const manifest: Manifest = {
      ...about,
      mark: releaseMarkOf(folder),
      packed: sha256(readFileSync(packed)),
      files: Object.fromEntries(files),
    };
    writeFileSync(join(entry, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
}

function readManifest(id: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(archiveFolder, id, manifestName), 'utf8')) as Manifest;
  } catch {
    // Said by whoever lists or checks the archive: there is nothing to read.
    return undefined;
  }
}

/** Everything that is kept, oldest first. */
export function listArchive(): ArchiveEntry[] {
  if (!existsSync(archiveFolder)) return [];
  return readdirSync(archiveFolder)
    .filter(isReleaseId)
    .sort()
    .map((id) => ({ id, manifest: readManifest(id) }));
}

/**
 * Unpacks what is kept of a publishing and holds each file to its hash.
 *
 * @returns what is wrong, a sentence each; empty when all is as it was published
 */
export async function checkArchiveEntry({ id, manifest }: ArchiveEntry): Promise<string[]> {
  const entry = join(archiveFolder, id);
  const packed = join(entry, packedName);
  if (!manifest) return [`${join(entry, manifestName)} cannot be read. Bring it back from a backup of this computer.`];
  if (!existsSync(packed)) return [`${packed} is gone. Bring it back from a backup of this computer.`];
  if (sha256(readFileSync(packed)) !== manifest.packed)
    return [`${packed} is not what was published. Bring it back from a backup of this computer.`];
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    await unpack(createReadStream(packed), folder);
    const found = fileHashes(folder);
    const paths = [...new Set([...found.keys(), ...Object.keys(manifest.files)])];
    const wrong = paths.filter((path) => found.get(path) !== manifest.files[path]);
    return wrong.map((path) => `In ${packed}, ${path} is not what was published.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A time so many months earlier; the last day of the month where it has no such day. */
function monthsBefore(at: Date, months: number): Date {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const time = at.getTime() % 86_400_000;
  return new Date(first.getTime() + (Math.min(at.getUTCDate(), lastDay) - 1) * 86_400_000 + time);
}

/**
 * Removes what need not be kept any longer: what was last public more than 24 months ago, which is when the next one took its
 * place there. What is public somewhere now is kept, and so is everything that cannot be read.
 *
 * @returns the names of what was removed
 */
export function removeExpired(now: Date): string[] {
  const limit = monthsBefore(now, keptMonths);
  const entries = listArchive();
  const expired = entries.filter((entry, index) => {
    const next = entries.slice(index + 1).find(({ manifest }) => manifest !== undefined && manifest.to === entry.manifest?.to);
    return next?.manifest !== undefined && new Date(next.manifest.publishedAt) < limit;
  });
  for (const { id } of expired) rmSync(join(archiveFolder, id), { recursive: true });
  return expired.map(({ id }) => id);
}
