import type { Color, Face, Mark } from './mark.ts';
import type { Style } from './style.ts';
import { widthOf } from './widths.ts';

interface Look {
  readonly size?: number;
  readonly face?: Face;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: Color;
  readonly heading?: boolean;
}

/** Part of a sentence in one face. */
export type Part = readonly [text: string, face: Face];

const white: Color = [1, 1, 1];
const grey: Color = [0.9, 0.9, 0.91];
const black: Color = [0, 0, 0];

/** Draws a page of the form in points from its upper left corner. */
export class Pen {
  readonly marks: Mark[] = [];
  readonly style: Style;

  constructor(style: Style) {
    this.style = style;
  }

  text(x: number, y: number, text: string, look: Look = {}): void {
    if (text === '') return;
    const face = look.face ?? 'regular';
    const size = (look.size ?? 8) * this.style.size;
    const width = look.align === undefined || look.align === 'left' ? 0 : widthOf(text, this.style, face, size);
    const left = look.align === 'center' ? x - width / 2 : x - width;
    this.marks.push({
      kind: 'text',
      x: left,
      y,
      text,
      size,
      face,
      ...(look.color && { color: look.color }),
      ...(look.heading && { heading: true }),
    });
  }

  width(text: string, look: Look): number {
    return widthOf(text, this.style, look.face ?? 'regular', (look.size ?? 8) * this.style.size);
  }

  /** Sets a sentence in lines of `width`; gives the baseline after the last. */
  sentence(x: number, y: number, width: number, parts: readonly Part[], size = 7.5): number {
    const scaled = size * this.style.size;
    const words = parts.flatMap(([text, face]) => text.split(' ').map((word): Part => [word, face]));
    const lines: Part[][] = [[]];
    let at = 0;
    for (const [word, face] of words) {
      const wide = widthOf(`${word} `, this.style, face, scaled);
      if (at > 0 && at + wide > width) {
        lines.push([]);
        at = 0;
      }
      lines.at(-1)?.push([word, face]);
      at += wide;
    }
    lines.forEach((line, row) => void this.runs(x, y + row * scaled * 1.2, line, size));
    return y + lines.length * scaled * 1.2;
  }

  private runs(x: number, y: number, line: readonly Part[], size: number): void {
    let at = x;
    for (let first = 0; first < line.length; ) {
      const face = line[first]?.[1] ?? 'regular';
      let end = first;
      while (end < line.length && line[end]?.[1] === face) end++;
      const text = line
        .slice(first, end)
        .map(([word]) => word)
        .join(' ');
      this.text(at, y, text, { face, size });
      at += widthOf(`${text} `, this.style, face, size * this.style.size);
      first = end;
    }
  }

  rule(x: number, y: number, to: number, width = 0.75): void {
    this.marks.push({ kind: 'line', from: [x, y], to: [to, y], width });
  }

  upright(x: number, y: number, to: number, width = 0.75): void {
    this.marks.push({ kind: 'line', from: [x, y], to: [x, to], width });
  }

  shade(x: number, y: number, width: number, height: number, fill = grey): void {
    this.marks.push({ kind: 'box', x, y, width, height, fill });
  }

  /** The heading of a table in its tab. */
  tab(x: number, y: number, width: number, text: string): void {
    const dark = this.style.headings === 'white on black';
    if (dark) this.shade(x, y, width, 14, black);
    this.text(x + 6, y + 10.5, text, { face: 'bold', size: 9, heading: true, ...(dark && { color: white }) });
    this.rule(x, y + 14, x + width);
  }

  /** A check box with its lower edge on the baseline. */
  check(x: number, y: number, checked: boolean): void {
    const { check } = this.style;
    if (check === '☒') this.text(x - 1, y, checked ? '☒' : '☐', { size: 8.5 });
    else this.marks.push({ kind: 'box', x, y: y - 6, width: 6, height: 6, stroke: black });
    if (!checked || check === '☒') return;
    if (check === 'filled') this.shade(x + 1.3, y - 4.7, 3.4, 3.4, black);
    else if (check === 'strokes') {
      this.marks.push({ kind: 'line', from: [x + 1, y - 5], to: [x + 5, y - 1], width: 1 });
      this.marks.push({ kind: 'line', from: [x + 5, y - 5], to: [x + 1, y - 1], width: 1 });
    } else this.text(x + 3, y - 0.8, check, { face: 'bold', size: 7.5, align: 'center' });
  }
}
