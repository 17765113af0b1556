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

/** Below this contrast no eye tells text from its ground; light grey on white has 1.6. */
const leastContrast = 1.3;

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
  const covered = painted
    .slice(text.painted)
    .some(({ box, colour }) => holds(box, x, y) && (colour !== undefined || areaOf(box) > pageArea * coveringPicture));
  if (covered) return false;
  const ground = painted.slice(0, text.painted).findLast(({ box }) => holds(box, x, y));
  if (text.colour === undefined || (ground && ground.colour === undefined)) return true;
  return contrast(text.colour, ground?.colour ?? '#ffffff') >= leastContrast;
}

/** Square points. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** WCAG contrast of two colors, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
