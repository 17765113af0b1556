import type { ReactNode } from 'react';

/** A short label on a card. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-alpenglow-pale px-3 py-0.5 font-semibold text-ink text-sm ring-1 ring-alpenglow">
      {children}
    </span>
  );
}
