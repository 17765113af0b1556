import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { socialKinds } from '../../../owner/owner-schema.ts';

it('has one mark for every kind of social link, in the colour of its words', () => {
  const symbols = [
    ...readFileSync('src/sections/site-footer/social-marks.svg', 'utf8').matchAll(/<symbol id="([^"]+)"([^>]*)>/g),
  ];
  expect(symbols.map(([, id]) => id).toSorted()).toEqual([...socialKinds].toSorted());
  // A symbol used from a page takes nothing from the root of its own file.
  for (const [, , attributes] of symbols) expect(attributes).toContain('stroke="currentColor"');
});
