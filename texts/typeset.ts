/**
 * `text` with curved quotation marks and apostrophes, as Markdown sets them: what owners type into the front matter of a text
 * stands next to what they type into its body.
 */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“])'(?!\d\ds?\b)/g, '‘')
    .replaceAll("'", '’');
}
