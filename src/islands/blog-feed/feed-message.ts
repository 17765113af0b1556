/** What the frame of the feed widget tells the page. */
export interface FeedMessage {
  /** Height of what the widget has rendered, in pixels. */
  readonly feedHeight: number;
}

const lowest = 120;
const highest = 6_000;

/** A height that the page will give the frame, in pixels; undefined for anything that is not a height of something visible. */
export function clampFrameHeight(height: unknown): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height) || height < 1) return undefined;
  return Math.min(highest, Math.max(lowest, Math.ceil(height)));
}
