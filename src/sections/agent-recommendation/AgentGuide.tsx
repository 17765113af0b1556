import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { Callout } from '../../ui/Callout.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const benefits = [
  'An agent who knows the area: its prices, its septic systems and its condo boards.',
  'An agent who fits your plan, be it a first home, a condo, a piece of land, or selling and buying at the same time.',
  'A loan officer and an agent who talk to each other, so that the dates in your offer and your loan match.',
  'No obligation to use an agent we suggest, or to get your loan through us.',
] as const;

const steps = [
  { title: 'Fill out the form', text: 'Tell us where and what you want to buy or sell, and how to reach you.' },
  {
    title: 'Expert analysis',
    text: 'We look at the area, the kind of home and your timing, and think about who works with homes like that.',
  },
  {
    title: 'Meet your match',
    text: 'We send you one or more names and tell you why we thought of them. You decide whom to call.',
  },
  { title: 'Make the connection', text: 'If you like, we introduce you. From there, you and the agent work out your own terms.' },
] as const;

/** What a recommendation is worth, how it comes about, and the form. */
export function AgentGuide({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Section labelledBy="benefits" tight>
        <div className="grid gap-8 lg:grid-cols-[4fr_7fr]">
          <SectionHeading id="benefits" title="What you gain" />
          <CheckList items={benefits} />
        </div>
      </Section>
      <Section labelledBy="how-it-works" tight>
        <SectionHeading id="how-it-works" title="How It Works" />
        <div className="mt-8">
          <Steps steps={steps} />
        </div>
      </Section>
      <Section labelledBy="request" ground="fog" tight>
        <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div className="card-raised p-5 sm:p-8">
            <h2 id="request" className="mb-6 text-2xl">
              Request a recommendation
            </h2>
            {children}
          </div>
          <div className="stack-6 lg:sticky lg:top-24 lg:self-start">
            <Callout title="Confidential" icon={<Icon shape={icons.lock} size={22} />}>
              <p>
                Your request is confidential. We give your name and number to an agent only after you have told us which one. Our{' '}
                <TextLink href={routes.privacyPolicy.path}>privacy policy</TextLink> says who helps us handle messages.
              </p>
            </Callout>
            <p>
              We take no fee for this. Federal law (12 U.S.C. 2607) does not allow a mortgage company to be paid for such a
              referral, or an agent to be paid for sending you to us.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
