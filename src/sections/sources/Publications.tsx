import { todayInWashington } from '../../../mortgage/dates/day.ts';
import { type Figure, printEnd, printOrigin, printWithLater } from '../../../mortgage/figures/figure.ts';

/** The day on which the page is built, where the visitors are. */
export const today = todayInWashington();

/** How a figure is known and until when: those of which it is the same stand under one heading. */
function publication(figure: Figure): string {
  return `${printOrigin(figure)}${printEnd(figure, today)}`;
}

/** Figures in groups of one publication, each in the order of its first figure. */
function byPublication(figures: readonly Figure[]): Figure[][] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    const key = figure.source + publication(figure);
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()];
}

interface PublicationsProps {
  readonly figures: readonly Figure[];
  /** Figures of one publication that are still listed one by one; of more than these, their number is told. */
  readonly listed?: number;
}

/** Every publication with what it says, for when and until when. */
export function Publications({ figures, listed = Number.POSITIVE_INFINITY }: PublicationsProps) {
  return (
    <ul className="max-w-[46rem] stack-3 text-sm">
      {byPublication(figures).map((group) => (
        <Publication key={group[0]?.label} figures={group} listed={listed} />
      ))}
    </ul>
  );
}

function Publication({ figures, listed }: Required<PublicationsProps>) {
  const [first] = figures;
  if (!first) return null;
  return (
    <li>
      <a href={first.sourceUrl} className="underline underline-offset-3">
        {first.source}
      </a>
      {publication(first)}
      {figures.length > listed ? (
        <p className="mt-1">{`${figures.length} figures, each of them in the list of all figures of this site.`}</p>
      ) : (
        <ul className="mt-1 list-disc pl-5">
          {figures.map((figure) => (
            <li key={figure.label}>
              <strong>{printWithLater(figure)}</strong>: {figure.label}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
