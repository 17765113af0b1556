import { expect, test } from 'vitest';
import type { Matrix } from './matrix.ts';
import { type Glyph, TextCursor } from './text-cursor.ts';

const page: Matrix = [1, 0, 0, -1, 0, 792];

/** Glyphs of half an em each. */
function glyphs(text: string): Glyph[] {
  return [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));
}

function cursor() {
  const made = new TextCursor();
  made.font = { em: 0.001, read: (text) => text, size: 10 };
  made.place([1, 0, 0, 1, 50, 692]);
  return made;
}

test('words of one run stand where they are drawn', () => {
  const runs = cursor().show(glyphs('Loan ID'), page);
  expect(runs.map(({ text, x, y, width }) => [text, x, y, width])).toEqual([
    ['Loan', 50, 100, 20],
    ['ID', 75, 100, 10],
  ]);
});

test('a kerning within a word keeps it whole, and a wide gap parts two', () => {
  const [first, second] = [glyphs('A'), glyphs('B')];
  expect(cursor().show([...first, 80, ...second], page)).toMatchObject([{ text: 'AB' }]);
  expect(cursor().show([...first, -900, ...second], page)).toMatchObject([{ text: 'A' }, { text: 'B', x: 64 }]);
});

test('text in the invisible mode of recognised scans is not shown, and what follows it stands right', () => {
  const made = cursor();
  made.mode = 3;
  expect(made.show(glyphs('12'), page)).toEqual([]);
  made.mode = 0;
  expect(made.show(glyphs('3'), page)).toMatchObject([{ text: '3', x: 60 }]);
});

test('a line that is turned by its matrix says which way it runs', () => {
  const made = cursor();
  made.place([0, 1, -1, 0, 50, 692]);
  expect(made.show(glyphs('up'), page)).toMatchObject([{ towards: [0, -1], size: 10, width: 10 }]);
});

test('spacing of characters and words counts', () => {
  const made = cursor();
  made.charSpacing = 1;
  made.wordSpacing = 3;
  expect(made.show(glyphs('a b'), page)).toMatchObject([
    { x: 50, width: 6 },
    { x: 65, width: 6 },
  ]);
});
