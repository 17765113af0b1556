import { expect, it } from 'vitest';
import { clampFrameHeight } from './feed-message.ts';

it('gives the frame of the feed a height between 120 and 6,000 pixels', () => {
  expect([1, 120, 800.2, 6_000, 1e9].map(clampFrameHeight)).toEqual([120, 120, 801, 6_000, 6_000]);
});

it('ignores what is no height of something visible', () => {
  expect([0, -5, Number.NaN, Infinity, '800', null, undefined, {}].map(clampFrameHeight)).toEqual(Array(8).fill(undefined));
});
