import { type Box, holds } from './matrix.ts';

/** Something filled on a page, in the order of painting. */
export interface Painted {
  readonly box: Box;
  /** `#rrggbb`; left out for a picture or a pattern, of which nobody knows how dark it is where. */
  readonly colour?: string | undefined;
}

/** Text before anybody has looked whether it can be seen. */
export interface PaintedText {
  readonly text: string;
  /** Origin, and the way it runs: a unit vector. */
  readonly x: number;
  readonly y: number;
  readonly towards: readonly [x: number, y: number];
  readonly width: number;
  readonly size: number;
  readonly colour: string | undefined;
  /** How many things had been filled before it. */
  readonly painted: number;
}

/** Of the 255 steps of red, green or blue: no eye tells text from its ground by fewer. Light grey on white has 60. */
const leastDifference = 30;

/** Smaller type than this, in points, is dirt to the eye. */
const leastSize = 3;

/** Share of a page from which a picture painted later is taken to cover what lies under it. */
const coveringPicture = 0.25;

/**
 * Whether a person can see the text: it stands out from what was painted under it, nothing was painted over it, and it is no dust.
 * Lenders' programs leave old values in the file in white, and some cover them with a rectangle.
 */
export function isVisible(text: PaintedText, painted: readonly Painted[], pageArea: number): boolean {
  if (text.size < leastSize) return false;
  const x = text.x + (text.towards[0] * text.width) / 2 + text.towards[1] * text.size * 0.3;
  const y = text.y + (text.towards[1] * text.width) / 2 - text.towards[0] * text.size * 0.3;
  for (let at = painted.length - 1; at >= 0; at--) {
    const { box, colour } = painted[at] as Painted;
    if (!holds(box, x, y)) continue;
    if (at < text.painted) return standsOut(text.colour, colour);
    if (colour !== undefined || areaOf(box) > pageArea * coveringPicture) return false;
  }
  return standsOut(text.colour, '#ffffff');
}

/** Square points. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Whether an eye tells ink from its ground; a picture or a pattern may have anything where the ink is. */
function standsOut(ink: string | undefined, ground: string | undefined): boolean {
  if (ink === undefined || ground === undefined) return true;
  return [1, 3, 5].some((at) => Math.abs(channel(ink, at) - channel(ground, at)) >= leastDifference);
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
