import { describe, expect, it } from 'vitest';
import { parsePage } from '../../publishing/page-edits.ts';
import { jointsOf } from '../../publishing/words-apart.ts';
import { builtPages } from './site.ts';

describe.each(builtPages)('$path', ({ html }) => {
  it('has a space between two words that only its styles would keep apart', () => {
    expect(jointsOf(parsePage(html)).map(({ before, after }) => `${before}|${after}`)).toEqual([]);
  });
});
