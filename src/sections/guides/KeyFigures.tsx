export interface KeyFigure {
  /** Short: it is set large. */
  readonly figure: string;
  /** Goes on from the figure, so that both together read as one sentence. */
  readonly label: string;
}

/** The figures that a reader should keep, before the text that explains them. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <ul className="mb-12 grid divide-y divide-line border-line border-t-2 border-t-spruce border-b sm:grid-cols-[repeat(3,minmax(min-content,1fr))] sm:gap-8 sm:divide-y-0">
      {figures.map(({ figure, label }) => (
        <li key={label} className="py-4">
          <strong className="block sm:whitespace-nowrap font-[560] font-display text-2xl text-spruce tabular">{figure}</strong>{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}
