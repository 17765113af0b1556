import { expect, test } from 'vitest';
import { offeredProgram } from './offered-program.ts';

test('a program that is offered stays, and for one that is not stands the first that is', () => {
  expect(offeredProgram('fha', [])).toBe('fha');
  expect(offeredProgram('usda', ['usda'])).toBe('conventional');
  expect(offeredProgram('usda', ['conventional', 'usda'])).toBe('fha');
});
