import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export interface ButtonLinkProps {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly small?: boolean;
  /** Opens in a new tab, and says so. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. `primary` is the one main action of a view. */
export function ButtonLink({ href, look = 'secondary', small = false, newTab = false, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={`button button--${look}${small ? ' button--small' : ''}`}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <NewTabMark />}
    </a>
  );
}

/** The sign, and the words for a screen reader, of a link that opens a new tab. */
export function NewTabMark() {
  return (
    <>
      <ExternalLink aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
