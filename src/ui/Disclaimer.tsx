import type { ReactNode } from 'react';

/** The sentence that limits a claim; stands next to the claim. */
export function Disclaimer({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-[46rem] text-ink-soft text-sm">{children}</p>;
}
