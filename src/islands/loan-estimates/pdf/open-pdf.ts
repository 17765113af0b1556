import './older-browsers.ts';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

/** A document that pdf.js holds open in a thread of its own. */
export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  /** Ends the thread and gives its memory back. */
  readonly close: () => void;
}

/**
 * Opens a PDF file in a thread, which ends with it. Nothing of it runs or is fetched: no script, no font of its own (glyphs are drawn as shapes), no web assembly.
 *
 * @throws what pdf.js throws: `PasswordException`, `InvalidPDFException` and others, by their `name`
 */
export async function openPdf(data: Uint8Array, thread: Worker): Promise<OpenPdf> {
  const worker = PDFWorker.create({ port: thread, verbosity: 0 });
  const task = getDocument({
    data,
    worker,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    // A page is 2,000 by 2,600 points at most in a scan at 240 dots an inch.
    maxImageSize: 8_000_000,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().finally(() => thread.terminate());
  };
  return { pdf: await task.promise, close };
}
