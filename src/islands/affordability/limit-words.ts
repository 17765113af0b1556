import type { AffordablePrice, IncomeRatios } from '../../../mortgage/affordability.ts';
import { printDollars } from '../../../mortgage/dollars.ts';
import { type LimitArea, loanLimit, minimumDownPaymentPercent, type Program } from '../../../mortgage/programs.ts';

export const programNames: Record<Program, string> = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' };

/** Whole dollars, rounded down: a price one dollar higher would be above the limit. */
export function printPrice({ homePrice }: AffordablePrice): string {
  return printDollars(Math.floor(homePrice));
}

/** What holds a price where it is, as it goes on after 'Maximum: '. */
export function limitInWords(program: Program, price: AffordablePrice, ratios: IncomeRatios, area: LimitArea): string {
  const none = price.homePrice === 0;
  const { housingPercent, debtPercent } = ratios;
  switch (price.limitedBy) {
    case 'housing-ratio':
      return none
        ? `insurance and dues alone take more than ${housingPercent}% of your income.`
        : `limited by the ${housingPercent}% of your income for housing.`;
    case 'debt-ratio':
      return none
        ? `debts, insurance and dues leave no room within ${debtPercent}% of your income.`
        : `limited by the ${debtPercent}% of your income for housing and debts together.`;
    case 'down-payment':
      return none
        ? `this loan asks for at least ${minimumDownPaymentPercent(program)}% down.`
        : `limited by your down payment: it must be at least ${minimumDownPaymentPercent(program)}% of the price.`;
    case 'loan-limit':
      return `limited by the largest loan in your area, ${printDollars(loanLimit(program, area) ?? 0)}.`;
    case 'insurance-step':
      return `limited by your down payment: a dollar more would ${stepBrings[program]} than your income carries.`;
  }
}

const stepBrings: Record<Program, string> = {
  conventional: 'bring mortgage insurance, and that is more',
  fha: 'bring a higher insurance premium, and that is more',
  va: 'bring a higher funding fee, and that is more',
  usda: 'bring a higher fee, and that is more',
};
