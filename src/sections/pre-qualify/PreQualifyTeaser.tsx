import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';

const benefits = (hasPortal: boolean) => [
  {
    title: 'Streamlined process',
    text: hasPortal
      ? 'Send your details and documents through a secure online portal, from a phone or a computer.'
      : 'Tell us about your plans once, from a phone or a computer, and we say which papers are needed and how to send them safely.',
  },
  {
    title: 'Estimate your budget',
    text: 'See a price range that fits your income, your debts and your savings, before you set your heart on a house.',
  },
  {
    title: 'Strengthen your offer',
    text: 'A letter shows a seller that you have gone over your finances with a loan officer. Many sellers also ask for a pre-approval, so we talk about that next step before you make an offer.',
  },
];

/** Why to begin with a pre-qualification. */
export function PreQualifyTeaser({ hasPortal }: { readonly hasPortal: boolean }) {
  return (
    <Section id="pre-qualify" labelledBy="pre-qualify-title" ground="fog">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <SectionHeading
            id="pre-qualify-title"
            title="Know your range before you look"
            lead="A pre-qualification gives you an estimate of what you may be able to borrow."
          />
          <div className="mt-7">
            <ButtonLink href={routes.preQualify.path} look="primary">
              Get Pre-Qualified
            </ButtonLink>
          </div>
        </div>
        <ol className="stack-6">
          {benefits(hasPortal).map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-6">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 sm:mt-0">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-10">
        <PreQualifyDisclaimer />
      </div>
    </Section>
  );
}

/** What a pre-qualification is not. Printed wherever one is offered. */
export function PreQualifyDisclaimer() {
  return (
    <Disclaimer>
      A pre-qualification is not a credit application and results in a pre-qualification, not a pre-approval or a commitment to
      lend. It is not an approval of credit.
    </Disclaimer>
  );
}
