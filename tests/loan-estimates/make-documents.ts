import { writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import type { Document } from './documents.ts';
import { documents } from './documents.ts';
import { flowHtml } from './forms/flow.ts';
import { otherAmounts, withLeftovers } from './forms/leftovers.ts';
import { attachedPage, coverPage } from './forms/letters.ts';
import { sheetsOf } from './forms/sheets.ts';
import { papers } from './forms/style.ts';
import { makersOfOthers } from './make-others.ts';
import { others } from './others.ts';
import { printHtml, printInChromium, startPrinter } from './painters/chromium.ts';
import { encrypted } from './painters/encrypt.ts';
import { enveloped, withHiddenLayer } from './painters/envelope.ts';
import { writeWithPdfLib } from './painters/pdf-lib.ts';

// Makes the files in `documents/` anew: `node tests/loan-estimates/make-documents.ts [name…]`.
const wanted = process.argv.slice(2);
const folder = new URL('documents/', import.meta.url);
const browser = await startPrinter();
try {
  for (const document of documents) {
    if (wanted.length > 0 && !wanted.includes(document.file)) continue;
    const pdf = await printed(browser, document);
    writeFileSync(new URL(document.file, folder), document.encryption ? encrypted(pdf, document.encryption) : pdf);
  }
  for (const { file } of others) {
    if (wanted.length > 0 && !wanted.includes(file)) continue;
    const make = makersOfOthers[file];
    if (!make) throw new Error(`Nothing makes ${file}`);
    writeFileSync(new URL(file, folder), await make());
  }
} finally {
  await browser.close();
}

async function printed(browser: Browser, document: Document): Promise<Uint8Array> {
  const { terms, style, lie, leftovers, attached, flow } = document;
  if (flow) return printHtml(browser, flowHtml(terms, flow), papers.Letter);
  const form = sheetsOf(terms, style).map((sheet) => (leftovers ? withLeftovers(sheet, terms, style) : sheet));
  const sheets = attached ? [coverPage(terms, style), ...form, attachedPage(terms, attached, style)] : form;
  if (style.engine === 'chromium') return printInChromium(browser, sheets, style);
  const pdf = await writeWithPdfLib(sheets, style, lie);
  if (document.layer) return withHiddenLayer(pdf, sheets.map(otherAmounts), style);
  return document.enveloped ? enveloped(pdf) : pdf;
}
