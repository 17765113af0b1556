/** A word, or several in a row, and where it stands: `y` is its baseline. */
export interface Phrase {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** It lies over its neighbour, so that nobody can tell which letters are whose. */
  readonly crowded?: boolean;
}

/** Words lie this share of their size further apart than the letters within them. */
export const wordGap = 0.14;

/** Letters that are placed one by one may be spaced; on a page with fewer pairs of them nobody can tell by how much. */
const fewestPairs = 50;

/** What overlaps its neighbour by more than this share of its size does so by accident: kerning takes half of it. */
const overlap = 0.2;

/** Runs or words as lines from top to bottom, each from left to right. */
export function linesOf(words: readonly Phrase[]): Phrase[][] {
  const lines: { y: number; words: Phrase[] }[] = [];
  for (const word of [...words].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && word.y - line.y <= Math.max(1.5, word.size * 0.3)) line.words.push(word);
    else lines.push({ y: word.y, words: [word] });
  }
  return lines.map((line) => line.words.sort((a, b) => a.x - b.x));
}

/** From the end of one run to the beginning of the next, as a share of its size. */
function gapBetween(before: Phrase, after: Phrase): number {
  return (after.x - before.x - before.width) / after.size;
}

/** How far the letters of a page are spaced, as a share of their size: the middle one of all gaps between single letters. */
export function letterSpacing(lines: readonly (readonly Phrase[])[]): number {
  const gaps = lines.flatMap((line) =>
    line.flatMap((part, index) => {
      const before = line[index - 1];
      return before && before.text.length === 1 && part.text.length === 1 ? [gapBetween(before, part)] : [];
    }),
  );
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length < fewestPairs ? 0 : Math.min(Math.max(middle, 0), 0.3);
}

/** The text with the letters of its ligatures one by one. */
function lettersOf(text: string): string {
  return text.trim().replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}

/** Joins the parts of a word: some programs place each letter by itself. */
export function wordsOf(line: readonly Phrase[], wordGapHere: number): Phrase[] {
  const words: Phrase[] = [];
  for (const part of line) {
    const last = words.at(-1);
    const gap = last ? gapBetween(last, part) : Number.POSITIVE_INFINITY;
    const crowded = gap < -overlap;
    if (last && crowded) words[words.length - 1] = { ...last, crowded };
    if (last && !crowded && gap < wordGapHere && Math.abs(last.size - part.size) < 0.2 * part.size) {
      words[words.length - 1] = { ...last, text: last.text + lettersOf(part.text), width: part.x + part.width - last.x };
    } else words.push({ ...part, text: lettersOf(part.text), ...(crowded && { crowded }) });
  }
  return words;
}
