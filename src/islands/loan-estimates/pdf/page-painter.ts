import { OPS } from 'pdfjs-dist';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api';
import { type Box, boxOf, holds, type Matrix, meet, multiply, partsOf } from './matrix.ts';
import type { Painted, PaintedText } from './painted.ts';
import { TextCursor, type TextFont } from './text-cursor.ts';

/** What a page's operators put on it. Points from the upper left corner. */
export interface PaintedPage {
  readonly texts: readonly PaintedText[];
  readonly painted: readonly Painted[];
  /** Boxes around everything small that was filled or drawn. */
  readonly marks: readonly Box[];
  readonly pictures: readonly Box[];
}

export interface PageContext {
  /** From the page's own coordinates to points from its upper left corner. */
  readonly view: Matrix;
  /** A font by the name that it has in the list of operators. */
  readonly fontOf: (name: string) => TextFont;
  /** Whether a layer of the document is switched on. */
  readonly layerShown: (layer: unknown) => boolean;
}

interface State {
  matrix: Matrix;
  clip: Box | undefined;
  /** `undefined` for a pattern. */
  colour: string | undefined;
  alpha: number;
}

/** The largest side, in points, of what may be a box to check or its check. */
const largestMark = 16;

/** What is thinner, in points, is a line and no ground for text. */
const thinnestGround = 3;

const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);

const pictures = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];

/**
 * Carries out a page's operators as a drawing program would, and keeps what they put where. pdf.js's own text extraction knows no
 * colors and joins invisible text to visible; the list of operators holds everything.
 */
export function paintPage({ fnArray, argsArray }: PDFOperatorList, context: PageContext): PaintedPage {
  const page = new Page(context);
  fnArray.forEach((operator, index) => {
    page.carryOut(operator, argsArray[index] ?? []);
  });
  return page;
}

// biome-ignore lint/suspicious/noExplicitAny: pdf.js types the arguments of its operators as any
type Arguments = any[];

class Page implements PaintedPage {
  readonly texts: PaintedText[] = [];
  readonly painted: Painted[] = [];
  readonly marks: Box[] = [];
  readonly pictures: Box[] = [];
  private readonly context: PageContext;
  private readonly saved: { readonly state: State; readonly cursor: TextCursor }[] = [];
  private readonly layers: boolean[] = [];
  private cursor: TextCursor;
  private state: State;
  private clipNext = false;
  private readonly operators: Readonly<Record<number, (args: Arguments) => void>>;

  constructor(context: PageContext) {
    this.context = context;
    this.state = { matrix: context.view, clip: undefined, colour: '#000000', alpha: 1 };
    this.cursor = new TextCursor();
    this.operators = this.table();
  }

  carryOut(operator: number, args: Arguments) {
    this.operators[operator]?.(args);
  }

  private table(): Readonly<Record<number, (args: Arguments) => void>> {
    return {
      ...Object.fromEntries(pictures.map((operator) => [operator, () => this.picture()])),
      [OPS.save]: () => this.save(),
      [OPS.restore]: () => this.restore(),
      [OPS.transform]: (matrix) => this.transform(matrix as unknown as Matrix),
      [OPS.paintFormXObjectBegin]: ([matrix, bounds]) => {
        this.save();
        if (matrix) this.transform(matrix);
        if (bounds) this.clip(bounds);
      },
      [OPS.paintFormXObjectEnd]: () => this.restore(),
      [OPS.beginAnnotation]: ([, , transform, matrix]) => {
        this.save();
        this.state.matrix = multiply(multiply(this.context.view, transform), matrix);
        this.state.clip = undefined;
      },
      [OPS.endAnnotation]: () => this.restore(),
      [OPS.beginMarkedContent]: () => this.layers.push(true),
      [OPS.beginMarkedContentProps]: ([tag, layer]) => this.layers.push(tag !== 'OC' || this.context.layerShown(layer)),
      [OPS.endMarkedContent]: () => this.layers.pop(),
      [OPS.clip]: () => {
        this.clipNext = true;
      },
      [OPS.eoClip]: () => {
        this.clipNext = true;
      },
      [OPS.constructPath]: ([operator, data, bounds]) => this.path(operator, data?.[0], bounds),
      [OPS.setFillRGBColor]: ([colour]) => {
        this.state.colour = colour;
      },
      [OPS.setFillColorN]: () => {
        this.state.colour = undefined;
      },
      [OPS.setFillTransparent]: () => {
        this.state.colour = undefined;
      },
      [OPS.setGState]: ([settings]) => {
        for (const [name, value] of settings) if (name === 'ca') this.state.alpha = value;
      },
      [OPS.beginText]: () => this.cursor.place([1, 0, 0, 1, 0, 0]),
      [OPS.setTextMatrix]: ([matrix]) => this.cursor.place(Array.from(matrix) as unknown as Matrix),
      [OPS.moveText]: ([x, y]) => this.cursor.move(x, y),
      [OPS.setLeadingMoveText]: ([x, y]) => {
        this.cursor.leading = y;
        this.cursor.move(x, y);
      },
      [OPS.nextLine]: () => this.cursor.move(0, this.cursor.leading),
      [OPS.setLeading]: ([leading]) => {
        this.cursor.leading = -leading;
      },
      [OPS.setFont]: ([font, size]) => {
        this.cursor.font = { ...this.context.fontOf(font), size };
      },
      [OPS.setCharSpacing]: ([spacing]) => {
        this.cursor.charSpacing = spacing;
      },
      [OPS.setWordSpacing]: ([spacing]) => {
        this.cursor.wordSpacing = spacing;
      },
      [OPS.setHScale]: ([percent]) => {
        this.cursor.scale = percent / 100;
      },
      [OPS.setTextRise]: ([rise]) => {
        this.cursor.rise = rise;
      },
      [OPS.setTextRenderingMode]: ([mode]) => {
        this.cursor.mode = mode;
      },
      [OPS.showText]: ([glyphs]) => {
        for (const piece of this.cursor.show(glyphs, this.state.matrix)) {
          const [x, y] = piece.middle;
          if (!this.seen() || (this.state.clip && !holds(this.state.clip, x, y))) continue;
          this.texts.push({ ...piece, colour: this.state.colour, painted: this.painted.length });
        }
      },
    };
  }

  private save() {
    this.saved.push({ state: { ...this.state }, cursor: this.cursor.copy() });
  }

  private restore() {
    const last = this.saved.pop();
    if (last) ({ state: this.state, cursor: this.cursor } = last);
  }

  private transform(matrix: Matrix) {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  private clip([left = 0, top = 0, right = 0, bottom = 0]: ArrayLike<number> & Iterable<number>) {
    this.state.clip = meet(this.state.clip, boxOf(this.state.matrix, left, top, right, bottom));
  }

  private seen() {
    return this.state.alpha > 0.1 && this.layers.every(Boolean);
  }

  private path(operator: number, data: ArrayLike<number> | undefined, bounds: Float32Array | undefined) {
    if (!bounds) return;
    const parts = data
      ? partsOf(data, this.state.matrix)
      : [boxOf(this.state.matrix, ...(Array.from(bounds) as [number, number, number, number]))];
    if (operator !== OPS.endPath && this.seen()) {
      for (const part of parts) {
        const box = this.state.clip ? meet(this.state.clip, part) : part;
        if (box.right < box.left || box.bottom < box.top) continue;
        const isHairline = Math.min(box.right - box.left, box.bottom - box.top) < thinnestGround;
        if (fills.has(operator) && this.state.alpha > 0.9 && !isHairline) this.painted.push({ box, colour: this.state.colour });
        if (part.right - part.left <= largestMark && part.bottom - part.top <= largestMark) this.marks.push(part);
      }
    }
    if (this.clipNext) this.clip(bounds);
    this.clipNext = false;
  }

  private picture() {
    if (!this.seen()) return;
    const box = boxOf(this.state.matrix, 0, 0, 1, 1);
    this.pictures.push(box);
    this.painted.push({ box });
  }
}
