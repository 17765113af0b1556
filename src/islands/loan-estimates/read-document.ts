import type { LoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { readLoanEstimate } from '../../../mortgage/loan-estimate/reading/read-loan-estimate.ts';
import type { Reading } from '../../../mortgage/loan-estimate/reading/reading.ts';
import { type OpenPdf, openPdf } from './pdf/open-pdf.ts';
import { type ReadPage, readPage } from './pdf/pdf-page.ts';

/** A Loan Estimate that was read. */
export interface ReadDocument {
  readonly kind: 'read';
  readonly estimate: LoanEstimate;
  /** Of the form's three pages, those that are not in the file. */
  readonly missingPages: readonly number[];
  readonly document: OpenDocument;
}

/** A file that is no Loan Estimate, or none that can be read. */
export interface RefusedDocument {
  readonly kind: 'refused';
  /** One sentence for the visitor. */
  readonly reason: string;
}

/** A document whose pages can be drawn. */
export interface OpenDocument {
  readonly pages: number;
  /** Draws a page in the width given, in CSS pixels, and gives its size in points, so that a `Place` can be laid over it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<{ readonly width: number; readonly height: number }>;
  /** Gives its memory back; it cannot be drawn afterwards. */
  close(): void;
}

/** Bytes; the largest package of disclosures with pictures is smaller. */
const largestFile = 25_000_000;

/** Pages; lenders send an estimate within packages of a hundred. */
const mostPages = 150;

/** Pages that are read at one time. */
const together = 4;

/** Milliseconds after which a file is given up. */
const patience = 30_000;

const typeInstead = 'You can type the figures from it instead.';

const refusals: Readonly<Record<Exclude<Reading['kind'], 'loan estimate'>, string>> = {
  'several loan estimates': 'This file holds more than one Loan Estimate. Save each as a file of its own, and add them together.',
  'closing disclosure': 'This is a Closing Disclosure, which comes after the Loan Estimate. This page reads Loan Estimates.',
  scan: `This file is a scan: pictures of pages, with no text to read. ${typeInstead}`,
  'another document': `We found no Loan Estimate in this file. It has the title “Loan Estimate” and three pages. ${typeInstead}`,
};

const errors: Readonly<Record<string, string>> = {
  PasswordException: `This file asks for a password. Open it, print it to a new PDF, and add that one. ${typeInstead}`,
  InvalidPDFException: `This file is damaged or cut off: it says that it is a PDF, and cannot be opened as one. ${typeInstead}`,
  TimeoutError: `This file took too long to read, so we stopped. ${typeInstead}`,
};

/**
 * Reads a file that a visitor has chosen, in this browser alone. Never throws: what cannot be read is refused in a sentence, and
 * its thread ended.
 */
export async function readDocument(file: File, thread: Worker): Promise<ReadDocument | RefusedDocument> {
  const outcome = await readInThread(file, thread);
  if (outcome.kind === 'refused') thread.terminate();
  return outcome;
}

async function readInThread(file: File, thread: Worker): Promise<ReadDocument | RefusedDocument> {
  if (file.size > largestFile) return refused(`This file is larger than 25 MB, and a Loan Estimate is not. ${typeInstead}`);
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    if (!beginsAsPdf(data))
      return refused('This is not a PDF file. Lenders send Loan Estimates as PDF; a photo cannot be read here.');
    return await within(patience, openPdf(data, thread).then(readOpen));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return refused(errors[name] ?? `This file could not be read. ${typeInstead}`);
  }
}

function refused(reason: string): RefusedDocument {
  return { kind: 'refused', reason };
}

/** A PDF says so within its first kilobyte. */
function beginsAsPdf(data: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(data.subarray(0, 1024)).includes('%PDF-');
}

async function readOpen(open: OpenPdf): Promise<ReadDocument | RefusedDocument> {
  const { pdf } = open;
  if (pdf.numPages > mostPages)
    return refused(`This file has ${pdf.numPages} pages. Print the three of the Loan Estimate to a file of their own.`);
  const layers = await pdf.getOptionalContentConfig();
  const read = async (number: number): Promise<ReadPage> => {
    const page = await pdf.getPage(number);
    const text = await readPage(page, (layer) => layers.isVisible(layer));
    page.cleanup();
    return text;
  };
  const pages: ReadPage[] = [];
  // A few at a time: while this thread looks at one page, the other takes the next apart.
  for (let first = 1; first <= pdf.numPages; first += together) {
    const count = Math.min(together, pdf.numPages - first + 1);
    pages.push(...(await Promise.all(Array.from({ length: count }, (_, index) => read(first + index)))));
  }
  const reading = readLoanEstimate(pages.map(({ text }) => text));
  if (reading.kind === 'loan estimate') {
    const { estimate, missingPages } = reading;
    return { kind: 'read', estimate, missingPages, document: drawable(open, pages) };
  }
  return refused(refusals[reading.kind]);
}

function drawable({ pdf, close }: OpenPdf, pages: readonly ReadPage[]): OpenDocument {
  return {
    pages: pages.length,
    close,
    async draw(number, canvas, width) {
      const page = await pdf.getPage(number);
      const rotation = page.rotate + (pages[number - 1]?.turn ?? 0);
      const inPoints = page.getViewport({ scale: 1, rotation });
      const viewport = page.getViewport({ scale: (width / inPoints.width) * window.devicePixelRatio, rotation });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      return { width: inPoints.width, height: inPoints.height };
    },
  };
}

/** What a promise comes to, unless it takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new DOMException('The file took too long.', 'TimeoutError')), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    window.clearTimeout(timer);
  }
}
