import { type ReactNode, useState } from 'react';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useStatus } from '../../../ui/use-status.ts';

export interface ShareBarProps {
  /** What the page's address ends with to show the figures of now; see `writeFragment`. */
  readonly fragment: string;
  /** What the link shows, for the share sheet of a phone. */
  readonly title: string;
  /** One sentence on what the link says of the visitor. */
  readonly note: string;
  /** Prints something else than the page as it is. */
  readonly onPrint?: () => void;
  /** A further way to keep them, before the others. */
  readonly children?: ReactNode;
}

/** Ways to keep what a page shows: a link, the phone's share sheet where there is one, paper. */
export function ShareBar({ fragment, title, note, onPrint, children }: ShareBarProps) {
  const hydrated = useHydrated();
  const [status, say] = useStatus();
  const [shownLink, setShownLink] = useState<string>();

  const link = () => `${window.location.origin}${window.location.pathname}${fragment}`;

  async function copy() {
    const address = link();
    const copied = await copyText(address);
    setShownLink(copied ? undefined : address);
    say(copied ? 'Link copied. It opens this page as it is now.' : 'Your browser did not let us copy. Copy the link below.');
  }

  async function share() {
    try {
      await navigator.share({ title, url: link() });
    } catch {
      // Closed without sharing: nothing to say.
    }
  }

  return (
    // Nothing here works without script. Until it arrives the room is kept, so that nothing moves; where it never will, there is none.
    <div className={`no-print noscript:hidden ${hydrated ? '' : 'invisible noscript:visible'}`}>
      <div className="flex flex-wrap gap-3">
        {children}{' '}
        <ShareButton icon={icons.link} onPress={copy}>
          Copy link
        </ShareButton>{' '}
        {hydrated && 'share' in navigator && (
          <ShareButton icon={icons.share} onPress={share}>
            Share
          </ShareButton>
        )}{' '}
        <ShareButton icon={icons.printer} onPress={onPrint ?? (() => window.print())}>
          Print
        </ShareButton>
      </div>
      <p className="mt-2 text-ink-soft text-sm">{note}</p>
      <p role="status" className="mt-2 font-semibold text-sm">
        {status}
      </p>
      {shownLink !== undefined && (
        <input
          readOnly
          aria-label="Link to this page as it is now"
          className="control mt-2 text-sm"
          value={shownLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

interface ShareButtonProps {
  readonly icon: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ShareButton({ icon, onPress, children }: ShareButtonProps) {
  return (
    <button type="button" className="button button--quiet button--small" onClick={onPress}>
      <Icon shape={icon} />
      {children}
    </button>
  );
}
