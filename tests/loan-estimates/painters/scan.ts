import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isText } from '../forms/arrange.ts';
import type { Page, TextMark } from '../forms/mark.ts';
import type { Style } from '../forms/style.ts';
import { addSheets, emptyFile } from './pdf-lib.ts';

/** Pictures of the pages of a file, as a copier makes them; over recognised text if there are sheets of it. */
export async function scanned(pdf: Uint8Array, style: Style, recognised?: readonly Page[]): Promise<Uint8Array> {
  const file = await emptyFile();
  if (recognised) await addSheets(file, recognised, style);
  for (const [index, picture] of pictures(pdf).entries()) {
    const page = recognised ? file.getPage(index) : file.addPage([612, 792]);
    page.drawImage(await file.embedJpg(picture), { x: 0, y: 0, width: 612, height: 792 });
  }
  return file.save();
}

function pictures(pdf: Uint8Array): readonly Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'loan-estimate-'));
  try {
    writeFileSync(join(folder, 'form.pdf'), pdf);
    const options = ['-r', '72', '-gray', '-jpeg', '-jpegopt', 'quality=30'];
    execFileSync('pdftoppm', [...options, join(folder, 'form.pdf'), join(folder, 'page')]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
    return names.toSorted().map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a program that recognises text makes of a sheet: nothing is seen, and some signs are mistaken. */
export function recognisedText(sheet: Page): Page {
  const texts = sheet.filter(isText);
  return texts.map(
    (mark, index): TextMark => ({ ...mark, unseen: true, text: index % 9 === 4 ? mistaken(mark.text) : mark.text }),
  );
}

function mistaken(text: string): string {
  return text.replaceAll('5', 'S').replaceAll('1', 'l').replace('0', 'O').replace(',', '.');
}
