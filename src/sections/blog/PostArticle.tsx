import type { ReactNode } from 'react';
import type { PostSummary } from '../../collections.ts';
import { type Route, routes } from '../../routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Photograph } from '../../ui/Photograph.tsx';
import { Measure } from '../../ui/Section.tsx';
import { PostFacts } from './PostList.tsx';
import { PostSidebar } from './PostSidebar.tsx';

export interface PostArticleProps {
  readonly post: PostSummary;
  readonly related: readonly PostSummary[];
  readonly furtherReading: Route;
  readonly companyName: string;
  /** Name with the licence number behind it. */
  readonly loanOfficer: string;
  /** The body, put in by the page. */
  readonly children: ReactNode;
}

/** A post: head, picture, body, and the column beside it. */
export function PostArticle({ post, related, furtherReading, companyName, loanOfficer, children }: PostArticleProps) {
  return (
    <Measure>
      <div className="grid gap-14 py-10 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-20 lg:py-14">
        <article>
          <Breadcrumbs trail={[{ label: routes.blog.label, href: routes.blog.path }]} />
          <h1 className="text-3xl">{post.title}</h1>
          <div className="mt-5">
            <PostFacts post={post} />
          </div>
          <p className="mt-1 text-ink-soft text-sm">By the {companyName} team</p>
          <Photograph
            photo={post.picture}
            alt={post.imageDescription}
            loading="first"
            className="mt-8 aspect-8/5 w-full rounded-card object-cover"
          />
          <p className="mt-8 text-lg">{post.excerpt}</p>
          <div className="prose mt-8">{children}</div>
          <p className="mt-8 text-ink-soft text-sm">
            This article is general information. It is not financial, tax or legal advice, and not an offer of credit.
          </p>
        </article>
        <PostSidebar companyName={companyName} loanOfficer={loanOfficer} related={related} furtherReading={furtherReading} />
      </div>
    </Measure>
  );
}
