import { apply, type Matrix, multiply } from './matrix.ts';

/** A glyph as pdf.js hands it over. */
export interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Text of one run and where it lies. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The way it runs: a unit vector. */
  readonly towards: readonly [x: number, y: number];
  readonly width: number;
  readonly size: number;
  readonly middle: readonly [x: number, y: number];
}

/** A font, as far as its text is concerned. */
export interface TextFont {
  /** The em in units of its glyph widths: 0.001 for nearly all. */
  readonly em: number;
  /** What its text looks like; see `symbol-fonts.ts`. */
  readonly read: (text: string) => string;
}

/** A gap of this share of the type's size inside one run parts two words. */
const wordGap = 0.16;

/** Ways of showing text in which nothing is painted. */
const invisible = new Set([3, 7]);

/** Where the next glyph of a page goes: PDF's text state. */
export class TextCursor {
  font: TextFont & { readonly size: number } = { em: 0.001, read: (text) => text, size: 0 };
  charSpacing = 0;
  wordSpacing = 0;
  /** Horizontal scaling; 1 for none. */
  scale = 1;
  leading = 0;
  rise = 0;
  mode = 0;
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private x = 0;
  private lineX = 0;
  private lineY = 0;

  copy(): TextCursor {
    return Object.assign(new TextCursor(), this);
  }

  /** Sets the matrix and goes to its origin. */
  place(matrix: Matrix) {
    this.matrix = matrix;
    this.x = 0;
    this.lineX = 0;
    this.lineY = 0;
  }

  /** Goes to the beginning of another line. */
  move(x: number, y: number) {
    this.lineX += x;
    this.lineY += y;
    this.x = this.lineX;
  }

  /** Shows glyphs, between them numbers by which they move together; returns the words, or parts of words, that this makes and a person may see. */
  show(glyphs: readonly (Glyph | number)[], page: Matrix): PlacedText[] {
    const { em, size } = this.font;
    const runs: PlacedText[] = [];
    let text = '';
    let from = this.x;
    const end = () => {
      if (text !== '' && !invisible.has(this.mode)) runs.push(this.run(text, from, page));
      text = '';
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const gap = (-glyph * size * this.scale) / 1000;
        if (Math.abs(gap) > wordGap * Math.abs(size)) end();
        this.x += gap;
      } else {
        if (glyph.unicode.trim() === '') end();
        else {
          if (text === '') from = this.x;
          text += this.font.read(glyph.unicode);
        }
        const spacing = this.charSpacing + (glyph.isSpace ? this.wordSpacing : 0);
        this.x += (glyph.width * em * size + spacing) * this.scale;
      }
    }
    end();
    return runs;
  }

  private run(text: string, from: number, page: Matrix): PlacedText {
    const matrix = multiply(page, this.matrix);
    const [x, y] = apply(matrix, from, this.lineY + this.rise);
    const [endX, endY] = apply(matrix, this.x, this.lineY + this.rise);
    const width = Math.hypot(endX - x, endY - y);
    return {
      text,
      x,
      y,
      width,
      towards: width === 0 ? [1, 0] : [(endX - x) / width, (endY - y) / width],
      size: Math.abs(this.font.size) * Math.hypot(matrix[2], matrix[3]),
      middle: [(x + endX) / 2, (y + endY) / 2],
    };
  }
}
