import type { Browser } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { chromiumLaunch, testBrowserPath } from '../../servers/chromium.ts';
import type { Color, Mark, Page } from '../forms/mark.ts';
import type { Style } from '../forms/style.ts';
import { papers } from '../forms/style.ts';

/** Prints sheets as a browser does. The date in the file is always the same. */
export async function printInChromium(browser: Browser, sheets: readonly Page[], style: Style): Promise<Uint8Array> {
  return printHtml(browser, html(sheets, style), papers[style.paper]);
}

/** Prints a document on paper of so many points. */
export async function printHtml(browser: Browser, html: string, [width, height]: readonly [number, number]): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    const pdf = await page.pdf({ width: `${width / 72}in`, height: `${height / 72}in`, printBackground: true, tagged: false });
    const dated = Buffer.from(pdf)
      .toString('latin1')
      .replaceAll(/\(D:\d{14}\+00'00'\)/g, "(D:20260302090000+00'00')");
    return Buffer.from(dated, 'latin1');
  } finally {
    await page.close();
  }
}

export function startPrinter(): Promise<Browser> {
  return puppeteer.launch({ executablePath: testBrowserPath, args: [...(chromiumLaunch.args ?? [])] });
}

function html(sheets: readonly Page[], style: Style): string {
  const [width, height] = papers[style.paper];
  const pages = sheets.map(
    (sheet) =>
      `<svg width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}"><g transform="${placed(style)}">${sheet
        .map((mark) => svg(mark))
        .join('')}</g></svg>`,
  );
  return `<!doctype html><html lang="en"><title>Loan Estimate</title><style>
@page { size: ${width}pt ${height}pt; margin: 0 }
body { margin: 0; font-family: '${style.css ?? 'Liberation Sans'}', 'DejaVu Sans' }
svg { display: block; break-after: page }
svg:last-child { break-after: auto }
text { white-space: pre; letter-spacing: ${style.spacing}px }
</style>${pages.join('')}</html>`;
}

function placed({ paper, zoom }: Style): string {
  const [width] = papers[paper];
  return `translate(${((width - 612 * zoom) / 2).toFixed(2)} ${((792 * (1 - zoom)) / 2).toFixed(2)}) scale(${zoom})`;
}

function css([red, green, blue]: Color): string {
  return `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(' ')})`;
}

function svg(mark: Mark): string {
  if (mark.kind === 'line') {
    const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="black" stroke-width="${mark.width}"/>`;
  }
  if (mark.kind === 'box') {
    const stroke = mark.stroke ? ` stroke="${css(mark.stroke)}" stroke-width="0.6"` : '';
    const fill = mark.fill ? css(mark.fill) : 'none';
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${fill}"${stroke}/>`;
  }
  if (mark.unseen) throw new Error('Chromium prints no text that is not seen');
  const bold = mark.face.startsWith('bold') ? ' font-weight="700"' : '';
  const italic = mark.face.endsWith('italic') ? ' font-style="italic"' : '';
  const color = mark.color ? ` fill="${css(mark.color)}"` : '';
  const text = mark.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${mark.x.toFixed(2)}" y="${mark.y}" font-size="${mark.size}"${bold}${italic}${color}>${text}</text>`;
}
