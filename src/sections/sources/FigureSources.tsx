import type { Figure } from '../../../mortgage/figures.ts';
import { printFigure } from '../../../mortgage/figures.ts';

/** The dated figures of a page with who published them and when they were read. */
export function FigureSources({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="group mt-12 border-line border-y">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
        Sources and dates of the figures on this page
        <span aria-hidden="true" className="font-display text-2xl text-spruce leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <ul className="space-y-3 pb-5 text-sm">
        {figures.map((figure) => (
          <li key={figure.label}>
            <strong>{printFigure(figure)}</strong>: {figure.label}. Source:{' '}
            <a href={figure.sourceUrl} className="underline underline-offset-3" rel="noopener">
              {figure.source}
            </a>
            , read {figure.asOf}
            {'expires' in figure && figure.expires && `, valid through ${figure.expires}`}.
          </li>
        ))}
      </ul>
    </details>
  );
}
