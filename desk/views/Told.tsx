import type { ReactNode } from 'react';
import type { Announcement } from './announcement.ts';

/** What has become of something, at the top of the page that follows; `desk/client/desk.ts` puts the focus there. */
export function Told({ tone, title, lines = [], children }: Announcement & { readonly children?: ReactNode }) {
  return (
    <div className={`told told--${tone}`} role={tone === 'wrong' ? 'alert' : 'status'} tabIndex={-1} data-told>
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
