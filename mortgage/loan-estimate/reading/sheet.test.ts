import { expect, test } from 'vitest';
import type { TextRun } from './page-text.ts';
import { Sheet } from './sheet.ts';

/** A page with texts; each character is five points wide. */
function sheet(...texts: readonly (readonly [text: string, x: number, y: number, size?: number])[]) {
  const runs: TextRun[] = texts.map(([text, x, y, size = 10]) => ({ text, x, y, size, width: text.length * 5 }));
  return new Sheet(1, { width: 612, height: 792, runs, marks: [], pictures: 0 });
}

test('letters that were placed one by one are read as words', () => {
  const letters = [...'Loan'].map((letter, index) => [letter, 50 + index * 5, 100] as const);
  expect(sheet(...letters, ['Amount', 75, 100]).text({ left: 0, right: 612, top: 0, bottom: 792 })).toBe('Loan Amount');
});

test('a label is found whatever its apostrophes, case and spaces', () => {
  const page = sheet(["HOMEOWNER'S", 50, 100], ['Insur', 110, 100], ['ance', 135, 100]);
  expect(page.find('Homeowner’s Insurance')).toMatchObject([{ x: 50, y: 100, width: 105 }]);
});

test('a label is not found inside a longer word', () => {
  expect(sheet(['VALUE', 50, 100]).find('VA')).toEqual([]);
  expect(sheet(['VA', 50, 100]).find('VA')).toHaveLength(1);
});

test('a label is not pieced together from two columns', () => {
  expect(sheet(['Loan', 50, 100], ['Amount', 320, 100]).find('Loan Amount')).toEqual([]);
});

test('a label that is broken into lines is found where it begins', () => {
  const page = sheet(['Estimated', 50, 100], ['Total', 100, 100], ['Monthly', 50, 112], ['Payment', 90, 112]);
  expect(page.findWrapped('Estimated Total Monthly Payment')).toMatchObject([{ x: 50, y: 112 }]);
});

test('a label that stands twice is none, because nobody knows which is meant', () => {
  expect(sheet(['Deposit', 50, 100], ['Deposit', 50, 140]).single('Deposit')).toBeUndefined();
});

test('a value says where it stands', () => {
  const page = sheet(['$162,000', 198, 238, 14]);
  expect(page.value({ left: 190, right: 300, top: 220, bottom: 250 }, (text) => text)?.place).toMatchObject({
    page: 1,
    x: 198,
    width: 40,
  });
});
