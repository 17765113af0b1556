import type { ReactNode } from 'react';

export type ShownState = 'hover' | 'focus' | 'active' | 'open';

export interface SpecimenProps {
  /** What is shown: the state in a word or two. */
  readonly name: string;
  /** A state that needs a pointer or the keyboard, put on the first control inside. */
  readonly show?: ShownState;
  readonly children: ReactNode;
}

/** One thing in one state, with its name above. */
export function Specimen({ name, show, children }: SpecimenProps) {
  return (
    <div data-show={show}>
      <p className="mb-2 text-sm opacity-85">{name}</p>
      {children}
    </div>
  );
}

export interface SpecimensProps {
  readonly title: string;
  /** The ground that the specimens stand on. */
  readonly ground?: 'white' | 'fog' | 'deep';
  /** One below the other: for what is as wide as a page's text. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const grounds = { white: 'bg-paper', fog: 'bg-fog', deep: 'on-deep bg-deep text-white' } as const;

/** A band of the gallery: one primitive in its states. */
export function Specimens({ title, ground = 'white', wide = false, children }: SpecimensProps) {
  return (
    <section className={`${grounds[ground]} border-line border-b px-5 py-10 sm:px-8`}>
      <h2 className="mb-6 text-xl">{title}</h2>
      <div className={wide ? 'grid max-w-[46rem] gap-8' : 'flex flex-wrap items-start gap-x-8 gap-y-6'}>{children}</div>
    </section>
  );
}
