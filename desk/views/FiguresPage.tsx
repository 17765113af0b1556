import { Fold } from '../../src/ui/Fold.tsx';
import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

/** A publication as it is shown. */
export interface ShownPublication {
  readonly id: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** Who reports it, where it was not read in the original, and for when it speaks. */
  readonly origin: string;
  /** Until when it holds, in a sentence. */
  readonly until: string;
  readonly figures: readonly { readonly label: string; readonly prints: string }[];
}

export interface FiguresPageProps {
  /** Whose day is past. */
  readonly past: readonly ShownPublication[];
  /** Whose day is near. */
  readonly soon: readonly ShownPublication[];
  readonly later: readonly ShownPublication[];
  readonly told?: Announcement | undefined;
}

/** Every publication that the site works with: what is due first, the rest folded. */
export function FiguresPage({ past, soon, later, told }: FiguresPageProps) {
  return (
    <>
      <h1>Figures and sources</h1>
      <p className="desk-about">
        Your site works with numbers that others publish: loan limits, fees, taxes, rules. Open the page of whoever publishes
        them, compare each number, change those that differ, and say until when they hold.
      </p>
      {told && <Told {...told} />}
      {past.length > 0 && (
        <section>
          <h2>Out of date</h2>
          <p className="desk-about">Your pages tell visitors so, and the site cannot go live until these are renewed.</p>
          <Publications publications={past} isPast />
        </section>
      )}
      <section>
        <h2>Due in the next 60 days</h2>
        {soon.length > 0 ? <Publications publications={soon} /> : <p className="desk-about">None.</p>}
      </section>
      <section>
        <h2>All the others</h2>
        <div className="mt-4">
          <Fold title={`${later.length} publications that hold for longer`}>
            <Publications publications={later} />
          </Fold>
        </div>
      </section>
    </>
  );
}

function Publications({
  publications,
  isPast = false,
}: {
  readonly publications: readonly ShownPublication[];
  readonly isPast?: boolean;
}) {
  return (
    <ul className="desk-publications">
      {publications.map((publication) => (
        <li key={publication.id}>
          <h3>{publication.source}</h3>
          <p className={isPast ? 'desk-finding' : 'text-sm'}>{publication.until}</p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
            {publication.figures.map(({ label, prints }) => (
              <li key={label}>
                <strong>{prints}</strong>: {label}
              </li>
            ))}
          </ul>
          <SourceLink {...publication} />
          <p className="mt-3">
            <a href={`sources/${publication.id}`} className={`button ${isPast ? 'button--primary' : 'button--quiet'}`}>
              Renew<span className="sr-only">: {publication.source}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Where a publication is read, in a window of its own: the form stays open beside it. */
export function SourceLink({ sourceUrl, origin }: Pick<ShownPublication, 'sourceUrl' | 'origin'>) {
  return (
    <p className="mt-3 text-sm">
      {`${origin}. Read it at `}
      <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className="underline underline-offset-3">
        {sourceUrl}
      </a>
      , which opens in a new tab.
    </p>
  );
}
