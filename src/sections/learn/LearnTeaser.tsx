import type { Topic } from '../../collections.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';

/** The learn center on the home page. */
export function LearnTeaser({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <Section id="learn" labelledBy="learn-title">
      <SectionHeading
        id="learn-title"
        title="Read first, decide later"
        lead="Six guides to how a home loan works, written for people who do this once or twice in a lifetime."
      />
      <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map(({ title, href }) => (
          <li key={href} className="border-line border-t">
            <a href={href} className="block py-4 font-[560] font-display text-xl underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <ButtonLink href={routes.learn.path} look="quiet">
          Visit the Learn Center
        </ButtonLink>
      </div>
    </Section>
  );
}
