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
      {/* Drawn here: a calculator with one button would otherwise ship a library of icons. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={16}
        height={16}
        className="shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M15 3h6v6M21 3l-11 11M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
