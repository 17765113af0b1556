import { readFileSync } from 'node:fs';
import { clampChroma, differenceEuclidean, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorFault,
  drawingColor,
  leastContrast,
  legibility,
  type OwnerColors,
  paintedDrawing,
  palette,
  shippedColors,
} from './colors.ts';

const plum: OwnerColors = { button: '5b2a6e', accent: '#E8B04A', dark: '2a1436' };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => number.toString(16).padStart(6, '0'));

describe('a color of the owner', () => {
  it('is taken where letters can be read on it', () => {
    for (const colors of [shippedColors, plum]) {
      for (const [name, color] of Object.entries(colors)) expect(colorFault(name as keyof OwnerColors, color)).toBeUndefined();
    }
  });

  it('is refused where they cannot, with what it has, what it needs and one that would do', () => {
    expect(colorFault('button', 'f2994e')).toMatch(
      /^must be darker: white letters on it have a contrast of 2\.\d to 1, and 4\.5 is the least\. Take [0-9a-f]{6}, or one of your own$/,
    );
    expect(colorFault('accent', '033632')).toMatch(/^must be lighter: dark letters on it .* Take [0-9a-f]{6},/);
  });

  it('always comes with a proposal that is taken', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('button', 'accent', 'dark'), (color, name) => {
        const [, proposal] = /Take ([0-9a-f]{6})/.exec(colorFault(name, color) ?? '') ?? [];
        if (proposal) expect(colorFault(name, proposal)).toBeUndefined();
      }),
    );
  });
});

describe('the palette', () => {
  it('is left to the styles for the colors that ship', () => {
    expect(palette(shippedColors)).toBeUndefined();
    expect(palette({ ...shippedColors, button: '#015A50' })).toBeUndefined();
  });

  it('has the owner’s three, and tints on which every letter can be read, whatever colors are taken', () => {
    expect(palette(plum)?.day).toMatchObject({ spruce: '#5b2a6e', alpenglow: '#E8B04A', deep: '#2a1436' });
    fc.assert(
      fc.property(hex, hex, hex, (button, accent, dark) => {
        fc.pre(!colorFault('button', button) && !colorFault('accent', accent) && !colorFault('dark', dark));
        const {
          ink = '',
          fog = '',
          spruce = '',
          'ink-soft': soft = '',
          alpenglow = '',
          edge = '',
        } = palette({ button, accent, dark })?.day ?? {};
        if (!ink) return;
        expect(wcagContrast(ink, fog)).toBeGreaterThan(7);
        expect(wcagContrast(soft, fog)).toBeGreaterThan(leastContrast);
        expect(wcagContrast(spruce, fog)).toBeGreaterThan(leastContrast - 0.5);
        expect(wcagContrast(ink, alpenglow)).toBeGreaterThan(4);
        expect(wcagContrast(edge, '#fff')).toBeGreaterThan(3);
      }),
      { numRuns: 500 },
    );
  });

  it('has an evening in which every letter can be read, whatever colors are taken', () => {
    fc.assert(
      fc.property(hex, hex, hex, (button, accent, dark) => {
        fc.pre(!colorFault('button', button) && !colorFault('accent', accent) && !colorFault('dark', dark));
        const { day, evening } = palette({ button, accent, dark }) ?? {};
        if (!day || !evening) return;
        const contrast = (letters: string, ground: string) => wcagContrast(evening[letters] ?? '', evening[ground] ?? '');
        for (const ground of ['paper', 'fog', 'mist', 'sky', 'alpenglow-pale']) {
          expect(contrast('ink', ground), ground).toBeGreaterThan(7);
          if (ground !== 'sky') expect(contrast('spruce', ground), ground).toBeGreaterThan(leastContrast);
        }
        expect(contrast('ink-soft', 'mist')).toBeGreaterThan(leastContrast);
        expect(contrast('edge', 'paper')).toBeGreaterThan(3);
        for (const ground of ['deep', 'night']) expect(wcagContrast('#fff', evening[ground] ?? '')).toBeGreaterThan(7);
        expect(wcagContrast(evening.night ?? '', day.alpenglow ?? '')).toBeGreaterThan(leastContrast);
      }),
      { numRuns: 500 },
    );
  });

  it('is by day and in the evening what the styles have for the colors that ship', () => {
    const declared = (file: string) =>
      Object.fromEntries(
        [...readFileSync(`src/styles/${file}`, 'utf8').matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, color = '']) => [
          name,
          formatHex(clampChroma(color, 'oklch')),
        ]),
      );
    // One step of one colour away, which is not seen, from those that ship.
    const { day, evening } = palette({ ...shippedColors, button: '015a51' }) ?? {};
    for (const [tones, file] of [
      [day, 'theme.css'],
      [evening, 'evening.css'],
    ] as const) {
      const styles = declared(file);
      const far = Object.entries(tones ?? {}).filter(
        ([name, color]) => differenceEuclidean('oklab')(color, styles[name] ?? '') > 0.01,
      );
      expect(far.map(([name, color]) => `${name}: ${color}, in ${file} ${styles[name]}`)).toEqual([]);
    }
  });
});

it('a drawing follows: its warm colors the accent, all others the button', () => {
  const hueOf = (color: string) =>
    [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map((part) => Number.parseInt(part, 16));
  const [red = 0, green = 0, blue = 0] = hueOf(drawingColor('#2a5f61', plum));
  expect(red).toBeGreaterThan(green);
  expect(blue).toBeGreaterThan(green);
  const [warmRed = 0, , warmBlue = 0] = hueOf(drawingColor('#eea055', plum));
  expect(warmRed).toBeGreaterThan(warmBlue);
  expect(drawingColor('#2a5f61', shippedColors)).toBe('#2a5f61');
});

it('a drawing is painted in the owner’s colors, and left as it is for the colors that ship', () => {
  const svg = '<svg><path fill="#2a5f61"/></svg>';
  expect(paintedDrawing(svg, shippedColors)).toBe(svg);
  expect(paintedDrawing(svg, plum)).toBe(svg.replace('#2a5f61', drawingColor('#2a5f61', plum)));
});

it('a color that cannot be read comes with its contrast and with one of enough contrast, and one that can be read with none', () => {
  expect(legibility('button', 'ffcc00').contrast).toBeCloseTo(1.4, 1);
  const { instead = '' } = legibility('button', 'ffcc00');
  expect(legibility('button', instead).contrast).toBeGreaterThanOrEqual(leastContrast);
  expect(legibility('button', shippedColors.button).instead).toBeUndefined();
});
