import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { PostSummary } from './post.ts';

export interface PostSidebarProps {
  readonly team: string;
  readonly companyName: string;
  /** At most two posts of the same category. */
  readonly related: readonly PostSummary[];
}

/** Beside a post: who wrote it, what else there is on the subject, where to ask. */
export function PostSidebar({ team, companyName, related }: PostSidebarProps) {
  return (
    <aside aria-label="About this article" className="no-print space-y-8 lg:sticky lg:top-24 lg:mt-12 lg:self-start">
      <section className="border-spruce border-t-2 pt-4">
        <h2 className="text-xl">About the Author</h2>
        <p className="mt-2">
          {team} answers mortgage questions from buyers and owners across Washington, and writes down the answers that keep coming
          up.
        </p>
        <p className="mt-2">
          <a href={routes.about.path} className="inline-block py-1 underline underline-offset-3">
            More about {companyName}
          </a>
        </p>
      </section>
      {related.length > 0 && (
        <section className="border-spruce border-t-2 pt-4">
          <h2 className="text-xl">Related Articles</h2>
          <ul className="mt-2 space-y-2">
            {related.map(({ href, title }) => (
              <li key={href}>
                <a href={href} className="inline-block py-1 underline underline-offset-3">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="rounded-card bg-fog p-6">
        <h2 className="text-xl">Questions?</h2>
        <p className="mt-2">Ask about your own case. You get an answer from a person within 24 hours.</p>
        <div className="mt-4">
          <ButtonLink href={routes.contact.path} small>
            Contact us
          </ButtonLink>
        </div>
      </section>
    </aside>
  );
}
