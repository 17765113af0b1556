import { readFileSync } from 'node:fs';
import { wcagLuminance } from 'culori';
import { expect, it } from 'vitest';
import { eveningTone, inTheEvening } from './evening-tones.ts';

/** The tones of the drawings from the sky to the nearest firs. */
const tones = ['#fafdfc', '#e0eded', '#bfd6d8', '#8fb4b8', '#588a8e', '#2a5f61', '#153f40', '#0b2828'];

it('in the evening what was darker is still darker, and all of it is dark', () => {
  const lights = tones.map((tone) => wcagLuminance(eveningTone(tone)));
  expect(lights).toEqual([...lights].sort((one, other) => other - one));
  const [white = 1, ...others] = lights;
  expect(white).toBeLessThan(0.1);
  expect(Math.max(...others)).toBeLessThan(0.06);
});

it('a lit window stays as bright as by day, and the glow on the snow is dimmer', () => {
  expect(eveningTone('#eea055')).toBe('#eea055');
  expect(wcagLuminance(eveningTone('#f7dcc0'))).toBeLessThan(wcagLuminance('#eea055'));
});

it('the sky of the drawings is the sky of the page above them', () => {
  expect(readFileSync('src/styles/evening.css', 'utf8')).toContain(`--color-sky: ${eveningTone('#e0eded')};`);
});

it('a drawing has all its colours in their evening tones, and what has no colours stays as it is', () => {
  const drawing = '<svg viewBox="0 0 1 1"><path fill="#e0eded"/><path stroke="#E0EDED"/><stop stop-color="#0b2828"/></svg>';
  const [sky, firs] = [eveningTone('#e0eded'), eveningTone('#0b2828')];
  expect(inTheEvening(drawing)).toBe(
    `<svg viewBox="0 0 1 1"><path fill="${sky}"/><path stroke="${sky}"/><stop stop-color="${firs}"/></svg>`,
  );
  const mark = '<svg><path stroke="currentColor"/></svg>';
  expect(inTheEvening(mark)).toBe(mark);
});
