import type { ReactNode } from 'react';

export interface ToldProps {
  readonly tone: 'done' | 'wrong' | 'look';
  readonly title: string;
  readonly children?: ReactNode;
}

/** What has become of something, at the top of the page that follows. */
export function Told({ tone, title, children }: ToldProps) {
  return (
    <div className={`told told--${tone}`} role={tone === 'wrong' ? 'alert' : 'status'} tabIndex={-1} data-told>
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
