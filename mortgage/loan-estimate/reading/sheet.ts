import type { Place, Value } from '../form/loan-estimate.ts';
import type { Mark, PageText } from './page-text.ts';
import { letterSpacing, linesOf, type Phrase, wordGap, wordsOf } from './words.ts';

export type { Phrase } from './words.ts';

/** A rectangle of a page, in which the baselines and the middles of words are looked for. */
export interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Share of overlapping neighbours from which the spaces on a page tell nothing. */
const crowdedShare = 0.04;

/** How a text is compared: without case, spaces and the many kinds of apostrophe and dash. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−‐‑]/g, '-');
}

/** A page of the form: its words, and where they stand. */
export class Sheet {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Phrase[];
  /** So much lies over its neighbour that the spaces of its texts cannot be trusted. */
  private readonly crowded: boolean;
  readonly marks: readonly Mark[];

  /** `number` is 1 for the file's first page. */
  constructor(number: number, page: PageText) {
    this.number = number;
    this.width = page.width;
    this.height = page.height;
    this.marks = page.marks;
    const lines = linesOf(page.runs.filter(({ text }) => text.trim() !== ''));
    const gap = letterSpacing(lines) + wordGap;
    this.words = lines.flatMap((line) => wordsOf(line, gap));
    this.crowded = this.words.filter((word) => word.crowded).length > crowdedShare * this.words.length;
  }

  /** The whole page. */
  get all(): Region {
    return { left: 0, right: this.width, top: 0, bottom: this.height };
  }

  /** The words of a region as lines from top to bottom. */
  lines(region: Region): readonly (readonly Phrase[])[] {
    return linesOf(this.words.filter((word) => lies(word, region)));
  }

  /** The words of a region, line by line, with single spaces. */
  text(region: Region): string {
    return this.lines(region).map(phraseText).join(' ');
  }

  /** Where a label stands on one line, in reading order. */
  find(label: string, region: Region = this.all): readonly Phrase[] {
    return this.lines(region).flatMap((line) => findInLine(comparable(label), line));
  }

  /** Where a label stands, on one line or broken into two or three that begin at the same place. */
  findWrapped(label: string, region: Region = this.all): readonly Phrase[] {
    const whole = this.find(label, region);
    if (whole.length > 0) return whole;
    const words = label.split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const below = words.slice(count).join(' ');
      for (const first of this.find(words.slice(0, count).join(' '), region)) {
        const next = { left: first.x - 8, right: region.right, top: first.y + 1, bottom: first.y + 2 * first.size };
        const rest = this.findWrapped(below, next).find((found) => Math.abs(found.x - first.x) < 8);
        if (rest) return [union([first, rest])];
      }
    }
    return [];
  }

  /** The only place of a label; nothing where it stands twice, because then nobody knows which is meant. */
  single(label: string, region: Region = this.all): Phrase | undefined {
    const [found, another] = this.findWrapped(label, region);
    return another ? undefined : found;
  }

  /** A value made of all the words of a region; nothing where they make none. */
  value<T>(region: Region, parse: (text: string) => T | undefined): Value<T> | undefined {
    return this.valueOf(this.lines(region).flat(), parse);
  }

  /** The one amount of a region; its other words are passed over as long as they hold no figures. */
  amount(region: Region, parse: (text: string) => number | undefined): Value<number> | undefined {
    const words = this.lines(region)
      .flat()
      .filter(({ text }) => /[\d$%]|^[-–—−]$/.test(text));
    return this.valueOf(words, parse);
  }

  /** A value made of words, which are in reading order. */
  valueOf<T>(words: readonly Phrase[], parse: (text: string) => T | undefined): Value<T> | undefined {
    const printed = phraseText(words);
    const value = printed === '' ? undefined : parse(printed);
    return value === undefined ? undefined : { value, printed, ...this.standing(words, typeof value === 'number') };
  }

  /** How sure one can be of words where they stand. Figures are held against each other; of a text only the eye can tell. */
  standing(words: readonly Phrase[], isFigure = false): Pick<Value<unknown>, 'certainty' | 'doubt' | 'place'> {
    const place = this.placeOf(words);
    const doubtful = words.some(({ crowded }) => crowded) || (this.crowded && !isFigure);
    return doubtful
      ? { certainty: 'look', doubt: 'The letters lie over each other here.', place }
      : { certainty: 'certain', place };
  }

  /** The rectangle around words. */
  placeOf(words: readonly Phrase[]): Place {
    const left = Math.min(...words.map(({ x }) => x));
    const top = Math.min(...words.map(({ y, size }) => y - size * 0.85));
    const right = Math.max(...words.map(({ x, width }) => x + width));
    const bottom = Math.max(...words.map(({ y, size }) => y + size * 0.25));
    return { page: this.number, x: left, y: top, width: right - left, height: bottom - top };
  }
}

/** Words with single spaces between them. */
export function phraseText(words: readonly Phrase[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Several phrases as one, from the first's place to the last's. */
function union(phrases: readonly Phrase[]): Phrase {
  const x = Math.min(...phrases.map((phrase) => phrase.x));
  const right = Math.max(...phrases.map((phrase) => phrase.x + phrase.width));
  return {
    text: phraseText(phrases),
    x,
    y: Math.max(...phrases.map(({ y }) => y)),
    width: right - x,
    size: Math.max(...phrases.map(({ size }) => size)),
  };
}

/** Whether a word stands in a region: its middle and its baseline. */
export function lies({ x, y, width }: Phrase, { left, right, top, bottom }: Region): boolean {
  const middle = x + width / 2;
  return middle >= left && middle < right && y >= top && y < bottom;
}

function findInLine(label: string, line: readonly Phrase[]): Phrase[] {
  const parts = line.map(({ text }) => comparable(text));
  const text = parts.join('');
  const found: Phrase[] = [];
  for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length)) {
    if (!standsAlone(parts, at, label)) continue;
    const words: Phrase[] = [];
    let from = 0;
    parts.forEach((part, index) => {
      const word = line[index];
      const [begins, ends] = [Math.max(at - from, 0), Math.min(at + label.length - from, part.length)];
      if (word && begins < ends) words.push(cut(word, begins / part.length, ends / part.length));
      from += part.length;
    });
    if (isOnePhrase(words)) found.push(union(words));
  }
  return found;
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a label that begins and ends with letters is no part of a longer word: 'VA' is not found in 'VALUE'. */
function standsAlone(parts: readonly string[], at: number, label: string): boolean {
  let from = 0;
  for (const part of parts) {
    const [begin, end] = [at - from, at + label.length - from];
    if (begin > 0 && begin < part.length && letter.test(part[begin - 1] ?? '') && letter.test(label[0] ?? '')) return false;
    if (end > 0 && end < part.length && letter.test(part[end] ?? '') && letter.test(label.at(-1) ?? '')) return false;
    from += part.length;
  }
  return true;
}

/** A part of a word, from one share of its width to another. */
function cut(word: Phrase, from: number, to: number): Phrase {
  return { ...word, x: word.x + word.width * from, width: word.width * (to - from) };
}

/** Words that stand in one column: nowhere more than three ems apart. */
function isOnePhrase(words: readonly Phrase[]): boolean {
  return words.every((word, index) => {
    const before = words[index - 1];
    return !before || word.x - (before.x + before.width) < 3 * word.size;
  });
}
