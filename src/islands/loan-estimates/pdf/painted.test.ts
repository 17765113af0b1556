import { expect, test } from 'vitest';
import { isVisible, type Painted, type PaintedText } from './painted.ts';

const text: PaintedText = { text: '2', x: 100, y: 100, towards: [1, 0], width: 20, size: 10, colour: '#000000', painted: 0 };
const letter = 612 * 792;
const box = { left: 90, top: 80, right: 200, bottom: 110 };
const over = (colour: string): Painted => ({ box, colour });

test('black text on white paper is seen', () => {
  expect(isVisible(text, [], letter)).toBe(true);
});

test('what a program left in white on white paper is not seen', () => {
  expect(isVisible({ ...text, colour: '#ffffff' }, [], letter)).toBe(false);
  expect(isVisible({ ...text, colour: '#fefefe' }, [], letter)).toBe(false);
});

test('white headings on a black bar are seen, and black text on it is not', () => {
  expect(isVisible({ ...text, colour: '#ffffff', painted: 1 }, [over('#000000')], letter)).toBe(true);
  expect(isVisible({ ...text, painted: 1 }, [over('#000000')], letter)).toBe(false);
});

test('text under a rectangle that was painted later is not seen', () => {
  expect(isVisible(text, [over('#ffffff')], letter)).toBe(false);
});

test('text under a picture of the whole page is not seen, and beside a small one it is', () => {
  expect(isVisible(text, [{ box: { left: 0, top: 0, right: 612, bottom: 792 } }], letter)).toBe(false);
  expect(isVisible(text, [{ box }], letter)).toBe(true);
});

test('light grey text is seen, and type of two points is not', () => {
  expect(isVisible({ ...text, colour: '#bbbbbb' }, [], letter)).toBe(true);
  expect(isVisible({ ...text, size: 2 }, [], letter)).toBe(false);
});
