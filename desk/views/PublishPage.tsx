import type { FileChange } from '../../release/changes.ts';
import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

/** Something to do before the site goes live, or to look at. */
export interface ListedFinding {
  readonly about: string;
  readonly what: string;
  readonly remedy: string;
}

/** What a publishing would change. */
export interface PreparedPage {
  readonly place: string;
  /** A heading and the lines below it. */
  readonly changes: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Pictures that are new, gone or others, by the names that a person knows. */
  readonly pictures: readonly FileChange[];
  /** Said where there is no list of changes. */
  readonly instead: string;
  readonly mayPublish: boolean;
}

export interface PublishPageProps {
  readonly blocking: readonly ListedFinding[];
  readonly toConfirm: readonly ListedFinding[];
  readonly coming: readonly ListedFinding[];
  /** Whether the site is published to this computer alone, where it may be tried before it is ready. */
  readonly mayBeTried: boolean;
  readonly prepared?: PreparedPage | undefined;
  /** What was published, newest first. */
  readonly archive: readonly { readonly id: string; readonly about: string }[];
  readonly told?: Announcement | undefined;
}

function Findings({ title, findings }: { readonly title: string; readonly findings: readonly ListedFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="desk-list">
        {findings.map(({ about, what, remedy }) => (
          <li key={`${about} ${what}`}>
            <h3>{about}</h3>
            <p className="desk-lines">{what}</p>
            <p className="desk-finding">{remedy}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangedPictures({ pictures }: Pick<PreparedPage, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <section>
      <h3>Pictures</h3>
      <ul className="desk-list">
        {pictures.map(({ name, before, after }, index) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <div className="desk-compared">
              {before !== undefined && (
                <figure>
                  <img src={`publish/before/${index}`} alt={`${name} until now`} loading="lazy" />
                  <figcaption>{after === undefined ? 'Until now. It goes.' : 'Until now'}</figcaption>
                </figure>
              )}
              {after !== undefined && (
                <figure>
                  <img src={`publish/after/${index}`} alt={`${name} from now on`} loading="lazy" />
                  <figcaption>{before === undefined ? 'New' : 'From now on'}</figcaption>
                </figure>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands in the way of publishing, what it would change, and the button. */
export function PublishPage({ blocking, toConfirm, coming, mayBeTried, prepared, archive, told }: PublishPageProps) {
  return (
    <>
      <h1>Publish</h1>
      <p className="desk-about">
        Nothing that you save here is public before you publish it. First the site is checked and built, and you see what changes
        for visitors. That takes about a minute.
      </p>
      {told && <Told {...told} />}
      <form method="post" action="publish" className="desk-buttons" data-slow="Checking and building …">
        <button type="submit" name="do" value="look" className={`button ${prepared ? 'button--quiet' : 'button--primary'}`}>
          Look what changes
        </button>
        {mayBeTried && (
          <button type="submit" name="do" value="look-anyway" className="button button--quiet">
            Look all the same: it stays on this computer
          </button>
        )}
      </form>
      <Findings title="To do before the site goes live" findings={blocking} />
      {prepared && (
        <section>
          <h2>What changes for visitors</h2>
          {prepared.changes.length === 0 && prepared.pictures.length === 0 && <p className="desk-about">{prepared.instead}</p>}
          {prepared.changes.map(({ title, lines }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p className="desk-lines">{lines.join('\n')}</p>
            </section>
          ))}
          <ChangedPictures pictures={prepared.pictures} />
          {prepared.mayPublish && (
            <form method="post" action="publish" className="desk-buttons" data-slow="Publishing …">
              <button type="submit" name="do" value="publish" className="button button--primary">
                {`Publish this to ${prepared.place}`}
              </button>
            </form>
          )}
        </section>
      )}
      <Findings title="To confirm before you sign off" findings={toConfirm} />
      <Findings title="Coming up" findings={coming} />
      <h2>What was published</h2>
      <p className="desk-about">Each publishing keeps a copy here for 24 months after it was last public, as the law asks for.</p>
      {archive.length === 0 && <p>Nothing has been published from here yet.</p>}
      <ul className="desk-list">
        {archive.map(({ id, about }) => (
          <li key={id}>
            <p className="font-semibold">{id}</p>
            <p className="text-sm">{about}</p>
          </li>
        ))}
      </ul>
      {archive.length > 1 && (
        <form method="post" action="publish" className="desk-buttons" data-slow="Going back …">
          <button type="submit" name="do" value="back" className="button button--quiet">
            Make the release before public again
          </button>
        </form>
      )}
    </>
  );
}
