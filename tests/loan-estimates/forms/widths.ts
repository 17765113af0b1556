import type { PDFFont } from 'pdf-lib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Face } from './mark.ts';
import type { Style } from './style.ts';

export const standardFonts: Readonly<Record<Style['family'], Readonly<Record<Face, StandardFonts>>>> = {
  Helvetica: {
    regular: StandardFonts.Helvetica,
    bold: StandardFonts.HelveticaBold,
    italic: StandardFonts.HelveticaOblique,
    'bold italic': StandardFonts.HelveticaBoldOblique,
  },
  Times: {
    regular: StandardFonts.TimesRoman,
    bold: StandardFonts.TimesRomanBold,
    italic: StandardFonts.TimesRomanItalic,
    'bold italic': StandardFonts.TimesRomanBoldItalic,
  },
  Courier: {
    regular: StandardFonts.Courier,
    bold: StandardFonts.CourierBold,
    italic: StandardFonts.CourierOblique,
    'bold italic': StandardFonts.CourierBoldOblique,
  },
};

const measuring = await PDFDocument.create();
const loaded = new Map<StandardFonts, PDFFont>();
for (const faces of Object.values(standardFonts)) {
  for (const name of Object.values(faces)) loaded.set(name, await measuring.embedFont(name));
}

/** Points. Signs that the standard fonts lack are as wide as an em dash. */
export function widthOf(text: string, style: Style, face: Face, size: number): number {
  const font = loaded.get(standardFonts[style.family][face]);
  if (!font) throw new Error(`No widths for ${style.family} ${face}`);
  const known = text.replaceAll(/[☒☐✓−]/g, '—');
  // Character by character: neither engine draws these fonts with kerning.
  const widths = [...known].map((character) => font.widthOfTextAtSize(character, size) * (style.stretch ?? 1));
  return widths.reduce((sum, width) => sum + width, style.spacing * text.length);
}
