import type { OfferedVersion, PresentVersion } from '../../upgrade/upgrade.ts';
import type { Announcement } from './announcement.ts';
import { Told } from './Told.tsx';

export interface UpgradePageProps extends PresentVersion {
  readonly offered?: OfferedVersion | undefined;
  readonly told?: Announcement | undefined;
  /** Whether this desk is the one of the version before by now. */
  readonly isDone?: boolean;
}

/** A newer version of the project: what it changes, the button that takes it, and the way back. */
export function UpgradePage({ name, mayGoBack, offered, told, isDone = false }: UpgradePageProps) {
  return (
    <>
      <h1>Newer versions</h1>
      <p className="desk-about">
        A newer version of this project brings new figures, mended mistakes and new pages. What you have written, your pictures,
        your settings and your messages stay yours. It takes about three minutes. If anything fails, all is put back to where it
        was.
      </p>
      {told && <Told {...told} />}
      {!isDone && (
        <>
          <p className="desk-about">{name ? `Your site has version ${name}.` : 'Your site has the version that it came with.'}</p>
          <form method="post" action="upgrade" className="desk-buttons" data-slow="Looking …">
            <button type="submit" name="do" value="look" className={`button ${offered ? 'button--quiet' : 'button--primary'}`}>
              Look for a newer version
            </button>
          </form>
          {offered && (
            <section>
              <h2>{`What is new in version ${offered.name}`}</h2>
              <ul className="desk-list">
                {offered.changes.map((change, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words, and none moves
                  <li key={index}>{change}</li>
                ))}
              </ul>
              <form method="post" action="upgrade" className="desk-buttons" data-slow="Taking it: about three minutes …">
                <button type="submit" name="do" value="take" className="button button--primary">
                  Take this version
                </button>
              </form>
            </section>
          )}
          {mayGoBack && (
            <>
              <h2>The version before</h2>
              <p className="desk-about">What you have changed yourself since then stays.</p>
              <form method="post" action="upgrade" className="desk-buttons" data-slow="Going back: about three minutes …">
                <button type="submit" name="do" value="back" className="button button--quiet">
                  Return to the version before
                </button>
              </form>
            </>
          )}
        </>
      )}
    </>
  );
}
