import type { Git } from './git.ts';

/** What a commit of ours has written down of itself. */
export interface UpgradeRecord {
  readonly commit: string;
  /** The version of the project that the site has since. */
  readonly version: string;
  /** The version that it went back from; undefined for an upgrade. */
  readonly left?: string;
}

const [versionTrailer, leftTrailer] = ['Project-Version', 'Project-Version-Left'];

/** The message of the commit that takes a version, or that goes back to one. */
export function messageOf(subject: string, { version, left }: Omit<UpgradeRecord, 'commit'>): string {
  return `${subject}\n\n${versionTrailer}: ${version}\n${left ? `${leftTrailer}: ${left}\n` : ''}`;
}

/** The last time that a version was taken or left, on the way of the owner's own commits up to one of them. */
export async function lastRecord(git: Git, upTo = 'HEAD'): Promise<UpgradeRecord | undefined> {
  const trailer = (key: string) => `%(trailers:key=${key},valueonly)`;
  const format = `--format=%H%n${trailer(versionTrailer)}%n${trailer(leftTrailer)}`;
  const [commit, version, left] = (
    await git.text('log', '--first-parent', '-1', `--grep=^${versionTrailer}: [0-9a-f]*$`, format, upTo)
  )
    .split('\n')
    .filter(Boolean);
  return commit && version ? { commit, version, ...(left && { left }) } : undefined;
}
