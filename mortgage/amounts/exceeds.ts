/**
 * Whether an amount is more than a limit by more than what doubles lose in rounding. Amounts that are equal to the cent are
 * equal: 1,000.06 is 20% of 5,000.30, although the product comes out a hair below; 277,578.60 is 78% of 355,870.
 */
export function exceeds(amount: number, limit: number): boolean {
  return amount - limit > 1e-6 + Math.abs(limit) * 1e-12;
}
