/** What a step of publishing says while it works, a sentence at a time. */
export type Tell = (sentence: string) => void;

/** Where releases are kept, one of which is public. Each function fails with a `PublishFault`, and then nothing is public but what was. */
export interface Place {
  /** In words, such as `the folder /home/maria/public`. */
  readonly name: string;
  /** Whether it runs the site's server too, which is published with its settings although no page has changed. */
  readonly runsServer: boolean;
  /** The name of the public release; undefined when nothing has been published there yet. */
  publicRelease(): Promise<string | undefined>;
  /**
   * Copies what is public now into an empty folder.
   *
   * @returns false when nothing has been published there yet
   */
  copyPublic(into: string): Promise<boolean>;
  /**
   * Brings a built site there and makes it the public one.
   *
   * @param id the release's name there, made by `releaseId`
   */
  publish(built: string, id: string, tell: Tell): Promise<void>;
  /** Makes the release before the public one public again. */
  goBack(tell: Tell): Promise<void>;
}

/** How many releases a place keeps to go back to, the public one among them. */
export const keptReleases = 5;

/** A release's name: its time in UTC, such as `2026-11-22T14-30-15Z`, so that names in order are releases in order. */
export function releaseId(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Whether a name is one of a release. */
export function isReleaseId(name: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);
}

/** Among releases that came before another one, the newest. */
export function releaseBefore(id: string, releases: readonly string[]): string | undefined {
  return releases
    .filter((other) => isReleaseId(other) && other < id)
    .sort()
    .at(-1);
}
