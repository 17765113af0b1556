import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

const steps = [
  {
    title: 'We talk',
    text: 'About your plans, your income and your questions. You get first answers, also when they are “not yet”.',
  },
  {
    title: 'You see choices',
    text: 'Two or three loans with their costs side by side, so that you can compare them with what other lenders offer.',
  },
  {
    title: 'We do the paperwork',
    text: 'You send documents through the secure portal. We follow up on appraisal, title and underwriting and tell you where things stand.',
  },
  { title: 'You close', text: 'You read the Closing Disclosure with us before you sign. Afterwards you still have our number.' },
] as const;

/** From the first call to the keys. */
export function HowWorkGoes() {
  return (
    <Section labelledBy="how-the-work-goes" ground="fog">
      <SectionHeading id="how-the-work-goes" title="How the work goes" />
      <div className="mt-8">
        <Steps steps={steps} />
      </div>
      <div className="mt-10">
        <ButtonLink href={routes.contact.path} look="primary">
          Start with a question
        </ButtonLink>
      </div>
    </Section>
  );
}
