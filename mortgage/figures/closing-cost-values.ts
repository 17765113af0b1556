import { numbersOf } from './figures.ts';
import * as project from './project/closing-cost-values.ts';

export type { PropertyTaxId } from './project/closing-cost-values.ts';

/** What a purchase costs besides the loan, in dollars or percent, as it is in force. Shipped as `values.ts` is. */
export const closingCostValues = numbersOf(project.closingCostValues);

/** Median property tax a year by county, in percent of the home's value, where it was read. */
export const propertyTaxValues = numbersOf(project.propertyTaxValues);
