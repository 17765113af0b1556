/** One thing that stands between the site and going live. */
export interface Finding {
  /** Heading under which it is reported. */
  readonly about: string;
  readonly what: string;
  /** What the owner does about it. */
  readonly remedy: string;
}
