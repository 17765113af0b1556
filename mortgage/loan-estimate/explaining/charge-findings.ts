import { printDollars, printNumber } from '../../amounts/dollars.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { type Finding, finding } from './finding.ts';
import { begun, listed, printAmount, printPercent } from './phrases.ts';

/** Section A. Origination Charges in dollars and as a share of the loan. */
export function originationFinding({ sections, loanAmount }: LoanEstimate): Finding | undefined {
  const { total } = sections.A;
  if (!total) return undefined;
  const share = loanAmount?.value ? `, or ${((total.value / loanAmount.value) * 100).toFixed(2)}% of the loan` : '';
  return finding(
    'What this lender itself charges',
    [total, loanAmount],
    [
      `Section A is ${printAmount(total.value)}${share}.`,
      'It is what the lender, and a broker if there is one, charge for making the loan.',
    ],
  );
}

/** Points and lender credits: money that moves between closing and the rate. */
export function pointsFinding({ points, pointsPercent, lenderCredits }: LoanEstimate): Finding | undefined {
  const bought = [points, pointsPercent].filter((value) => value?.value);
  const credited = lenderCredits?.value ? lenderCredits : undefined;
  const amounts = [
    points?.value && printAmount(points.value),
    pointsPercent?.value && `${printPercent(pointsPercent.value)} of the loan`,
  ];
  const names = [...(bought.length > 0 ? ['points'] : []), ...(credited ? ['lender credits'] : [])];
  if (names.length === 0) return undefined;
  return finding(
    begun(listed(names)),
    [...bought, credited],
    [
      bought.length > 0
        ? `Section A has points, ${amounts.filter(Boolean).join(' or ')}: money paid at closing for a lower rate.`
        : undefined,
      credited &&
        `Lender credits take ${printAmount(Math.abs(credited.value))} off the closing costs. Usually they come with a higher rate.`,
      points?.value && credited
        ? `One takes back what the other gives: points less credits come to ${printAmount(points.value - Math.abs(credited.value))}.`
        : undefined,
    ],
    `What would my rate and closing costs be without the ${listed(names)}?`,
  );
}

/** In 5 Years, of page 3: what is paid less what comes back as principal. A shorter loan is counted to its end. */
export function fiveYearsFinding({
  fiveYearsPaid: paid,
  fiveYearsPrincipal: principal,
  loanTerm,
}: LoanEstimate): Finding | undefined {
  if (!paid || !principal) return undefined;
  const months = Math.min(60, loanTerm?.value ?? 60);
  const price = paid.value - principal.value;
  const [period, those] = months < 60 ? ['By the end of the loan', 'those'] : ['In 5 years', 'the 60'];
  return finding(
    months < 60 ? 'What the loan costs to its end' : 'What five years cost',
    [paid, principal],
    [
      `${period} you will have paid ${printAmount(paid.value)}, and ${printAmount(principal.value)} of it pays back the loan.`,
      `The other ${printAmount(price)} is interest, mortgage insurance and loan costs: about ${printDollars(price / months)} a month over ${those} months. Taxes and home insurance are not in it.`,
    ],
  );
}

/** The annual percentage rate beside the interest rate, and what the gap between them says. */
export function annualPercentageRateFinding(estimate: LoanEstimate): Finding | undefined {
  const { annualPercentageRate: apr, interestRate: rate, interestRateIncrease } = estimate;
  if (!apr || !rate) return undefined;
  const gap = apr.value - rate.value;
  const apart =
    printPercent(gap) === '0%'
      ? 'the same'
      : `${printNumber(Math.abs(gap), 3)} percentage points ${gap > 0 ? 'above' : 'below'} it`;
  return finding(
    'The APR is not your interest rate',
    [apr, rate],
    [
      `The rate is ${printPercent(rate.value)} and sets the payment. The annual percentage rate (APR) is ${printPercent(apr.value)}, ${apart}.`,
      'It spreads certain costs, such as points, lender charges and mortgage insurance, over the whole term. The gap does not say which costs they are, nor what the loan costs if you sell or refinance sooner.',
      interestRateIncrease?.value.yes ? 'Where the rate can change, the APR rests on an index that will move.' : undefined,
    ],
  );
}
