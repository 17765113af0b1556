import type { Saved } from '../saving/history.ts';
import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

export interface HistoryPageProps {
  readonly saves: readonly Saved[];
  readonly told?: Announcement | undefined;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What was saved, newest first; each can be taken back. */
export function HistoryPage({ saves, told }: HistoryPageProps) {
  return (
    <>
      <h1>What was saved</h1>
      <p className="desk-about">
        Each save can be taken back by itself, whatever was saved later elsewhere. That is a save too: it can be taken back as
        well.
      </p>
      {told && <Told {...told} />}
      {saves.length === 0 && <p>Nothing has been saved here yet.</p>}
      <ol className="desk-saves">
        {saves.map(({ id, title, at, files }) => (
          <li key={id}>
            <form method="post" action="history">
              <input type="hidden" name="id" value={id} />
              <div>
                <h2>{title}</h2>
                <p className="text-ink-soft text-sm">
                  <time dateTime={new Date(at).toISOString()}>{day.format(at)}</time>
                  {` · ${files.join(', ')}`}
                </p>
              </div>
              <button type="submit" className="button button--quiet button--small">
                Take back<span className="sr-only">{` “${title}”`}</span>
              </button>
            </form>
          </li>
        ))}
      </ol>
    </>
  );
}
