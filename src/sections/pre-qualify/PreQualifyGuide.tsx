import { offeredLoanNames } from '../../../owner/offered-loans.ts';
import type { Owner } from '../../../owner/owner-schema.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PreQualifyDisclaimer } from './PreQualifyTeaser.tsx';

const reasons = (loans: readonly string[]) => [
  'You learn a price range that fits your income, debts and savings, so that you look at homes you can afford to keep.',
  `You see which loans may fit you: ${loans.join(', ')} or a Washington program.`,
  'You find out early what could stand in the way, while there is still time to fix it.',
  'You can show agents and sellers that you have done your homework. Before you make an offer, the next step is often a pre-approval, for which a lender checks your credit and your documents.',
  'You get a list of the documents you will need, and can gather them before you are on a deadline.',
];

const needed = [
  'Your yearly income before taxes, and where it comes from',
  'Your monthly debts: cars, cards, student loans, child support',
  'What you have saved for a down payment and closing costs',
  'The county where you want to live, and a rough price',
  'A rough idea of your credit score, if you know it',
] as const;

const steps = [
  { title: 'Tell us your plans', text: 'Write or call. We answer within 24 hours and set a time to talk.' },
  {
    title: 'We go through the numbers',
    text: 'We ask about income, debts and savings. We look at your credit only if you agree to it first.',
  },
  { title: 'You get your estimate', text: 'You receive a price range, the loans that may fit and a list of next steps.' },
] as const;

/** Why to start here, what to have at hand, what happens next. */
export function PreQualifyGuide({ owner }: { readonly owner: Owner }) {
  const portal = owner.links.applicationPortal;
  return (
    <>
      <Section labelledBy="reasons">
        <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div>
            <SectionHeading id="reasons" title="Reasons to start with pre-qualification" />
            <div className="mt-6">
              <CheckList items={reasons(offeredLoanNames(owner))} />
            </div>
            <div className="mt-6">
              <PreQualifyDisclaimer />
            </div>
          </div>
          <div className="rounded-card bg-fog p-6 sm:p-8 lg:self-start">
            <h2 className="text-xl">What to have at hand</h2>
            <ul className="mt-4 list-disc stack-2 pl-5">
              {needed.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section labelledBy="what-happens-next" ground="fog">
        <SectionHeading id="what-happens-next" title="What happens next" />
        <div className="mt-8">
          <Steps steps={steps} />
        </div>
      </Section>
      <Section labelledBy="apply">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <SectionHeading
              id="apply"
              title="Ready for the full application?"
              lead={
                portal
                  ? 'The online portal is a formal application for credit. It opens in a new tab.'
                  : 'Tell us, and we go through it with you, on the phone or at a table.'
              }
            />
            <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
              {portal && (
                <ButtonLink href={portal} look="primary" newTab>
                  Apply for a Loan
                </ButtonLink>
              )}
              <ButtonLink href={routes.contact.path} look={portal ? 'quiet' : 'primary'}>
                {portal ? 'Ask a question first' : 'Contact us to apply'}
              </ButtonLink>
            </div>
          </div>
          <Callout title="Keep your details secure" icon={<Icon shape={icons.lock} size={22} />}>
            <p>
              {portal
                ? 'The online application is the one place for your Social Security number and account numbers. Please leave them out of emails and of the forms on this site. Another company runs the application, so read its privacy notice before you begin.'
                : 'Please leave your Social Security number and account numbers out of emails and of the forms on this site. We tell you how to give them to us safely.'}{' '}
              What you send us through this site falls under our own{' '}
              <TextLink href={routes.privacyPolicy.path}>privacy policy</TextLink>.
            </p>
          </Callout>
        </div>
      </Section>
    </>
  );
}
