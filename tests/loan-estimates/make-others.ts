import { closingDisclosure, feeWorksheet } from './forms/closing-disclosure.ts';
import { sheetsOf } from './forms/sheets.ts';
import type { Style } from './forms/style.ts';
import { modelForm } from './forms/style.ts';
import { encrypted } from './painters/encrypt.ts';
import { emptyFile, writeWithPdfLib } from './painters/pdf-lib.ts';
import { recognisedText, scanned } from './painters/scan.ts';
import { refinance } from './truths/refinance.ts';
import { sevenSixAdjustable } from './truths/seven-six-adjustable.ts';
import { veteranPurchase } from './truths/veteran.ts';
import { fhaPurchase } from './truths/washington.ts';

const style: Style = { ...modelForm, engine: 'pdf-lib' };

/** The files of `others.ts` by their names. */
export const makersOfOthers: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'closing-disclosure.pdf': () => writeWithPdfLib(closingDisclosure(fhaPurchase, style), style),
  'fee-worksheet.pdf': () => writeWithPdfLib([feeWorksheet(fhaPurchase, style)], style),
  'scan.pdf': async () => scanned(await form(), style),
  'scan-with-text.pdf': async () => scanned(await form(), style, sheetsOf(fhaPurchase, style).map(recognisedText)),
  'three-estimates.pdf': () =>
    writeWithPdfLib(
      [refinance, sevenSixAdjustable, veteranPurchase].flatMap((terms) => sheetsOf(terms, style)),
      style,
    ),
  'without-page-two.pdf': () => writeWithPdfLib(sheetsOf(fhaPurchase, style).toSpliced(1, 1), style),
  'blank-pages.pdf': blankPages,
  'damaged.pdf': async () => damaged(await form()),
  'text.pdf': () => new TextEncoder().encode('Loan Estimate\n\nLoan Amount $162,000\nInterest Rate 3.875%\nPAGE 1 OF 3\n'),
  'password.pdf': async () => encrypted(await form(), { user: 'a real password', bits: 128 }),
};

function form(): Promise<Uint8Array> {
  return writeWithPdfLib(sheetsOf(fhaPurchase, style), style);
}

async function blankPages(): Promise<Uint8Array> {
  const file = await emptyFile();
  for (let number = 0; number < 300; number++) file.addPage([612, 792]);
  return file.save();
}

/** The first half, as a download that broke off leaves it, with a hole in it. */
function damaged(pdf: Uint8Array): Uint8Array {
  const half = pdf.slice(0, Math.floor(pdf.length / 2));
  return half.fill(0, 900, 1900);
}
