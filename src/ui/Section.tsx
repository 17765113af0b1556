import type { ReactNode } from 'react';

export type Ground = 'white' | 'fog' | 'deep';

const grounds: Record<Ground, string> = {
  white: 'bg-paper',
  fog: 'bg-fog',
  deep: 'on-deep bg-deep text-white',
};

export interface SectionProps {
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly ground?: Ground;
  /** Less space above and below. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/** A band across the page with the site's measure inside. */
export function Section({ id, labelledBy, ground = 'white', tight = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${grounds[ground]} ${tight ? 'py-10 lg:py-14' : 'py-16 lg:py-24'}`}>
      <Measure>{children}</Measure>
    </section>
  );
}

/** The site's column: 72 rem with a margin that a phone can spare. */
export function Measure({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[72rem] px-5 sm:px-8">{children}</div>;
}

export interface SectionHeadingProps {
  readonly id?: string;
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
}

/** An h2 with its lead. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-[44rem]">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-4 text-lg">{lead}</p>}
    </div>
  );
}
