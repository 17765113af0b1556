import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Measure } from '../../ui/Section.tsx';
import { Contents, type ContentsEntry } from '../guides/Contents.tsx';

export interface PolicyPageProps {
  readonly heading: string;
  readonly intro: string;
  /** Day of the last change, as it is read. */
  readonly updated: string;
  readonly contents: readonly ContentsEntry[];
  /** The text, put in by the page. */
  readonly children: ReactNode;
}

/** A policy: when it last changed, its parts, its text. */
export function PolicyPage({ heading, intro, updated, contents, children }: PolicyPageProps) {
  return (
    <article>
      <PageIntro title={heading} lead={intro} />
      <Measure>
        <div className="grid gap-10 py-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-20 lg:py-16">
          <Contents entries={contents} />
          <div>
            <p className="mb-8 text-ink-soft text-sm">Last changed {updated}</p>
            {children}
          </div>
        </div>
      </Measure>
    </article>
  );
}
