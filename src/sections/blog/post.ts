/** A post as the pages show it. */
export interface PostSummary {
  readonly id: number;
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** `November 21, 2026` */
  readonly date: string;
  /** `2026-11-21` */
  readonly dateTime: string;
  /** `5 min read` */
  readonly readTime: string;
  readonly imageDescription: string;
  readonly imageSrc: string;
  readonly featured: boolean;
}
