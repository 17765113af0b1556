import type { Mark, Page, TextMark } from './mark.ts';
import type { Style } from './style.ts';
import { widthOf } from './widths.ts';

/** Text cut into runs and put into the order of drawing as the style has it; what is drawn comes before what is written. */
export function arranged(page: Page, style: Style): Page {
  const drawn = page.filter((mark) => mark.kind !== 'text');
  const written = page.filter((mark): mark is TextMark => mark.kind === 'text');
  const runs = style.cut === 'label and value' ? joined(written, style) : written.flatMap((mark) => cut(mark, style));
  return [...drawn, ...ordered(runs, style)];
}

function cut(mark: TextMark, style: Style): readonly TextMark[] {
  if (style.cut === 'line') return [mark];
  const pieces = [...mark.text.matchAll(style.cut === 'word' ? /\S+/g : /\S/g)];
  return pieces.map((piece) => ({
    ...mark,
    text: piece[0],
    x: mark.x + widthOf(mark.text.slice(0, piece.index), style, mark.face, mark.size),
  }));
}

/** A label and the amount at its right in one run, with as many spaces between as fill the gap. */
function joined(marks: readonly TextMark[], style: Style): readonly TextMark[] {
  const taken = new Set<TextMark>();
  return marks.flatMap((mark) => {
    if (taken.has(mark)) return [];
    const partner = marks.find((other) => !taken.has(other) && follows(mark, other, style));
    if (!partner) return [mark];
    taken.add(partner);
    const gap = partner.x - mark.x - widthOf(mark.text, style, mark.face, mark.size);
    const spaces = Math.max(1, Math.round(gap / widthOf(' ', style, mark.face, mark.size)));
    return [{ ...mark, text: `${mark.text}${' '.repeat(spaces)}${partner.text}` }];
  });
}

function follows(label: TextMark, value: TextMark, style: Style): boolean {
  const gap = value.x - label.x - widthOf(label.text, style, label.face, label.size);
  const alike = label.y === value.y && label.size === value.size && label.face === value.face && label.color === value.color;
  return alike && gap > 3 && gap < 240 && Math.sign(label.x - 305) === Math.sign(value.x - 305) && /\$/.test(value.text);
}

function ordered(marks: readonly TextMark[], { order }: Style): readonly TextMark[] {
  switch (order) {
    case 'reading':
      return marks;
    case 'bottom up':
      return marks.toSorted((a, b) => b.y - a.y);
    case 'columns first':
      return [...marks.filter((mark) => mark.x >= 300), ...marks.filter((mark) => mark.x < 300)];
    case 'headings last':
      return [...marks.filter((mark) => !mark.heading), ...marks.filter((mark) => mark.heading)];
    case 'shuffled':
      return shuffled(marks);
  }
}

/** Always the same disorder. */
function shuffled(marks: readonly TextMark[]): readonly TextMark[] {
  const keyed = marks.map((mark, index): readonly [number, TextMark] => [((index * 7919 + 13) % 104729) % 997, mark]);
  return keyed.toSorted(([a], [b]) => a - b).map(([, mark]) => mark);
}

export function isText(mark: Mark): mark is TextMark {
  return mark.kind === 'text';
}
