import { type MonthlyCost, shownMonthlyCost } from '../../../../mortgage/programs/monthly-cost.ts';

/** One part of the monthly cost as it is listed and drawn. */
export interface MonthlyPart {
  readonly name: string;
  /** Whole dollars. */
  readonly amount: number;
  /** Class of its colour in the bar. */
  readonly fill: string;
}

/** The parts of the monthly cost in whole dollars that add up to the shown total. */
export function monthlyParts(cost: MonthlyCost): { readonly parts: readonly MonthlyPart[]; readonly total: number } {
  const shown = shownMonthlyCost(cost);
  const parts = [
    { name: 'Principal and interest', amount: shown.principalAndInterest, fill: 'fill-spruce' },
    { name: 'Property tax', amount: shown.propertyTax, fill: 'fill-sound' },
    { name: 'Home insurance', amount: shown.homeInsurance, fill: 'fill-edge' },
    { name: 'HOA dues', amount: shown.hoa, fill: 'fill-ink' },
    { name: 'Mortgage insurance', amount: shown.mortgageInsurance, fill: 'fill-alpenglow' },
  ];
  return { parts, total: shown.total };
}
