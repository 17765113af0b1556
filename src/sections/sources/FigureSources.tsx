import { printStated } from '../../../mortgage/amounts/calendar.ts';
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
      <OutOfDate figures={figures.filter((figure) => isExpired(figure, today))} />
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
      <OutOfDate figures={figures.filter((figure) => isExpired(figure, today))} />
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

function OutOfDate({ figures }: { readonly figures: readonly Figure[] }) {
  const [first] = figures;
  if (!first?.expires) return null;
  return (
    <p className="mb-6 max-w-[46rem] border-alpenglow border-l-4 pl-4 text-sm">
      {`Ask before you rely on the ${figures.map(({ label }) => label.split(',')[0]).join(' and the ')}: they are those of the year that ended ${printStated(first.expires)}. The new year’s notice has not been read yet.`}
    </p>
  );
}
