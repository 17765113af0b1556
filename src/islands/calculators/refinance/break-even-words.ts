import { printDuration } from '../../../../mortgage/amounts/calendar.ts';
import { printDollars, roundHalfUp } from '../../../../mortgage/amounts/dollars.ts';
import type { RefinanceAnswer } from '../../../../mortgage/loan/refinance.ts';

/** An answer as it stands on the page: the figure, and what it means in a sentence. */
export interface AnswerInWords {
  readonly figure: string;
  readonly meaning: string;
}

const nothingOwed: AnswerInWords = { figure: '–', meaning: 'With no balance there is nothing to refinance.' };

/** When the lower payments have made up for the costs. */
export function breakEvenByPayment(answer: RefinanceAnswer): AnswerInWords {
  if (answer.newLoanAmount === 0) return nothingOwed;
  const month = answer.paymentBreakEvenMonth;
  if (month === 0) {
    return {
      figure: 'At once',
      meaning:
        'You pay nothing at closing, so there is nothing to win back. Costs added to the loan are paid off with it, with interest.',
    };
  }
  if (month !== undefined) {
    return {
      figure: after(month),
      meaning: 'By then the lower payments have added up to your closing costs. This is the answer most often quoted.',
    };
  }
  return answer.newPayment < answer.currentPayment
    ? { figure: 'Never', meaning: 'Your present loan ends before the lower payments add up to your closing costs.' }
    : { figure: 'Never', meaning: 'The new payment is not lower, so there is no monthly saving to set against the costs.' };
}

/** When costs and new interest together are less than the interest of the present loan. */
export function breakEvenByNetCost(answer: RefinanceAnswer): AnswerInWords {
  if (answer.newLoanAmount === 0) return nothingOwed;
  const { netCostBreakEvenMonth: first, lastAdvantageousMonth: last, regainedMonth: regained } = answer;
  if (first === undefined) {
    return {
      figure: 'Never',
      meaning: 'Closing costs and new interest never come to less than the interest of your present loan.',
    };
  }
  const meaning = 'From then on, closing costs and new interest together are less than the interest you would have paid.';
  if (last === undefined) return { figure: after(first), meaning };
  const gone = `If you keep the new loan past ${printDuration(last)}, it costs more again`;
  const until =
    regained === undefined ? ': its interest has caught up by then.' : `, until ${printDuration(regained)} have passed.`;
  return { figure: after(first), meaning: `${meaning} ${gone}${until}` };
}

/** What it comes to when both loans are kept to their ends. */
export function overTheLifetime({ newLoanAmount, lifetimeSaving }: RefinanceAnswer): AnswerInWords {
  if (newLoanAmount === 0) return nothingOwed;
  const amount = printDollars(Math.abs(lifetimeSaving));
  if (amount === '$0') return { figure: 'No difference', meaning: 'Kept to their ends, both loans cost the same.' };
  return lifetimeSaving > 0
    ? {
        figure: `${amount} saved`,
        meaning: 'Kept to their ends, the new loan costs this much less in interest and closing costs.',
      }
    : {
        figure: `${amount} more`,
        meaning: 'Kept to their ends, the new loan costs this much more in interest and closing costs.',
      };
}

/** What going on with the present payment would do, or undefined where the new payment is no lower or nothing is owed. */
export function atCurrentPayment({ atCurrentPayment: kept, currentPayment, newLoanAmount }: RefinanceAnswer): string | undefined {
  if (!kept || newLoanAmount === 0) return undefined;
  const { months, lifetimeSaving } = kept;
  const outcome = lifetimeSaving < 0 ? 'costs you' : 'saves you';
  return `go on paying ${printDollars(currentPayment)} a month. The new loan then ends after ${printDuration(months)}. In all, that ${outcome} ${printDollars(Math.abs(lifetimeSaving))}.`;
}

/** When the loan is paid off, against now. */
export function debtEnds(monthsAdded: number): string {
  if (monthsAdded === 0) return 'In the same month as now';
  return `${printDuration(Math.abs(monthsAdded))} ${monthsAdded > 0 ? 'later' : 'sooner'}`;
}

/** How much the payment changes: `$152 less`, the difference of the two payments as they are shown. */
export function paymentChange({ currentPayment, newPayment }: RefinanceAnswer): string {
  const change = roundHalfUp(newPayment, 0) - roundHalfUp(currentPayment, 0);
  if (change === 0) return 'None';
  return `${printDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

function after(month: number): string {
  return `After ${printDuration(month)}`;
}
