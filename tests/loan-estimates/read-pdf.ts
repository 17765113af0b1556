import '../../src/islands/loan-estimates/pdf/older-browsers.ts';
import { readFileSync } from 'node:fs';
import type { PageText } from '../../mortgage/loan-estimate/reading/page-text.ts';

// pdf.js asks for what `older-browsers.ts` adds as soon as it is loaded.
const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
const { readPage } = await import('../../src/islands/loan-estimates/pdf/pdf-page.ts');
GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/build/pdf.worker.mjs');

/** The text of a file's pages, by the same code as in a browser but in this thread. */
export async function pagesOf(file: string): Promise<readonly PageText[]> {
  const data = new Uint8Array(readFileSync(file));
  const task = getDocument({ data, disableFontFace: true, useSystemFonts: false, useWasm: false, verbosity: 0 });
  try {
    const pdf = await task.promise;
    const layers = await pdf.getOptionalContentConfig();
    const pages: PageText[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { text } = await readPage(await pdf.getPage(number), (layer) => layers.isVisible(layer));
      pages.push(text);
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
