import { parse } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import type { BuiltPage } from '../built-pages.ts';
import type { Finding } from './finding.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Gamma of sRGB: a linear channel as it is written, 0 to 1, cut where a screen cannot show it. */
function encoded(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** OKLCH to sRGB by the matrices of CSS Color 4. */
function fromOklch(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** An opaque colour as a stylesheet writes it, `#fff`, `rgb(0 0 0)` or `oklch(42% .075 182)`; undefined for any other. */
export function parseColor(text: string): Rgb | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as unknown as Rgb;
  }
  const [, space, inner = ''] = /^(oklch|rgb)\(([^/]*)\)$/i.exec(text.trim()) ?? [];
  const parts = inner.split(/[\s,]+/).filter(Boolean);
  const values = parts.map((part) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1));
  const [first, second, third] = values;
  if (first === undefined || second === undefined || third === undefined || values.some(Number.isNaN)) return undefined;
  if (space?.toLowerCase() === 'oklch') return fromOklch(first, parts[1]?.endsWith('%') ? second * 0.4 : second, third);
  return [first / 255, second / 255, third / 255];
}

/** The ratio of WCAG 2.2 between two colours, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const luminance = (color: Rgb) => {
    const [red, green, blue] = color.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Words by class, not by one rule: what stands on what. 4.5 for text and 3 for the edge of a field (WCAG 1.4.3, 1.4.11). */
const onEachOther: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['ink', 'white', 4.5],
  ['ink', 'fog', 4.5],
  ['ink-soft', 'white', 4.5],
  ['ink-soft', 'fog', 4.5],
  ['spruce', 'white', 4.5],
  ['spruce', 'fog', 4.5],
  ['white', 'deep', 4.5],
  ['white', 'ink', 4.5],
  ['alert', 'white', 4.5],
  ['edge', 'white', 3],
  ['alpenglow', 'ink', 3],
];

interface Pair {
  readonly what: string;
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

/** Rules that set words and their ground together: buttons, fields, notices. */
function ruledPairs(styles: Root): Pair[] {
  const pairs: Pair[] = [];
  styles.walkRules(({ selector, nodes }) => {
    const declared = (...names: string[]) =>
      nodes.flatMap((node) => (node.type === 'decl' && names.includes(node.prop) ? node.value : []))[0];
    const [front, ground] = [declared('color'), declared('background', 'background-color')];
    if (front && ground && !selector.includes(':disabled')) pairs.push({ what: selector, front, ground, least: 4.5 });
  });
  return pairs;
}

/** Colours of the built pages between which words cannot be read. */
export function contrastFindings(pages: readonly BuiltPage[]): Finding[] {
  const texts = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('style')
      .map(({ rawText }) => rawText),
  );
  const styles = postcss.parse([...new Set(texts)].join('\n'));
  const named = new Map<string, string>();
  styles.walkDecls(/^--color-/, ({ prop, value }) => {
    named.set(prop, value);
  });
  const colorOf = (text: string) =>
    parseColor(text.replace(/^var\((--color-[a-z-]+)\)$/, (whole, name: string) => named.get(name) ?? whole));
  const pairs: Pair[] = [
    ...onEachOther.map(([front, ground, least]) => ({
      what: `${front} on ${ground}`,
      front: `var(--color-${front})`,
      ground: `var(--color-${ground})`,
      least,
    })),
    ...ruledPairs(styles),
  ];
  const findings = pairs.flatMap(({ what, front, ground, least }) => {
    const [frontColor, groundColor] = [colorOf(front), colorOf(ground)];
    const ratio = frontColor && groundColor ? contrastRatio(frontColor, groundColor) : least;
    // As it is printed, so that 4.496 does not read as 4.50, too little.
    return ratio < least - 0.005 ? [`${what}: ${ratio.toFixed(2)} to 1, and ${least} is the least (${front} on ${ground})`] : [];
  });
  return [...new Set(findings)].map((what) => ({
    about: 'Colors',
    what,
    remedy: 'Make one of the two lighter or darker: the values stand at the top of src/styles/site.css.',
  }));
}
