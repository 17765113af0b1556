import { printStated } from '../../../mortgage/calendar.ts';
import { type Figure, printFigure } from '../../../mortgage/figure.ts';
import { Fold } from '../../ui/Fold.tsx';

/** Figures in groups of one publication, each in the order of its first figure. */
function byPublication(figures: readonly Figure[]): Figure[][] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) groups.set(figure.source, [...(groups.get(figure.source) ?? []), figure]);
  return [...groups.values()];
}

/** The dated figures of a page with who published them and when they were read. */
export function FigureSources({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="mt-12">
      <Fold title="Sources and dates of the figures on this page" quiet>
        <ul className="max-w-[46rem] space-y-3 text-sm">
          {byPublication(figures).map((group) => (
            <Publication key={group[0]?.source} figures={group} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Publication({ figures }: { readonly figures: readonly Figure[] }) {
  const [first] = figures;
  if (!first) return null;
  return (
    <li>
      <a href={first.sourceUrl} className="underline underline-offset-3" rel="noopener">
        {first.source}
      </a>
      {`, read in ${printStated(first.asOf)}${first.expires ? `, valid through ${printStated(first.expires)}` : ''}`}
      <ul className="mt-1 list-disc pl-5">
        {figures.map((figure) => (
          <li key={figure.label}>
            <strong>{printFigure(figure)}</strong>: {figure.label}
          </li>
        ))}
      </ul>
    </li>
  );
}
