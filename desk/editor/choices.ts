/** One entry of `<script type="application/json" id="placeholders">`. */
export interface PlaceholderChoice {
  /** What stands between the braces: `figure:fha-upfront-premium` for a published figure, `owner:email` for a word of the owner. */
  readonly name: string;
  /** What it is, for somebody who looks for it: `FHA upfront premium`. */
  readonly label: string;
  /** What the page will print: `1.75%`. */
  readonly prints: string;
}

/** One entry of `<script type="application/json" id="pages">`. */
export interface PageChoice {
  /** The address on this site, without a host: `/loan-options/va`. */
  readonly path: string;
  /** What the page is called: `VA loans`. */
  readonly title: string;
}

/**
 * A list that the page brings along for the editor; an empty one where it brings none.
 *
 * @param id of the `<script type="application/json">` that holds it
 * @throws SyntaxError if that is no JSON
 */
export function choicesFrom<Choice>(page: Document, id: 'pages' | 'placeholders'): readonly Choice[] {
  const holder = page.getElementById(id);
  return holder ? (JSON.parse(holder.textContent) as Choice[]) : [];
}
