import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

const steps = (hasPortal: boolean) => [
  {
    title: 'We talk',
    text: 'Tell us about your plans, your income and your questions. You leave with first answers, even if one of them is “not yet.”',
  },
  {
    title: 'You see choices',
    text: 'We show you two or three loans with their costs side by side, so that you can compare them with other offers.',
  },
  {
    title: 'We do the paperwork',
    text: `You send your documents ${hasPortal ? 'through the online portal' : 'in a way that we agree on'}. We follow up on the appraisal, the title and the underwriting, and tell you where things stand.`,
  },
  {
    title: 'You close',
    text: 'We go through the Closing Disclosure with you before you sign. Afterward, you still have our number.',
  },
];

/** From the first call to the keys. */
export function HowWorkGoes({ hasPortal }: { readonly hasPortal: boolean }) {
  return (
    <Section labelledBy="how-the-work-goes" ground="fog">
      <SectionHeading id="how-the-work-goes" title="From the first call to the keys" />
      <div className="mt-8">
        <Steps steps={steps(hasPortal)} />
      </div>
      <div className="mt-10">
        <ButtonLink href={routes.contact.path} look="primary">
          Start with a question
        </ButtonLink>
      </div>
    </Section>
  );
}
