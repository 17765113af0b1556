import type { PostSummary } from '../../collections.ts';
import { type Route, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';

export interface PostSidebarProps {
  readonly companyName: string;
  /** Name with the licence number behind it. */
  readonly loanOfficer: string;
  /** At most two posts of the same category. */
  readonly related: readonly PostSummary[];
  /** The page of this site that goes with the post's category; shown while there is no related post. */
  readonly furtherReading: Route;
}

/** Beside a post: who wrote it, what else there is on the subject, where to ask. */
export function PostSidebar({ companyName, loanOfficer, related, furtherReading }: PostSidebarProps) {
  return (
    <aside aria-label="About this article" className="no-print stack-8 lg:sticky lg:top-24 lg:mt-12 lg:self-start">
      <section className="border-spruce border-t-2 pt-4">
        <h2 className="text-xl">About the Author</h2>
        <p className="mt-2">
          The {companyName} team writes about home loans in Washington, for buyers and for owners. Questions about your own case
          go to {loanOfficer}.
        </p>
        <p className="mt-2">
          <a href={routes.about.path} className="inline-block py-1 underline underline-offset-3">
            More about {companyName}
          </a>
        </p>
      </section>
      {related.length > 0 ? (
        <Links heading="Related Articles" links={related.map(({ href, title }) => ({ path: href, label: title }))} />
      ) : (
        <Links heading="Read next" links={[furtherReading]} />
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

function Links({ heading, links }: { readonly heading: string; readonly links: readonly Route[] }) {
  return (
    <section className="border-spruce border-t-2 pt-4">
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-2 stack-2">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className="inline-block py-1 underline underline-offset-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
