import type { ReactNode } from 'react';

/** A short label on a card. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-alpenglow bg-alpenglow-pale px-3 py-px font-semibold text-ink text-sm">
      {children}
    </span>
  );
}
