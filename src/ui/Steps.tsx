export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Heading level of the steps' titles, one below the section's. */
  readonly level?: 'h2' | 'h3';
}

/** What happens, in order, with large numbers. */
export function Steps({ steps, level: Title = 'h3' }: StepsProps) {
  return (
    <ol
      className={`grid gap-x-10 gap-y-8 ${steps.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col'}`}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-spruce border-t-2 pt-4">
          <span aria-hidden="true" className="font-display text-2xl text-spruce tabular">
            {index + 1}
          </span>
          <Title className="mt-1 text-xl">{title}</Title>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
