import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

export interface TextsPageProps {
  /** Folder of the kind, which is its part of an address. */
  readonly kind: string;
  readonly title: string;
  readonly about: string;
  readonly texts: readonly { readonly slug: string; readonly name: string; readonly draft: boolean }[];
  /** Whether a new one may be begun. */
  readonly mayBegin: boolean;
  /** What was typed as the headline of a new one. */
  readonly headline?: string;
  readonly told?: Announcement | undefined;
}

/** The texts of a kind. */
export function TextsPage({ kind, title, about, texts, mayBegin, headline = '', told }: TextsPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-about">{about}</p>
      {told && <Told {...told} />}
      {mayBegin && (
        <form method="post" action={`texts/${kind}`} className="desk-form">
          <div className="desk-field">
            <label htmlFor="headline" className="font-semibold">
              Headline of a new post
            </label>
            <input id="headline" name="headline" className="control" defaultValue={headline} required autoComplete="off" />
          </div>
          <p>
            <button type="submit" className="button button--secondary">
              Begin a post
            </button>
          </p>
        </form>
      )}
      <ul className="desk-cards">
        {texts.map(({ slug, name, draft }) => (
          <li key={slug}>
            <h2>
              <a href={`texts/${kind}/${slug}`}>{name}</a>
            </h2>
            {draft && <p className="desk-finding">A draft: nobody else sees it.</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
