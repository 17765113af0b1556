import { expect, test } from 'vitest';
import { read } from '../form/example-estimates.test-data.ts';
import { begun, listed, named, printAmount, printPercent, printRange, printYears } from './phrases.ts';

test('dollars have cents only where there are any: $5,672, $761.78, -$10,000', () => {
  expect([5672, 761.78, -10_000].map(printAmount)).toEqual(['$5,672', '$761.78', '-$10,000']);
});

test('a percentage has three decimals at most: 3.875%, 4%, 0.123%', () => {
  expect([3.875, 4, 0.1234].map(printPercent)).toEqual(['3.875%', '4%', '0.123%']);
});

test('a range of one amount is that amount', () => {
  expect(printRange({ least: 1028, most: 1359 })).toBe('$1,028 to $1,359');
  expect(printRange({ least: 761.78, most: 761.78 })).toBe('$761.78');
});

test('years are named as a period, one year, the final payment, or as what was not read', () => {
  expect(printYears(read({ first: 1, last: 7 }))).toBe('years 1 to 7');
  expect(printYears(read({ first: 3, last: 3 }))).toBe('year 3');
  expect(printYears(read({ first: 7, last: 7, final: true }))).toBe('the final payment');
  expect(printYears(undefined)).toBe('a period whose years we could not read');
});

test('words are listed with commas and a last and', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c'], []].map(listed)).toEqual(['a', 'a and b', 'a, b and c', '']);
});

test('a sentence begins with a capital, and estimates are counted from the first', () => {
  expect(begun('section A')).toBe('Section A');
  expect([0, 1, 2].map(named)).toEqual(['the first estimate', 'the second estimate', 'the third estimate']);
});
