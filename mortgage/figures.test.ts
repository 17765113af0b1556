import { expect, test } from 'vitest';
import { type Figure, printFigure } from './figure.ts';
import { figures } from './figures.ts';

const all = Object.entries<Figure>(figures);

test.each(all)('%s has a sane value, a label, a publisher, an address and a month', (_, figure) => {
  expect(figure.value).toBeGreaterThan(0);
  if (figure.unit === 'percent') expect(figure.value).toBeLessThanOrEqual(115);
  expect(figure.label.length).toBeGreaterThan(10);
  expect(figure.source.length).toBeGreaterThan(10);
  expect(figure.sourceUrl).toMatch(/^https?:\/\/[^ ]+$/);
  expect(figure.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  if (figure.expires !== undefined) expect(figure.expires).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('figures that a yearly notice replaces say when they expire', () => {
  for (const id of ['conforming-limit', 'conforming-limit-king', 'fha-limit-floor', 'fha-limit-king'] as const)
    expect(figures[id].expires).toBe('2026-12-31');
});

test('a figure prints as dollars, a percentage or a count', () => {
  expect(printFigure(figures['conforming-limit'])).toBe('$832,750');
  expect(printFigure(figures['fha-min-down-payment'])).toBe('3.5%');
  expect(printFigure(figures['fha-score-low-down-payment'])).toBe('580');
});
