import { type Figure, printOrigin } from '../../../../mortgage/figures/figure.ts';

/** Where the figure a field starts from was published, and for when. Stands in a field's note. */
export function SourceNote({ figure }: { readonly figure: Figure }) {
  return (
    <>
      {figure.label}. Source:{' '}
      <a href={figure.sourceUrl} className="underline underline-offset-3">
        {figure.source}
      </a>
      {printOrigin(figure)}.
    </>
  );
}
