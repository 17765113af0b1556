import { clampChroma, converter, formatHex } from 'culori';

const oklch = converter('oklch');

/** A lit window, a lantern: what is this warm and this strong shines in the evening as by day. */
const lit = { hue: [20, 110], chroma: 0.1 } as const;

/**
 * A colour of a drawing after sunset. The order of light and dark stays, so that near ridges still stand dark before far ones and the
 * sky is the lightest: everything moves into the lower third, and lit windows stay the brightest.
 *
 * @param color `#` and six digits
 */
export function eveningTone(color: string): string {
  const { l, c, h = 0 } = oklch(color) ?? { l: 0, c: 0 };
  const isWarm = h > lit.hue[0] && h < lit.hue[1];
  if (isWarm && c > lit.chroma) return color;
  if (isWarm && c > 0.02) return formatHex(clampChroma({ mode: 'oklch', l: 0.52, c: 0.06, h: h - 10 }, 'oklch'));
  // What is lighter than the sky by day is white: a sail, a deck, snow. It keeps its shape before the mist.
  const whiteness = 2 * Math.max(0, l - 0.94);
  // Blue gains on green as the light goes. What is nearly grey by day has no hue that one would see, and takes that of the sky.
  const hue = c < 0.03 ? 205 : h + 8;
  return formatHex(clampChroma({ mode: 'oklch', l: 0.11 + 0.245 * l + whiteness, c: 0.02 + c * 0.5, h: hue }, 'oklch'));
}

/**
 * A drawing after sunset, as a drawing of its own: a style within one that asks for dark colours is heard by Chromium and Firefox,
 * and not by WebKit, where it would leave white letters on a white sky.
 *
 * @param svg its text, with colours as attributes of six digits
 */
export function inTheEvening(svg: string): string {
  return svg.replace(
    /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/gi,
    (_painted, property: string, color: string) => `${property}="${eveningTone(color)}"`,
  );
}
