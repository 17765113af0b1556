/** A sentence that a rule would object to and that may stay, with the reason. */
export interface Exception {
  /** Page on which it stands; left out, it counts on every page. */
  readonly path?: string;
  /** The words around it, as they stand on the page. */
  readonly words: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [];
