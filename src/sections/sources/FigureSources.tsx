import { printStated } from '../../../mortgage/amounts/calendar.ts';
import { type Figure, isExpired, printEnd, printOrigin, printWithLater } from '../../../mortgage/figures/figure.ts';
import { Fold } from '../../ui/Fold.tsx';

/** The day on which the page is built, where the visitors are. */
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });

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

/** The dated figures of a page with who published them and until when. Those whose day is past are named in the open. */
export function FigureSources({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="mt-12">
      <OutOfDate figures={figures.filter((figure) => isExpired(figure, today))} />
      <Fold title="Sources and dates of the figures on this page" quiet>
        <ul className="max-w-[46rem] space-y-3 text-sm">
          {byPublication(figures).map((group) => (
            <Publication key={group[0]?.label} figures={group} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function OutOfDate({ figures }: { readonly figures: readonly Figure[] }) {
  const [first] = figures;
  if (!first?.expires) return null;
  return (
    <p className="mb-6 max-w-[46rem] border-alpenglow border-l-4 pl-4 text-sm">
      {`Ask before you rely on the ${figures.map(({ label }) => label.split(',')[0]).join(' and the ')}: they are those of the year that ended ${printStated(first.expires)}. The new year’s notice has not been read yet.`}
    </p>
  );
}

function Publication({ figures }: { readonly figures: readonly Figure[] }) {
  const [first] = figures;
  if (!first) return null;
  return (
    <li>
      <a href={first.sourceUrl} className="underline underline-offset-3">
        {first.source}
      </a>
      {publication(first)}
      <ul className="mt-1 list-disc pl-5">
        {figures.map((figure) => (
          <li key={figure.label}>
            <strong>{printWithLater(figure)}</strong>: {figure.label}
          </li>
        ))}
      </ul>
    </li>
  );
}
