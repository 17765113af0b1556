/**
 * Starts the thread in which a file is read, before the rest of the reader has been fetched: it fetches its own 300 kB meanwhile.
 */
export function startPdfThread(): Worker {
  return new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
}
