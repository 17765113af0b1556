import type { ReactNode } from 'react';

export interface CalloutProps {
  readonly title: string;
  /** Before the title. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A box that a reader must not miss. */
export function Callout({ title, icon, children }: CalloutProps) {
  return (
    <div className="rounded-card border border-alpenglow border-l-[6px] bg-alpenglow-pale p-5 sm:p-6">
      <p className="flex items-center gap-2.5 text-balance font-[560] font-display text-xl">
        {icon}
        {title}
      </p>
      <div className="mt-2 stack-3">{children}</div>
    </div>
  );
}
