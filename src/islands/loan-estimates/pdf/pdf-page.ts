import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageText } from '../../../../mortgage/loan-estimate/reading/page-text.ts';
import type { Box, Matrix } from './matrix.ts';
import { type PageContext, type PaintedPage, paintPage } from './page-painter.ts';
import { areaOf, isVisible, type PaintedText } from './painted.ts';
import { readerOf } from './symbol-fonts.ts';
import type { TextFont } from './text-cursor.ts';

/** A page's text, and how far the page must be turned for it to be read: 0, 90, 180 or 270 degrees clockwise. */
export interface ReadPage {
  readonly text: PageText;
  readonly turn: number;
}

/** Of a form whose letters are placed one by one there are 20,000. */
const mostOperators = 60_000;

/** Texts times things filled: each text asks what lies over it and under it. */
const mostPairs = 20_000_000;

/** Nobody's form has so much on it: such a page is a map, or made to keep a browser busy. */
function unreadable({ width, height }: { readonly width: number; readonly height: number }): ReadPage {
  return { text: { width, height, runs: [], marks: [], pictures: 0 }, turn: 0 };
}

/** Everything on a page that a person can see. */
export async function readPage(page: PDFPageProxy, layerShown: PageContext['layerShown']): Promise<ReadPage> {
  const upright = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  if (operators.fnArray.length > mostOperators) return unreadable(upright);
  const fontOf = (name: string): TextFont => {
    const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    return { em: font?.fontMatrix?.[0] ?? 0.001, read: readerOf(`${font?.name} ${font?.loadedName}`) };
  };
  const asItLies = paintPage(operators, { view: upright.transform as unknown as Matrix, fontOf, layerShown });
  if (asItLies.texts.length * asItLies.painted.length > mostPairs) return unreadable(upright);
  const turn = turnToRead(asItLies.texts);
  if (turn === 0) return { text: pageText(asItLies, upright.width, upright.height), turn };
  const turned = page.getViewport({ scale: 1, rotation: page.rotate + turn });
  const painted = paintPage(operators, { view: turned.transform as unknown as Matrix, fontOf, layerShown });
  return { text: pageText(painted, turned.width, turned.height), turn };
}

/** The turn after which most of the text runs from left to right. */
function turnToRead(texts: readonly PaintedText[]): number {
  const characters = new Map<number, number>();
  for (const { towards, text } of texts) {
    const quarters = Math.round((Math.atan2(towards[1], towards[0]) * 2) / Math.PI);
    const turn = (((-quarters * 90) % 360) + 360) % 360;
    characters.set(turn, (characters.get(turn) ?? 0) + text.trim().length);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function pageText({ texts, painted, marks, pictures }: PaintedPage, width: number, height: number): PageText {
  const onPage = (x: number, y: number) => x > -1 && y > -1 && x < width + 1 && y < height + 1;
  return {
    width,
    height,
    runs: texts
      // What runs across the page is a stamp or a watermark.
      .filter((text) => text.towards[0] > 0.99 && onPage(text.x, text.y) && isVisible(text, painted, width * height))
      .map(({ text, x, y, width: length, size }) => ({ text, x, y, width: length, size })),
    marks: marks.map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top })),
    pictures: Math.min(1, pictures.reduce((sum, box) => sum + areaOf(within(box, width, height)), 0) / (width * height)),
  };
}

function within({ left, top, right, bottom }: Box, width: number, height: number): Box {
  const [from, above] = [Math.min(Math.max(0, left), width), Math.min(Math.max(0, top), height)];
  return {
    left: from,
    top: above,
    right: Math.max(from, Math.min(right, width)),
    bottom: Math.max(above, Math.min(bottom, height)),
  };
}
