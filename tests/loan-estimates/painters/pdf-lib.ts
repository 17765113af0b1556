import type { PDFFont, PDFPage } from 'pdf-lib';
import {
  concatTransformationMatrix,
  degrees,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
  setCharacterSpacing,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import type { Color, Face, Mark, Page } from '../forms/mark.ts';
import type { Style } from '../forms/style.ts';
import { papers } from '../forms/style.ts';
import { standardFonts } from '../forms/widths.ts';

/** How the pages lie in the file: turned by `/Rotate`, or on their side by the matrix of their text. */
export type Lie = 'upright' | 'rotated' | 'on its side';

type Fonts = Readonly<Record<Face | 'signs', PDFFont>>;

/** The moment at which every file was made. */
const made = new Date('2026-03-02T09:00:00Z');

export async function emptyFile(): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  file.setTitle('Loan Estimate');
  file.setProducer('Forms');
  file.setCreationDate(made);
  file.setModificationDate(made);
  return file;
}

/** Writes sheets in the standard fonts. */
export async function writeWithPdfLib(sheets: readonly Page[], style: Style, lie: Lie = 'upright'): Promise<Uint8Array> {
  const file = await emptyFile();
  await addSheets(file, sheets, style, lie);
  return file.save();
}

export async function addSheets(file: PDFDocument, sheets: readonly Page[], style: Style, lie: Lie = 'upright'): Promise<void> {
  const fonts = await embedded(file, style);
  const [width, height] = papers[style.paper];
  for (const sheet of sheets) {
    const page = file.addPage(lie === 'upright' ? [width, height] : [height, width]);
    if (lie === 'rotated') page.setRotation(degrees(90));
    page.pushOperators(pushGraphicsState());
    // What is turned by the page's own entry is drawn the other way round; the other stays on its side.
    if (lie === 'rotated') page.pushOperators(concatTransformationMatrix(0, 1, -1, 0, height, 0));
    const inset = (width - 612 * style.zoom) / 2;
    page.pushOperators(concatTransformationMatrix(style.zoom, 0, 0, style.zoom, lie === 'on its side' ? 0 : inset, 0));
    for (const mark of sheet) paint(page, mark, fonts, style, lie === 'on its side');
    page.pushOperators(popGraphicsState());
  }
}

async function embedded(file: PDFDocument, style: Style): Promise<Fonts> {
  const faces = standardFonts[style.family];
  return {
    regular: await file.embedFont(faces.regular),
    bold: await file.embedFont(faces.bold),
    italic: await file.embedFont(faces.italic),
    'bold italic': await file.embedFont(faces['bold italic']),
    signs: await file.embedFont(StandardFonts.ZapfDingbats),
  };
}

/** Draws on a page that is there already. */
export async function paintMarks(file: PDFDocument, page: PDFPage, marks: Page, style: Style): Promise<void> {
  const fonts = await embedded(file, style);
  for (const mark of marks) paint(page, mark, fonts, style, false);
}

function paint(page: PDFPage, mark: Mark, fonts: Fonts, style: Style, onItsSide: boolean): void {
  const bottom = papers[style.paper][1] / style.zoom;
  // On its side: up on the form is left on the page.
  const at = (x: number, y: number) => (onItsSide ? { x: y, y: x } : { x, y: bottom - y });
  if (mark.kind === 'line') {
    const [start, end] = [at(...mark.from), at(...mark.to)];
    page.drawLine({ start, end, thickness: mark.width });
    return;
  }
  if (mark.kind === 'box') {
    const corner = onItsSide ? at(mark.x, mark.y) : at(mark.x, mark.y + mark.height);
    const [width, height] = onItsSide ? [mark.height, mark.width] : [mark.width, mark.height];
    const fill = mark.fill && { color: rgb(...mark.fill) };
    const stroke = mark.stroke && { borderColor: rgb(...mark.stroke), borderWidth: 0.6 };
    page.drawRectangle({ ...corner, width, height, ...fill, ...stroke });
    return;
  }
  const color: Color = mark.color ?? [0, 0, 0];
  const sign = /[✓✗]/.test(mark.text);
  page.pushOperators(pushGraphicsState(), setCharacterSpacing(style.spacing));
  if (mark.unseen) page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  page.drawText(mark.text.replaceAll('−', '-'), {
    ...at(mark.x, mark.y),
    size: mark.size,
    font: sign ? fonts.signs : fonts[mark.face],
    color: rgb(...color),
    ...(onItsSide && { rotate: degrees(90) }),
  });
  page.pushOperators(popGraphicsState());
}
