import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

/** A message in the list. */
export interface ListedMessage {
  readonly id: string;
  readonly person: string;
  readonly received: string;
  readonly form: string;
  /** What is to know of it: answered, quarantine, a letter that failed. */
  readonly state: readonly string[];
  readonly note: string;
}

export interface MessagePages {
  readonly from: number;
  readonly count: number;
  readonly step: number;
}

export interface MessagesPageProps {
  /** Where the messages are, after 'The messages are'. */
  readonly where: string;
  readonly kinds: readonly { readonly id: string; readonly label: string }[];
  readonly kind: string;
  readonly search: string;
  readonly messages: readonly ListedMessage[];
  /** Which of them these are: from which place on, of how many, how many a page. */
  readonly pages?: MessagePages;
  readonly told?: Announcement | undefined;
}

/** The messages that the forms have collected. */
export function MessagesPage({ where, kinds, kind, search, messages, pages, told }: MessagesPageProps) {
  return (
    <>
      <h1>Messages</h1>
      <p className="desk-about">{`The messages are ${where}.`}</p>
      {told && <Told {...told} />}
      {/* What is searched for is somebody's name: it stands in no address. */}
      <form method="post" action="messages" className="desk-form desk-search">
        <div className="desk-field">
          <label htmlFor="kind" className="font-semibold">
            Show
          </label>
          <select id="kind" name="kind" className="control" defaultValue={kind}>
            {kinds.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="desk-field">
          <label htmlFor="search" className="font-semibold">
            With these words
          </label>
          <input id="search" name="search" type="search" className="control" defaultValue={search} autoComplete="off" />
        </div>
        <p>
          <button type="submit" className="button button--secondary">
            Show
          </button>
        </p>
      </form>
      {messages.length === 0 && <p className="desk-about">There are none of these.</p>}
      <ul className="desk-list">
        {messages.map(({ id, person, received, form, state, note }) => (
          <li key={id}>
            <h2>
              <a href={`messages/${id}`}>{person || 'Somebody without a name'}</a>
            </h2>
            <p className="text-ink-soft text-sm">{`${received} · ${form} · ${id}`}</p>
            {state.length > 0 && <p className="desk-finding">{state.join(', ')}</p>}
            {note && <p className="text-sm">{`Your note: ${note}`}</p>}
          </li>
        ))}
      </ul>
      {pages && pages.count > pages.step && <Further kind={kind} search={search} pages={pages} />}
      <h2>A copy of all messages</h2>
      <p className="desk-about">It is as private as the messages are: keep it where nobody else reads it.</p>
      <form method="post" action="messages/copies" className="desk-buttons">
        <button type="submit" name="do" value="table" className="button button--quiet">
          Download a table for a spreadsheet
        </button>
        <button type="submit" name="do" value="backup" className="button button--quiet">
          Download a backup
        </button>
      </form>
      <h2>Put a backup back</h2>
      <p className="desk-about">
        It takes the place of all messages, and what stood there is kept beside it. The site may not run meanwhile: a server that
        was prepared for publishing stops for these seconds by itself. On this computer, close npm start first.
      </p>
      <form method="post" action="messages/restore" encType="multipart/form-data" className="desk-form">
        <div className="desk-field">
          <label htmlFor="backup" className="font-semibold">
            Backup
          </label>
          <input id="backup" name="backup" type="file" accept=".db" className="control" required />
        </div>
        <p>
          <button type="submit" className="button button--quiet">
            Put it back
          </button>
        </p>
      </form>
    </>
  );
}

/** The way to the pages before and after. What is searched for goes along, and stands in no address. */
function Further({
  kind,
  search,
  pages: { from, count, step },
}: Pick<MessagesPageProps, 'kind' | 'search'> & { readonly pages: MessagePages }) {
  const print = (place: number) => place.toLocaleString('en-US');
  const ways = [
    { to: from - step, label: `The ${step} before these` },
    { to: from + step, label: 'The next ones' },
  ];
  return (
    <form method="post" action="messages" className="desk-buttons">
      <p>{`${print(from + 1)} to ${print(Math.min(from + step, count))} of ${print(count)}.`}</p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="search" value={search} />
      {ways
        .filter(({ to }) => to >= 0 && to < count)
        .map(({ to, label }) => (
          <button key={to} type="submit" name="from" value={to} className="button button--quiet">
            {label}
          </button>
        ))}
    </form>
  );
}
