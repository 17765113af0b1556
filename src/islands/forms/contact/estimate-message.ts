import { printCents, printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { decodeState } from '../../calculators/parts/address-state.ts';
import { calculatorResults } from '../../calculators/parts/calculator-results.ts';
import { type CalculatorState, calculatorFields } from '../../calculators/parts/calculator-state.ts';

/** Subject of a message that asks about an estimate; one of the contact form's choices. */
export const estimateSubject = 'Rate Quote';

/** What the calculator's link to the contact form begins with. */
const estimateFragment = /^#estimate(?:\?|$)/;

/**
 * The message that asks about the estimate a fragment describes, for the visitor to read and change before sending; `undefined`
 * for any other fragment. It is built from numbers and known choices alone, so no text of the fragment can get into it: a
 * field that is unknown, malformed or out of range counts as absent.
 */
export function estimateMessage(fragment: string): string | undefined {
  if (!estimateFragment.test(fragment)) return undefined;
  const state = decodeState(calculatorFields, fragment);
  const { estimate, monthlyCost } = calculatorResults(state);
  const { annualRatePercent, termYears } = state;
  return [
    'I would like to ask about this estimate from your calculator:',
    `- Home price ${printDollars(state.homePrice)}`,
    `- Down payment ${printDollars(estimate.downPayment)} (${estimate.downPaymentPercent.toFixed(1)}%), loan ${printDollars(estimate.loanAmount)}`,
    `- ${termYears} years at ${annualRatePercent}%: ${printCents(estimate.monthlyPayment)} a month, principal and interest`,
    `- With taxes, insurance and dues: about ${printDollars(monthlyCost.total)} a month`,
    ...extraPayments(state),
    '',
    'My question: ',
  ].join('\n');
}

function extraPayments({ extraMonthly, extraOnce, extraOnceMonth }: CalculatorState): string[] {
  return [
    ...(extraMonthly > 0 ? [`- ${printDollars(extraMonthly)} extra each month`] : []),
    ...(extraOnce > 0 ? [`- ${printDollars(extraOnce)} extra once, in month ${extraOnceMonth}`] : []),
  ];
}
