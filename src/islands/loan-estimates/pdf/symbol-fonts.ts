/** What the letters of fonts without letters look like, as far as forms use them: the checks in boxes, and the boxes. */
const symbolFonts: readonly { readonly name: RegExp; readonly symbols: Readonly<Record<string, string>> }[] = [
  {
    name: /dingbats/i,
    symbols: { 3: '✓', 4: '✔', 5: '×', 6: '✗', 7: '✗', 8: '✘', l: '●', n: '■', o: '❏', p: '❐', q: '❑', r: '❒' },
  },
  { name: /wingdings/i, symbols: { ü: '✓', û: '✗', þ: '☑', ý: '☒', x: '☒', n: '■', l: '●', o: '☐', '¨': '☐', q: '❑' } },
];

/** What a symbol that we do not know becomes: it must never be taken for the letter or the figure that stands for it. */
const unknown = '\u{fffd}';

/** How the text of a font is to be read. PDF programs write the check mark of ZapfDingbats as a 3. */
export function readerOf(font: string): (text: string) => string {
  const symbols = symbolFonts.find(({ name }) => name.test(font))?.symbols;
  if (!symbols) return (text) => text;
  // A font that says itself which symbol is meant needs no list.
  return (text) => [...text].map((letter) => symbols[letter] ?? (/[\u2190-\u2bff]/.test(letter) ? letter : unknown)).join('');
}
