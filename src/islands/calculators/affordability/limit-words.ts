import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { figureValues } from '../../../../mortgage/figures/values.ts';
import type { AffordablePrice, IncomeRatios } from '../../../../mortgage/programs/affordability.ts';
import { type HomePlace, loanLimit, loanTiers, type Program } from '../../../../mortgage/programs/programs.ts';

/** Whole dollars, rounded down: a price one dollar higher would be above the limit. A hair below a dollar is that dollar. */
export function printPrice({ homePrice }: AffordablePrice): string {
  return printDollars(Math.floor(homePrice + 1e-4));
}

/** What holds a price where it is, as it goes on after 'Guideline: '. */
export function limitInWords(program: Program, price: AffordablePrice, ratios: IncomeRatios, place: HomePlace): string {
  const none = price.homePrice === 0;
  const { housingPercent, debtPercent } = ratios;
  const { minimumPercent } = price;
  switch (price.limitedBy) {
    case 'housing-ratio':
      return none
        ? `insurance and dues alone take more than ${housingPercent}% of your income.`
        : `limited by ${housingPercent}% of your income for housing.`;
    case 'debt-ratio':
      return none
        ? `debts, insurance and dues leave no room within ${debtPercent}% of your income.`
        : `limited by ${debtPercent}% of your income for housing and debts together.`;
    case 'down-payment':
      return none
        ? `this loan asks for at least ${minimumPercent}% down.`
        : `limited by your down payment: it must be at least ${minimumPercent}% of the price.`;
    case 'cash-at-closing':
      return `limited by your money: it has to cover ${minimumPercent > 0 ? `${minimumPercent}% down and ` : ''}the upfront fee at closing.`;
    case 'high-balance':
      return `limited by your down payment: a loan above ${printDollars(loanTiers(program, place)[0]?.limit?.dollars ?? 0)} asks for ${figureValues['high-balance-min-down-payment']}% of the price.`;
    case 'loan-limit':
      return loanLimitInWords(program, place);
    case 'insurance-step':
      return `limited by your down payment: a dollar more would ${stepBrings[program]} than your income allows.`;
  }
}

function loanLimitInWords(program: Program, place: HomePlace): string {
  const { dollars = 0, atLeast } = loanLimit(program, place) ?? {};
  if (atLeast) {
    const where = place.county === 'other' ? 'yours' : `${place.county} County`;
    const loan = program === 'fha' ? 'FHA' : 'conventional';
    return `limited by ${printDollars(dollars)}, the least that the largest ${loan} loan is in any county. In ${where} it may be more.`;
  }
  return `limited by the largest loan in ${place.county} County, ${printDollars(dollars)}.`;
}

const stepBrings: Record<Program, string> = {
  conventional: 'bring mortgage insurance, and that is more',
  fha: 'bring a higher insurance premium, and that is more',
  va: 'bring a higher funding fee, and that is more',
  usda: 'bring a higher fee, and that is more',
};
