import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ["Washington's programs", 'Washington’s programs'],
  ['They say "yes" (or "not yet").', 'They say “yes” (or “not yet”).'],
  ["'Comparisons' on page 3", '‘Comparisons’ on page 3'],
  ['"\'Net\' is not gross"', '“‘Net’ is not gross”'],
  ["veterans' homes of the '90s", 'veterans’ homes of the ’90s'],
])('sets %s as %s', (typed, set) => expect(typeset(typed)).toBe(set));
