import { describe, expect, it } from 'vitest';
import { printAmount, readAmount, regroup, stepped, type TypedText } from './amount-text.ts';

/** `1,2|34`: text with the caret drawn in. */
function at(drawn: string): TypedText {
  return { text: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}

function drawn({ text, caret }: TypedText): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** Types, deletes and moves as a browser would, one key at a time. */
function press(start: string, keys: readonly ('Backspace' | 'Delete' | 'Left' | string)[]): string {
  return drawn(
    keys.reduce((now, key) => {
      const { text, caret } = now;
      if (key === 'Left') return { text, caret: Math.max(0, caret - 1) };
      if (key === 'Backspace') {
        const changed = { text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: Math.max(0, caret - 1) };
        return regroup(text, changed, 'deleteContentBackward');
      }
      if (key === 'Delete') {
        return regroup(text, { text: text.slice(0, caret) + text.slice(caret + 1), caret }, 'deleteContentForward');
      }
      return regroup(text, { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + key.length }, 'insertText');
    }, at(start)),
  );
}

describe('dollars while they are typed', () => {
  it.each([
    ['|', [...'1234567'], '1,234,567|'],
    ['|', [...'3.5'], '3.5|'],
    ['|', [...'1234.50'], '1,234.50|'],
    ['1,|234', ['9'], '19|,234'],
    ['12|3,456', ['7'], '1,27|3,456'],
    ['|400,000', ['1'], '1|,400,000'],
    ['1,234|', ['Backspace'], '123|'],
    ['1,|234', ['Backspace'], '|234'],
    ['1|,234', ['Delete'], '1|34'],
    ['12,|345', ['Backspace', 'Backspace'], '|345'],
    ['1,234,|567', ['Left', 'Delete'], '123,4|67'],
    ['|1,234', ['Backspace'], '|1,234'],
    ['|', ['$1,234.50'], '1,234.50|'],
    ['|', ['1 234 567'], '1,234,567|'],
    ['|', ['$'], '|'],
  ])('%s and %j give %s', (start, keys, end) => {
    expect(press(start, keys)).toBe(end);
  });

  it.each(['400k', '-5', '1.2.3', 'about 400', '1.2m'])('leaves %s as it is', (text) => {
    expect(regroup('', { text, caret: 2 }, 'insertText')).toEqual({ text, caret: 2 });
  });

  it('has the caret behind the same digits wherever a digit is typed', () => {
    const digits = '98765432';
    for (let place = 0; place <= digits.length; place++) {
      const before = regroup('', { text: digits, caret: place });
      const after = press(drawn(before), ['1']);
      expect(after.replace(/,/g, '')).toBe(`${digits.slice(0, place)}1|${digits.slice(place)}`);
    }
  });
});

describe('what an amount field reads', () => {
  const limits = { min: 0, max: 100_000_000, decimals: 2 };
  const example = { example: 400_000 };
  const read = (typed: string) => readAmount(typed, 'dollars', limits, example);

  it.each([
    ['400,000', 400_000],
    ['$1,234.50', 1234.5],
    ['400k', 400_000],
    ['5.', 5],
    ['0', 0],
    ['1.2394', 1.24],
    ['400.000', 400_000],
  ])('%s is %d', (typed, value) => {
    expect(read(typed)).toEqual({ value, remark: undefined });
  });

  it.each(['', '   ', 'lots', '1.2.3', '$'])('%j is no number and gives no value, but a remark', (typed) => {
    expect(read(typed)).toEqual({ value: undefined, remark: 'Enter an amount in dollars, like 400,000.' });
  });

  it('says what it counts instead of too little or too much', () => {
    expect(read('-5')).toEqual({ value: 0, remark: 'This cannot be below $0, so we count $0.' });
    expect(read('1e9')).toEqual({ value: undefined, remark: 'Enter an amount in dollars, like 400,000.' });
    expect(read('2000000000')).toEqual({ value: 100_000_000, remark: 'We count up to $100,000,000.' });
    expect(readAmount('-3.000', 'dollars', { ...limits, min: -2000 }, example)).toEqual({
      value: -2000,
      remark: 'This cannot be below -$2,000, so we count -$2,000.',
    });
    expect(readAmount('9', 'dollars', { ...limits, max: 5 }, { example: 1, aboveMax: 'Too much.' }).remark).toBe('Too much.');
  });

  it('reads percent with a point or a comma, and keeps three decimals', () => {
    const percent = { min: 0, max: 30, decimals: 3 };
    expect(readAmount('3.5', 'percent', percent, { example: 6.5 }).value).toBe(3.5);
    expect(readAmount('6,125%', 'percent', percent, { example: 6.5 }).value).toBe(6.125);
    expect(readAmount('99', 'percent', percent, { example: 6.5 })).toEqual({ value: 30, remark: 'We count up to 30%.' });
    expect(readAmount('x', 'percent', percent, { example: 6.5 }).remark).toBe('Enter a number in percent, like 6.5.');
  });

  it('reads a count as a whole number', () => {
    expect(readAmount('27', 'count', { min: 0, max: 40, decimals: 0 }, { example: 27 }).value).toBe(27);
    expect(readAmount('', 'count', { min: 0, max: 40, decimals: 0 }, { example: 27 }).remark).toBe(
      'Enter a whole number, like 27.',
    );
  });
});

describe('stepping by key', () => {
  const percent = { min: 0, max: 30, decimals: 3 };

  it('adds without the noise of binary fractions, and stops at either end', () => {
    expect(stepped(stepped(6.5, 0.1, percent), 0.1, percent)).toBe(6.7);
    expect(stepped(29.95, 0.125, percent)).toBe(30);
    expect(stepped(0.1, -1, percent)).toBe(0);
  });

  it('starts an empty field at its lower end', () => {
    expect(stepped(undefined, 1, { min: 1, max: 9, decimals: 0 })).toBe(1);
  });

  it('prints what it shows with commas and without invented decimals', () => {
    expect([printAmount(1234.5), printAmount(6.125), printAmount(undefined)]).toEqual(['1,234.5', '6.125', '']);
  });
});
