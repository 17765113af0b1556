import { type PropertyTaxId, propertyTaxValues } from '../figures/closing-cost-values.ts';

/** Every county's median rate that was read, in percent of the value a year. */
export const propertyTaxPercents: readonly number[] = Object.values(propertyTaxValues);

/** A county's median property tax in percent of the value a year; `undefined` where none was read. */
export function propertyTaxPercent(county: string): number | undefined {
  const values: Readonly<Record<string, number>> = propertyTaxValues;
  return values[`property-tax-${county.toLowerCase().replaceAll(' ', '-')}` satisfies PropertyTaxId | string];
}
