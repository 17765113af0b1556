/**
 * The annual percentage rate, in percent and unrounded, by the actuarial method of Regulation Z, appendix J: the rate at which
 * `payments`, one at the end of each month from closing on, are worth what the borrower really receives.
 *
 * `amountFinanced`, in dollars, is the loan less what is paid for getting it: points, the lender's charges and the upfront fee of
 * a program, less the lender's credit as far as it pays for these. The payments hold mortgage insurance until it ends by itself. For comparing what a
 * visitor typed: it is not a disclosure, an odd first period and charges that nobody typed would raise it.
 *
 * `undefined` where no rate of 0 or more answers: nothing is received, or more than is ever paid back.
 */
export function annualPercentageRate(amountFinanced: number, payments: readonly number[]): number | undefined {
  const total = payments.reduce((sum, payment) => sum + payment, 0);
  // Amounts that differ by rounding alone are equal: an interest-free loan has a rate of 0.
  if (amountFinanced <= 0 || total < amountFinanced * (1 - 1e-12)) return undefined;
  let monthlyRate = 0;
  // What the payments are worth falls ever more slowly as the rate grows: from 0 on, Newton's steps never go past the answer.
  for (let step = 0; step < 100; step++) {
    const { worth, slope } = presentValue(payments, monthlyRate);
    const further = (amountFinanced - worth) / slope;
    if (further <= 1e-15) break;
    monthlyRate += further;
  }
  return monthlyRate * 1200;
}

/** What the payments are worth at a monthly rate, and how fast that changes with it. */
function presentValue(payments: readonly number[], monthlyRate: number): { readonly worth: number; readonly slope: number } {
  const growth = 1 + monthlyRate;
  let worth = 0;
  let slope = 0;
  for (let month = payments.length - 1; month >= 0; month--) {
    worth = (worth + (payments[month] ?? 0)) / growth;
    slope = (slope - worth) / growth;
  }
  return { worth, slope };
}
