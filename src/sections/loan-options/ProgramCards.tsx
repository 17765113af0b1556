import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';

export interface ProgramCardProps {
  readonly id: string;
  readonly title: string;
  readonly amountLabel: string;
  /** The text, put in by the page. */
  readonly children: ReactNode;
}

/** One special program in full. */
export function ProgramCard({ id, title, amountLabel, children }: ProgramCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-spruce border-t-2 pt-6 lg:grid-cols-[4fr_7fr] lg:gap-16"
    >
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 font-semibold text-spruce">{amountLabel}</p>
        <div className="mt-6">
          <ButtonLink href={routes.contact.path}>
            Inquire Now<span className="sr-only"> about {title}</span>
          </ButtonLink>
        </div>
      </div>
      <div className="prose">{children}</div>
    </section>
  );
}
