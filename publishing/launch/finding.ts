/** One thing that stands between the site and going live. */
export interface Finding {
  /** Heading under which it is reported. */
  readonly about: string;
  readonly what: string;
  /** The field of the owner's file that it is about, where it is about one: `company.nmlsId`. */
  readonly field?: string;
  /** What the owner does about it. */
  readonly remedy: string;
}
