import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const steps = [
  { title: 'Tell us about the loan', text: 'Fill in the form with who you are, where the home is and when you close.' },
  {
    title: 'Email your Loan Estimate',
    text: 'Send us the three pages in a separate email, as a PDF or a clear photo of each page.',
  },
  {
    title: 'Get our answer',
    text: 'Within 24 hours after we have your Loan Estimate, we tell you line by line what we could do differently, or that you already have a good offer.',
  },
] as const;

export interface SecondLookGuideProps {
  readonly email: string;
  /** The form, put in by the page. */
  readonly children: ReactNode;
}

/** How a second look works, and the form. */
export function SecondLookGuide({ email, children }: SecondLookGuideProps) {
  return (
    <>
      <Section labelledBy="how-it-works" tight>
        <SectionHeading id="how-it-works" title="How it works" />
        <div className="mt-8">
          <Steps steps={steps} />
        </div>
      </Section>
      <Section labelledBy="contact-me" ground="fog" tight>
        <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <div className="card-raised p-5 sm:p-8">
            <h2 id="contact-me" className="mb-6 text-2xl">
              Contact Me
            </h2>
            {children}
          </div>
          <div className="stack-8">
            <Callout title="Email your Loan Estimate separately">
              <p>
                Please send your Loan Estimate document to{' '}
                <a href={`mailto:${email}`} className="inline-block font-semibold underline underline-offset-3">
                  <EmailAddress>{email}</EmailAddress>
                </a>
                . The form itself cannot take a file. You will have an answer within 24 hours after we have it.
              </p>
              <p>
                The three pages do not show your Social Security number. Please send nothing that does, such as a tax form or the
                application itself.
              </p>
            </Callout>
            <div>
              <h2 className="text-xl">What a Loan Estimate is</h2>
              <p className="mt-2">
                A lender sends this three-page form within three business days of your application. Every lender uses the same
                layout, so two of them can be compared line by line. Page 2, section A shows what the lender itself charges. Page
                3, under “Comparisons,” shows what you will have paid in five years.
              </p>
              <p className="mt-3">
                Would you rather look first by yourself?{' '}
                <TextLink href={routes.loanEstimates.path}>Read and compare your Loan Estimates</TextLink> in your own browser.
                Nothing is sent to us.
              </p>
            </div>
            <Disclaimer>
              We try to beat the offer you have, but we cannot promise that we will. It depends on your credit, the property and
              the market that day. A second look is not an application and not a commitment to lend.
            </Disclaimer>
          </div>
        </div>
      </Section>
    </>
  );
}
