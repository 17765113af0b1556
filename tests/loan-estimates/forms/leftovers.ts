import type { Terms } from '../loans/terms.ts';
import { isText } from './arrange.ts';
import type { Color, Mark, Page, TextMark } from './mark.ts';
import type { Style } from './style.ts';
import { widthOf } from './widths.ts';

const white: Color = [1, 1, 1];
/** The ground of the bars. */
const grey: Color = [0.9, 0.9, 0.91];
const amount = /^(?:[–−-] ?)?\$[\d,]+(?:\.\d\d)?$/;

/** Puts wrong numbers that nobody sees on a page, as templates leave them: after values, over them and below them. */
export function withLeftovers(page: Page, terms: Terms, style: Style): Page {
  let count = 0;
  return page.flatMap((mark): readonly Mark[] => {
    if (mark.kind !== 'text') return [mark];
    if (mark.text === terms.loanId) return [mark, after(mark, '1330172608', style, white)];
    if (mark.text === terms.purpose) return [mark, after(mark, 'ce', style, white)];
    if (/^\d{1,2}$/.test(mark.text)) return [before(mark, style), mark];
    if (!amount.test(mark.text)) return [mark];
    if (mark.face === 'bold') return [mark, after(mark, '0', style, groundOf(mark, page))];
    count++;
    if (count % 3 === 0) return [after(mark, '7', style, white), mark];
    if (count % 3 === 1) return covered(mark, style);
    return style.engine === 'pdf-lib' ? [mark, { ...mark, text: otherAmount(mark.text), unseen: true }] : [mark];
  });
}

/** Other amounts over those of a page. */
export function otherAmounts(page: Page): Page {
  const amounts = page.filter(isText).filter(({ text }) => amount.test(text));
  return amounts.map((mark) => ({ ...mark, text: otherAmount(mark.text) }));
}

function otherAmount(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10));
}

/** White is seen in the shaded bars of page 2, and their grey beside them. */
function groundOf({ x, y }: TextMark, page: Page): Color {
  const shaded = page.some(
    (mark) => mark.kind === 'box' && mark.fill && x > mark.x && x < mark.x + mark.width && y > mark.y && y < mark.y + mark.height,
  );
  return shaded ? grey : white;
}

function after(mark: TextMark, text: string, style: Style, color: Color): TextMark {
  return { ...mark, text, color, x: mark.x + widthOf(mark.text, style, mark.face, mark.size) };
}

/** A digit at the left of a number of months: `2 mo.` becomes `32 mo.` in the text. */
function before(mark: TextMark, style: Style): TextMark {
  return { ...mark, text: '3', color: white, x: mark.x - widthOf('3', style, mark.face, mark.size) };
}

/** Another amount below a white rectangle below the amount that counts. */
function covered(mark: TextMark, style: Style): readonly Mark[] {
  const width = widthOf(mark.text, style, mark.face, mark.size);
  const box: Mark = { kind: 'box', x: mark.x - 1, y: mark.y - mark.size, width: width + 2, height: mark.size * 1.3, fill: white };
  return [{ ...mark, text: otherAmount(mark.text) }, box, mark];
}
