import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

export interface MessagePageProps {
  readonly id: string;
  readonly title: string;
  readonly received: string;
  readonly state: readonly string[];
  readonly answers: readonly (readonly [label: string, value: string])[];
  readonly ways: readonly { readonly verb: string; readonly address: string; readonly shown: string }[];
  readonly isAnswered: boolean;
  readonly note: string;
  readonly longestNote: number;
  /** Whether the owner was asked if it shall really be deleted. */
  readonly asksToDelete: boolean;
  readonly told?: Announcement | undefined;
}

/** One message, and what can be done with it. */
export function MessagePage(props: MessagePageProps) {
  const { id, title, received, state, answers, ways, isAnswered, note, longestNote, asksToDelete, told } = props;
  const action = `messages/${id}`;
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-about">{[received, id, ...state].join(' · ')}</p>
      {told && <Told {...told} />}
      {asksToDelete && (
        <Told tone="look" title="Shall this message be deleted? It cannot be taken back, except from a backup.">
          <form method="post" action={action} className="desk-buttons">
            <button type="submit" name="do" value="remove" className="button button--secondary">
              Delete it
            </button>
            <a href={action} className="button button--quiet">
              Keep it
            </a>
          </form>
        </Told>
      )}
      <p className="desk-buttons">
        {ways.map(({ verb, address, shown }) => (
          <a key={address} href={address} className="button button--secondary">
            {`${verb} ${shown}`}
          </a>
        ))}
      </p>
      <dl className="desk-answers">
        {answers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={action} className="desk-form">
        <div className="desk-field">
          <label htmlFor="note" className="font-semibold">
            Your note
          </label>
          <p id="note-hint" className="text-ink-soft text-sm">
            For you alone. It is deleted with the message.
          </p>
          <textarea
            id="note"
            name="note"
            rows={3}
            maxLength={longestNote}
            className="control"
            defaultValue={note}
            aria-describedby="note-hint"
          />
        </div>
        <p className="desk-buttons">
          <button type="submit" name="do" value="note" className="button button--quiet">
            Keep the note
          </button>
          {!isAnswered && (
            <button type="submit" name="do" value="answered" className="button button--primary">
              I have answered this
            </button>
          )}
          <button type="submit" name="do" value="resend" className="button button--quiet">
            Send its letter again
          </button>
          <button type="submit" name="do" value="ask-to-remove" className="button button--quiet">
            Delete
          </button>
        </p>
      </form>
    </>
  );
}
