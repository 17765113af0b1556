/** What has become of something. */
export interface Announcement {
  readonly tone: 'done' | 'wrong' | 'look';
  readonly title: string;
  /** What goes with it, a paragraph each. */
  readonly lines?: readonly string[];
}

/** After a save. */
export const saved: Announcement = { tone: 'done', title: 'Saved.', lines: ['You can take it back under “What was saved”.'] };

/**
 * Over a form whose values stand otherwise on disk than when it was opened.
 *
 * @param what was changed, up to its verb: 'These values were'
 * @param how it stands there now, a sentence each
 */
export const changedElsewhere = (what: string, how: readonly string[] = []): Announcement => ({
  tone: 'look',
  title: `${what} changed elsewhere since you opened this page. Nothing has been saved yet.`,
  lines: [...how, 'What you typed still stands below. Save again to put it in the place of what stands there now.'],
});
