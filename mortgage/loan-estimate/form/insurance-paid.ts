import type { LoanEstimate } from './loan-estimate.ts';

/**
 * Monthly mortgage insurance of the first `months` in dollars, by the projected payments; `undefined` where they leave out one of those months. Who
 * types has one column: with the last year of the insurance, or without insurance.
 */
export function insurancePaid({ projectedPayments }: LoanEstimate, months: number): number | undefined {
  const [first, second] = projectedPayments;
  const none = first?.mortgageInsurance?.value === 0;
  const ends = first?.mortgageInsurance && first.years?.certainty === 'typed';
  let dollars = 0;
  let covered = 0;
  for (const { years, mortgageInsurance: premium } of projectedPayments) {
    if (!years || !premium || years.value.final) continue;
    const inColumn = Math.max(0, Math.min(months, years.value.last * 12) - (years.value.first - 1) * 12);
    dollars += inColumn * premium.value;
    covered += inColumn;
  }
  return covered >= months || (!second && (none || ends)) ? dollars : undefined;
}
