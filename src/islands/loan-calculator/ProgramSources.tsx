import { useHydrated } from '../../ui/use-hydrated.ts';
import { Fold } from './Fold.tsx';
import { programSources } from './program-sources.ts';

const publications = programSources();

/** Who publishes the figures of the comparison, and when they were read there. */
export function ProgramSources() {
  // The built page leaves them out, so that it fits into the first round trip; the pages of the four loans list them too.
  if (!useHydrated()) return null;
  return (
    <div className="mt-8">
      <Fold title="Sources and dates of the program figures">
        <ul className="space-y-3 text-sm">
          {publications.map(({ source, sourceUrl, asOf, expires, figures }) => (
            <li key={source}>
              <a href={sourceUrl} className="underline underline-offset-3" rel="noopener">
                {source}
              </a>
              {`, read ${asOf}${expires ? `, valid through ${expires}` : ''}`}
              <ul className="mt-1 list-disc pl-5">
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
