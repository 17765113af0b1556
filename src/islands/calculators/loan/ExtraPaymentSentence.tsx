import { printDuration } from '../../../../mortgage/amounts/calendar.ts';
import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import type { ExtraPaymentSavings } from '../../../../mortgage/loan/extra-payments.ts';

/** What the extra payments change, in words. */
export function ExtraPaymentSentence({ extra }: { readonly extra: ExtraPaymentSavings | undefined }) {
  return (
    <p className="mt-5 border-alpenglow border-l-4 pl-4">
      {extra ? extraPaymentSentence(extra) : 'Type an extra payment to see how much sooner the loan ends and what you save.'}
    </p>
  );
}

/** `The loan ends 6 years 7 months sooner, after 23 years 5 months, and you save $105,428 of interest.` */
export function extraPaymentSentence({ monthsSaved, interestSavedCents, totals }: ExtraPaymentSavings): string {
  const saved = printDollars(interestSavedCents / 100);
  if (totals.months === 0) return 'Nothing is borrowed, so there is nothing to pay off early.';
  if (monthsSaved === 0) return `The loan ends no sooner, and you save ${saved} of interest.`;
  return `The loan ends ${printDuration(monthsSaved)} sooner, after ${printDuration(totals.months)}, and you save ${saved} of interest.`;
}
