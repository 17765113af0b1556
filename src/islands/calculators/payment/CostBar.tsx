import { Swatch } from '../parts/Swatch.tsx';

/** How the total cost divides into loan and interest, drawn. The figures stand in the list above, so it is hidden from screen readers. */
export function CostBar({ loanAmount, totalInterest }: { readonly loanAmount: number; readonly totalInterest: number }) {
  const total = loanAmount + totalInterest;
  const loanShare = total > 0 ? Math.round((loanAmount / total) * 1000) / 10 : 0;
  return (
    <div aria-hidden="true" className="mt-6">
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-4 w-full rounded-full">
        <rect width="100" height="4" className={total > 0 ? 'fill-alpenglow' : 'fill-white/20'} />
        <rect width={loanShare} height="4" className="fill-sound" />
      </svg>
      <div className="mt-2 flex justify-between text-sm">
        <span>
          <Swatch fill="fill-sound" />
          Loan
        </span>
        <span>
          <Swatch fill="fill-alpenglow" />
          Interest
        </span>
      </div>
    </div>
  );
}
