/** A month from which the order of two estimates turns. */
export interface Turn {
  readonly before: number;
  readonly after: number;
  readonly month: number;
  readonly sentence: string;
}
