import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Callout } from '../../ui/Callout.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

const benefits = [
  'An agent who knows the place: its prices, its schools, its septic systems and its condo boards.',
  'An agent who fits your plan: a first home, land, a condo, a sale and a purchase at once.',
  'One conversation about the loan and the offer, so that dates and conditions match.',
  'No duty to use the agent we name, or to take a loan from us.',
] as const;

const steps = [
  { title: 'Fill out the form', text: 'Tell us where and what you want to buy or sell, and how to reach you.' },
  {
    title: 'Expert analysis',
    text: 'We think about the area, the kind of home and your time frame, and who does that work well.',
  },
  {
    title: 'Meet your match',
    text: 'You hear from us with one or more names and why we thought of them. You decide whom to call.',
  },
  { title: 'Make the connection', text: 'If you like, we introduce you. From there you and the agent agree on your own terms.' },
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
          <div className="rounded-card bg-white p-5 shadow-card ring-1 ring-line sm:p-8">
            <h2 id="request" className="mb-6 text-2xl">
              Request a recommendation
            </h2>
            {children}
          </div>
          <div className="space-y-6 lg:sticky lg:top-24 lg:self-start">
            <Callout title="Confidential" icon={<LockKeyhole aria-hidden="true" size={22} />}>
              <p>
                Your request stays with us. We give your name and number to an agent only after you have told us which one, and
                never to anyone else.
              </p>
            </Callout>
            <p>
              We recommend people whose work we have seen. Federal law does not allow a mortgage company to be paid for such a
              referral, and it does not allow an agent to be paid for sending you to us.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
