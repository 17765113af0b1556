import { printStated } from '../../../mortgage/amounts/calendar.ts';
import { addDays } from '../../../mortgage/dates/day.ts';
import { type Figure, isExpired } from '../../../mortgage/figures/figure.ts';
import { routes } from '../../routes.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Publications, today } from './Publications.tsx';

/** What one publication says in more lines than these stands on the page of sources. */
const listedOfOnePublication = 8;

/** The dated figures of a page with who published them and until when. Those whose day is past are named in the open. */
export function FigureSources({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="mt-12">
      <EndedFigures figures={figures} />
      <Fold title="Sources and dates of the figures on this page" quiet>
        <Publications figures={figures} listed={listedOfOnePublication} />
        <AllFigures />
      </Fold>
    </div>
  );
}

/** The same where each figure names its source beside itself: what is past its day, and the way to the addresses. */
export function FiguresBesideSources({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <div className="mt-12">
      <EndedFigures figures={figures} />
      <AllFigures />
    </div>
  );
}

function AllFigures() {
  return (
    <a href={routes.sources.path} className="mt-4 inline-block py-1 text-sm underline underline-offset-3">
      All figures of this site and their sources
    </a>
  );
}

/** The figures by the last day on which they hold, the first one first: those that have ended, and those that will within two years. */
function endsOf(figures: readonly Figure[]): [end: string, figures: readonly Figure[]][] {
  const ends = [...new Set(figures.flatMap(({ expires }) => expires ?? []))].filter((end) => end < addDays(today, 730)).sort();
  return ends.map((end) => [end, figures.filter(({ expires }) => expires === end)]);
}

function EndedFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return endsOf(figures).map(([end, ended]) => <OutOfDate key={end} end={end} figures={ended} />);
}

/** Hidden while the figures hold; `src/islands/ended-figures/` shows it where the page has not been published since. */
function OutOfDate({ end, figures }: { readonly end: string; readonly figures: readonly Figure[] }) {
  const one = figures.length === 1;
  return (
    <div
      className="mb-6 max-w-[46rem] border-alpenglow border-l-4 pl-4 text-sm"
      data-ends={end}
      hidden={!figures.every((figure) => isExpired(figure, today))}
    >
      <p>
        {`Ask before you rely on ${one ? 'this figure. It' : 'these figures. They'} applied through ${printStated(end)}, and we do not have the new ${one ? 'one' : 'ones'} yet.`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {figures.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
