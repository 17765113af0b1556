import type { Finding } from './finding.ts';

/** Findings under their headings, each way to mend said once. */
function grouped(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ about }) => about)].map(([about, ofSubject]) => {
    const remedies = [...Map.groupBy(ofSubject, ({ remedy }) => remedy)].map(
      ([remedy, same]) => `${same.map(({ what }) => `  - ${what}`).join('\n')}\n    ${remedy}`,
    );
    return `${about}\n${remedies.join('\n')}`;
  });
}

export interface LaunchReport {
  /** What stands between the site and going live. */
  readonly blocking: readonly Finding[];
  /** What only the owner can know to be right. */
  readonly toConfirm?: readonly Finding[];
  /** What will block soon. */
  readonly coming?: readonly Finding[];
  /** What was done or found besides, a line each. */
  readonly notes?: readonly string[];
}

/** What `npm run launch-check` prints: what blocks, what is to be confirmed, what is coming, then one sentence. */
export function launchReport({ blocking, toConfirm = [], coming = [], notes = [] }: LaunchReport): string {
  const things = blocking.length === 1 ? '1 thing' : `${blocking.length} things`;
  return [
    ...grouped(blocking),
    ...(toConfirm.length > 0 ? [`To confirm before you sign off (this does not block)\n${grouped(toConfirm).join('\n')}`] : []),
    ...(coming.length > 0 ? [`Coming up (this does not block)\n${grouped(coming).join('\n')}`] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    blocking.length === 0 ? 'Nothing stands in the way: the site can go live.' : `${things} to do before the site goes live.`,
  ].join('\n\n');
}
