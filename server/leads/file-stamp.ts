/** The present moment as a part of a file's name, which sorts by time: `2026-11-21T20-36-35-123`, in UTC. */
export function fileStamp(now = new Date()): string {
  return now.toISOString().slice(0, -1).replaceAll(/[:.]/g, '-');
}
