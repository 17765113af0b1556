import { printStated } from '../../mortgage/calendar.ts';
import type { Figure } from '../../mortgage/figure.ts';

/** Where the figure a field starts from was published, and when it was read there. Stands in a field's note. */
export function SourceNote({ figure }: { readonly figure: Figure }) {
  return (
    <>
      {figure.label}. Source:{' '}
      <a href={figure.sourceUrl} rel="noopener" className="underline underline-offset-3">
        {figure.source}
      </a>
      , read in {printStated(figure.asOf)}.
    </>
  );
}
