import type { ReactNode } from 'react';
import { NewTabMark } from './Button.tsx';

export interface TextLinkProps {
  readonly href: string;
  readonly newTab?: boolean;
  /** It stands on a line of its own, and is made high enough for a finger. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

/** A link in running text or a list. */
export function TextLink({ href, newTab = false, alone = false, children }: TextLinkProps) {
  return (
    <a
      href={href}
      className={`text-spruce underline decoration-1 underline-offset-3 hover:decoration-2 active:text-ink ${alone ? 'inline-block wrap-anywhere py-1' : ''}`}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && (
        <span className="ml-1 inline-block align-[-0.1em]">
          <NewTabMark />
        </span>
      )}
    </a>
  );
}
