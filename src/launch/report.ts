import type { Finding } from './finding.ts';

/** Findings under their headings, each way to mend said once. */
function grouped(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ about }) => about)].map(([about, ofSubject]) => {
    const mendings = [...Map.groupBy(ofSubject, ({ mend }) => mend)].map(
      ([mend, same]) => `${same.map(({ what }) => `  - ${what}`).join('\n')}\n    ${mend}`,
    );
    return `${about}\n${mendings.join('\n')}`;
  });
}

/**
 * What `npm run launch-check` prints: what blocks, then what is coming, then one sentence.
 *
 * @param notes what was done or found besides, a line each
 */
export function launchReport(blocking: readonly Finding[], coming: readonly Finding[], notes: readonly string[]): string {
  const things = blocking.length === 1 ? '1 thing' : `${blocking.length} things`;
  return [
    ...grouped(blocking),
    ...(coming.length > 0 ? [`Coming up (this does not block)\n${grouped(coming).join('\n')}`] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    blocking.length === 0 ? 'Nothing stands in the way: the site can go live.' : `${things} to do before the site goes live.`,
  ].join('\n\n');
}
