import { writeFileSync } from 'node:fs';
import { documents } from './documents.ts';
import { sheetsOf } from './forms/sheets.ts';
import { printInChromium, startPrinter } from './painters/chromium.ts';
import { writeWithPdfLib } from './painters/pdf-lib.ts';

// Makes the files in `documents/` anew: `node tests/loan-estimates/make-documents.ts [name…]`.
const wanted = process.argv.slice(2);
const folder = new URL('documents/', import.meta.url);
const browser = await startPrinter();
try {
  for (const { file, terms, style, lie } of documents) {
    if (wanted.length > 0 && !wanted.includes(file)) continue;
    const sheets = sheetsOf(terms, style);
    const inChromium = style.engine === 'chromium';
    const pdf = inChromium ? await printInChromium(browser, sheets, style) : await writeWithPdfLib(sheets, style, lie);
    writeFileSync(new URL(file, folder), pdf);
  }
} finally {
  await browser.close();
}
