import { printCents, printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { loanFields } from '../../calculators/loan/loan-fields.ts';
import { loanResults } from '../../calculators/loan/loan-results.ts';
import type { CompleteValues } from '../../calculators/parts/fields.ts';
import { readFragment } from '../../calculators/parts/fragment.ts';

/** Subject of a message that asks about an estimate; one of the contact form's choices. */
export const estimateSubject = 'Rate Quote';

/**
 * The message that asks about the estimate a fragment describes, for the visitor to read and change before sending; `undefined`
 * for any other fragment. It is built from numbers and known choices alone, so no text of the fragment can get into it: a
 * field that is unknown, malformed or out of range counts as absent.
 */
export function estimateMessage(fragment: string): string | undefined {
  const values = readFragment('estimate', loanFields, fragment);
  const { estimate, monthlyCost } = (values && loanResults(values)) ?? {};
  if (!values || !estimate || !monthlyCost) return undefined;
  const { homePrice, annualRatePercent, termYears } = values;
  return [
    'I would like to ask about this estimate from your calculator:',
    `- Home price ${printDollars(homePrice)}`,
    `- Down payment ${printDollars(estimate.downPayment)} (${estimate.downPaymentPercent.toFixed(1)}%), loan ${printDollars(estimate.loanAmount)}`,
    `- ${termYears} years at ${annualRatePercent}%: ${printCents(estimate.monthlyPayment)} a month, principal and interest`,
    `- With taxes, insurance and dues: about ${printDollars(monthlyCost.total)} a month`,
    ...extraPayments(values),
    '',
    'My question: ',
  ].join('\n');
}

function extraPayments({ extraMonthly, extraOnce, extraOnceMonth }: CompleteValues<typeof loanFields>): string[] {
  return [
    ...(extraMonthly > 0 ? [`- ${printDollars(extraMonthly)} extra each month`] : []),
    ...(extraOnce > 0 ? [`- ${printDollars(extraOnce)} extra once, in month ${extraOnceMonth}`] : []),
  ];
}
