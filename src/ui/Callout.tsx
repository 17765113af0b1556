import type { ReactNode } from 'react';

export interface CalloutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A box that a reader must not miss. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <div className="rounded-card border border-alpenglow border-l-[6px] bg-alpenglow-pale p-5 sm:p-6">
      <p className="font-display font-[560] text-xl">{title}</p>
      <div className="mt-2 space-y-3">{children}</div>
    </div>
  );
}
