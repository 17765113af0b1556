import { expect, test } from 'vitest';
import { readerOf } from './symbol-fonts.ts';

test('the 3 of ZapfDingbats is a check mark, and never a three', () => {
  expect(readerOf('ABCDEF+ZapfDingbats')('3')).toBe('✓');
});

test('a symbol that is not known is no figure and no letter', () => {
  expect(readerOf('Wingdings-Regular')('7A')).toBe('\u{fffd}\u{fffd}');
});

test('a symbol that a font names by itself stays', () => {
  expect(readerOf('ZapfDingbats')('☒')).toBe('☒');
});

test('text of other fonts stays as it is', () => {
  expect(readerOf('Helvetica')('$3,240')).toBe('$3,240');
});
