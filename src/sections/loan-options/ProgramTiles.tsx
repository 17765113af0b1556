import type { ProgramTile } from '../../collections.ts';
export interface ProgramTilesProps {
  readonly programs: readonly ProgramTile[];
  readonly level: 'h2' | 'h3';
}

/** The special programs in short, line by line: the loans before them are side by side. */
export function ProgramTiles({ programs, level: Title }: ProgramTilesProps) {
  return (
    <ul className="border-line border-b">
      {programs.map(({ title, description, amountLabel }) => (
        <li key={title} className="border-line border-t py-5 md:grid md:grid-cols-[5fr_7fr] md:items-baseline md:gap-x-10">
          <div>
            <Title className="text-xl">{title}</Title>
            <p className="mt-1 font-semibold text-sm text-spruce">{amountLabel}</p>
          </div>
          <p className="max-w-[40rem] max-md:mt-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
