import { expect, test } from 'vitest';
import { propertyTaxValues } from '../figures/closing-cost-values.ts';
import { counties } from '../programs/loan-limits.ts';
import { propertyTaxPercent } from './property-tax-rate.ts';

test('twenty counties have a median that was read, each under the name that the county field has', () => {
  const read = counties.filter((county) => propertyTaxPercent(county) !== undefined);
  expect(read).toHaveLength(Object.keys(propertyTaxValues).length);
  expect([propertyTaxPercent('King'), propertyTaxPercent('Walla Walla'), propertyTaxPercent('San Juan')]).toEqual([
    0.76, 0.85, 0.53,
  ]);
});

test('a county that was not read has none', () => {
  expect([propertyTaxPercent('Kittitas'), propertyTaxPercent('other')]).toEqual([undefined, undefined]);
});
