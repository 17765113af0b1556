import { PDFArray, PDFDocument, PDFName, PDFOperator, PDFOperatorNames, PDFString } from 'pdf-lib';
import type { Page } from '../forms/mark.ts';
import type { Style } from '../forms/style.ts';
import { emptyFile, paintMarks } from './pdf-lib.ts';

/** Each page as a picture of drawing orders on a larger sheet that is cropped, as programs for signing wrap a file. */
export async function enveloped(pdf: Uint8Array): Promise<Uint8Array> {
  const file = await emptyFile();
  const { length } = (await PDFDocument.load(pdf)).getPages();
  const pages = await file.embedPdf(
    pdf,
    Array.from({ length }, (_, index) => index),
  );
  for (const inner of pages) {
    const page = file.addPage([684, 864]);
    page.drawPage(inner, { x: 36 + 18, y: 36 + 24, xScale: 0.94, yScale: 0.94 });
    page.setCropBox(36, 36, 612, 792);
  }
  return file.save();
}

/** Adds sheets in a layer that is switched off. */
export async function withHiddenLayer(pdf: Uint8Array, sheets: readonly Page[], style: Style): Promise<Uint8Array> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const layer = file.context.register(file.context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }));
  const off = PDFArray.withContext(file.context);
  off.push(layer);
  file.catalog.set(PDFName.of('OCProperties'), file.context.obj({ OCGs: [layer], D: { OFF: off, Order: [layer] } }));
  for (const [index, sheet] of sheets.entries()) {
    const page = file.getPage(index);
    page.node.Resources()?.set(PDFName.of('Properties'), file.context.obj({ Draft: layer }));
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of('Draft')]));
    await paintMarks(file, page, sheet, style);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
  return file.save();
}
