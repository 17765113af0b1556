import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { type Topic, TopicCards } from './TopicCards.tsx';

/** The learn center on the home page. */
export function LearnTeaser({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <Section id="learn" labelledBy="learn-title">
      <SectionHeading
        id="learn-title"
        title="Read first, decide later"
        lead="Six guides on what a loan is made of, written for people who do this once or twice in a lifetime."
      />
      <div className="mt-10">
        <TopicCards topics={topics} />
      </div>
      <div className="mt-6">
        <ButtonLink href={routes.learn.path} look="quiet">
          Visit the Learn Center
        </ButtonLink>
      </div>
    </Section>
  );
}
