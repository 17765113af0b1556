import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import { Measure } from './Section.tsx';

export interface PageIntroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The action the page is for. */
  readonly action?: ReactNode;
  /** Drawn scene beside the title, decorative. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
}

/** How every page but home opens: a title, one sentence, the action. */
export function PageIntro({ title, lead, breadcrumbs, action, picture }: PageIntroProps) {
  return (
    <div className="border-line border-b bg-fog">
      <Measure>
        <div className={`grid items-center gap-8 py-10 ${picture ? 'md:grid-cols-[7fr_5fr] lg:gap-14 lg:py-16' : 'lg:py-12'}`}>
          <div className="max-w-[44rem]">
            {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
            <h1 className="text-3xl">{title}</h1>
            {lead && <p className="mt-5 text-lg">{lead}</p>}
            {action && <div className="mt-7 flex flex-wrap gap-3">{action}</div>}
          </div>
          {picture && (
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              className="h-auto w-full rounded-card"
              fetchPriority="high"
            />
          )}
        </div>
      </Measure>
    </div>
  );
}
