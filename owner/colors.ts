import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** The three colours of an owner, named for what they paint; each as six digits, with or without `#`. */
export interface OwnerColors {
  /** Buttons, links and what is chosen. */
  readonly button: string;
  /** The button that a page is about, marks and underlines. */
  readonly accent: string;
  /** Dark panels and the foot of the page. */
  readonly dark: string;
}

/** What the site ships with, and every tint and drawing of it is mixed from. */
export const shippedColors: OwnerColors = { button: '015a50', accent: 'f2994e', dark: '033632' };

/** The least contrast of letters with their ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

const oklch = converter('oklch');
const hash = (color: string) => (color.startsWith('#') ? color : `#${color}`);
const read = (color: string): Oklch => oklch(hash(color)) ?? { mode: 'oklch', l: 0, c: 0 };
const write = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));

/** What stands on a colour or around it: white letters and a pale ground with a button, dark letters on the accent, white ones on the dark. */
const beside: Readonly<Record<keyof OwnerColors, string>> = { button: '#edf5f4', accent: '#072523', dark: '#ffffff' };

/** The contrast of a colour with what stands on it or around it. */
function contrastOf(name: keyof OwnerColors, color: string): number {
  return wcagContrast(hash(color), beside[name]);
}

/** The colour nearest in lightness that can be read; the same hue, darker or for the accent lighter. */
function readable(name: keyof OwnerColors, color: string): string {
  const step = name === 'accent' ? 0.005 : -0.005;
  const next = read(color);
  // White and black are far enough from any ground here: it ends.
  while (contrastOf(name, write(next)) < leastContrast) next.l += step;
  return write(next).slice(1);
}

/** How well a colour of the owner can be read. */
export interface Legibility {
  /** Contrast with what stands on it or around it, to 1. */
  readonly contrast: number;
  /** What stands on it or around it, as `#` and six digits. */
  readonly letters: string;
  /** Where that is too little: the nearest one with enough, as six digits. */
  readonly instead?: string;
}

/** @param color six digits, with or without `#` */
export function legibility(name: keyof OwnerColors, color: string): Legibility {
  const measured = { contrast: contrastOf(name, color), letters: beside[name] };
  return measured.contrast >= leastContrast ? measured : { ...measured, instead: readable(name, color) };
}

/** Why a colour cannot be taken, as it goes on after its name, with one that can; undefined when it can. */
export function colorFault(name: keyof OwnerColors, color: string): string | undefined {
  const { contrast, instead } = legibility(name, color);
  if (instead === undefined) return undefined;
  const change = name === 'accent' ? 'lighter: dark letters on it' : 'darker: white letters on it';
  return `must be ${change} have a contrast of ${contrast.toFixed(1)} to 1, and ${leastContrast} is the least. Take ${instead}, or one of your own`;
}

/** A colour of the site as it is for an owner: moved as far around the circle of hues as theirs is from the one that ships. */
function moved(color: string, name: keyof OwnerColors, colors: OwnerColors): string {
  const [from, to, one] = [read(shippedColors[name]), read(colors[name]), read(color)];
  const chroma = Math.min(1.6, (to.c ?? 0) / (from.c || 1));
  return write({ ...one, c: (one.c ?? 0) * chroma, h: (one.h ?? 0) + (to.h ?? 0) - (from.h ?? 0) });
}

/** A colour of a drawing as it is for an owner: warm ones follow the accent, all others the button. */
export function drawingColor(color: string, colors: OwnerColors): string {
  const { h = 0, c = 0 } = read(color);
  return moved(color, c > 0.02 && h > 20 && h < 110 ? 'accent' : 'button', colors);
}

/** A drawing in the owner's colours; as it is for the colours that ship. @param svg its text */
export function paintedDrawing(svg: string, colors: OwnerColors): string {
  return palette(colors) ? svg.replace(/#[0-9a-f]{6}\b/gi, (found) => drawingColor(found, colors)) : svg;
}

/** The tints that are mixed from each colour, as `src/styles/theme.css` has them. */
const tints: Readonly<Record<keyof OwnerColors, Readonly<Record<string, string>>>> = {
  button: {
    sound: '#428ba1',
    fog: '#eff7f7',
    mist: '#deebeb',
    line: '#c7d9da',
    edge: '#69817f',
    sky: '#e0eded',
  },
  accent: { 'alpenglow-pale': '#ffecdb' },
  dark: { ink: '#072523', night: '#072523', 'ink-soft': '#2d4c4a' },
};

/** The same for the evening, as `src/styles/evening.css` has them: what is light there keeps its lightness, whatever the owner's colours. */
const eveningTints: typeof tints = {
  button: {
    spruce: '#92dbce',
    sound: '#5ba4ba',
    paper: '#051d1d',
    fog: '#0b2525',
    mist: '#163333',
    line: '#2f4847',
    edge: '#789292',
    sky: '#273c3e',
    ink: '#e6f1f1',
    'ink-soft': '#bccfce',
  },
  accent: { 'alpenglow-pale': '#473018' },
  dark: { night: '#001111', deep: '#083230' },
};

/** The custom properties of a page by their names: those by day, and those that differ in the evening. */
export interface Palette {
  readonly day: Readonly<Record<string, string>>;
  readonly evening: Readonly<Record<string, string>>;
}

/** The colours of a page for an owner; undefined for the colours that ship. */
export function palette(colors: OwnerColors): Palette | undefined {
  const names = Object.keys(shippedColors) as (keyof OwnerColors)[];
  if (names.every((name) => hash(colors[name]).toLowerCase() === hash(shippedColors[name]))) return undefined;
  const mixed = (from: typeof tints) =>
    Object.fromEntries(
      names.flatMap((name) => Object.entries(from[name]).map(([tint, color]) => [tint, moved(color, name, colors)])),
    );
  return {
    day: { spruce: hash(colors.button), alpenglow: hash(colors.accent), deep: hash(colors.dark), ...mixed(tints) },
    evening: mixed(eveningTints),
  };
}
