import { printDuration } from '../../../mortgage/calendar.ts';
import { printDollars } from '../../../mortgage/dollars.ts';
import type { ExtraPaymentSavings } from '../../../mortgage/extra-payments.ts';

/** What the extra payments change, in words. */
export function ExtraPaymentSentence({ extra }: { readonly extra: ExtraPaymentSavings | undefined }) {
  return (
    <p className="mt-5 border-alpenglow border-l-4 pl-4">
      {extra === undefined ? 'Type an extra payment to see how much sooner the loan ends and what you save.' : sentence(extra)}
    </p>
  );
}

function sentence({ monthsSaved, interestSavedCents, totals }: ExtraPaymentSavings): string {
  const saved = printDollars(interestSavedCents / 100);
  if (totals.months === 0) return 'Nothing is borrowed, so there is nothing to pay off early.';
  if (monthsSaved === 0) return `The loan ends no sooner, and you save ${saved} of interest.`;
  return `The loan ends ${printDuration(monthsSaved)} sooner, after ${printDuration(totals.months)}, and you save ${saved} of interest.`;
}
