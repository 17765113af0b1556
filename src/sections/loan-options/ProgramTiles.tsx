export interface ProgramTile {
  readonly title: string;
  readonly description: string;
  readonly amountLabel: string;
}

export interface ProgramTilesProps {
  readonly programs: readonly ProgramTile[];
  readonly level: 'h2' | 'h3';
}

/** The three special programs in short. */
export function ProgramTiles({ programs, level: Title }: ProgramTilesProps) {
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3 md:gap-y-0">
      {programs.map(({ title, description, amountLabel }) => (
        <li key={title} className="row-span-3 border-spruce border-t-2 pt-4 md:grid md:grid-rows-subgrid">
          <Title className="text-xl">{title}</Title>
          <p className="mt-1 font-semibold text-sm text-spruce">{amountLabel}</p>
          <p className="mt-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
