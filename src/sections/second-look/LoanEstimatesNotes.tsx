import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What happens to the files, how to read what the page says, and what it cannot tell. */
export function LoanEstimatesNotes({ email }: { readonly email: string }) {
  return (
    <Section labelledBy="your-files" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="your-files" title="Your files stay with you" />
          <div className="mt-5 stack-4">
            <p>
              Your browser reads the file on your own device. It is not uploaded, and we never see it. Nothing you add or type is
              kept: close the page, and it is gone.
            </p>
            <p>
              This page cannot read a scan or a photo. Ask your lender for the PDF, or type the lines you care about. A Closing
              Disclosure is another form, with five pages, and this page does not read it.
            </p>
            <p>
              Would you like a person to read it? Ask for <TextLink href={routes.secondLook.path}>a second look</TextLink>, or
              write to{' '}
              <TextLink href={`mailto:${email}`}>
                <EmailAddress>{email}</EmailAddress>
              </TextLink>
              .
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">How to read it</h2>
          <ul className="mt-5 list-disc stack-2 pl-5">
            <li>Press a figure to see it on the form. If we read it wrong, correct it there, and the rest follows.</li>
            <li>“Look at the paper” means that two figures on the form disagree, or that we are not sure what we read.</li>
            <li>
              Every lender must use the same form, in the same order. The letters A to J are the form’s own. The rules are in{' '}
              <TextLink href="https://www.consumerfinance.gov/rules-policy/regulations/1026/37/" newTab>
                12 CFR 1026.37
              </TextLink>
              .
            </li>
            <li>
              Sections A and B and the transfer taxes may not rise by closing unless something changes. Section C and the
              recording fees may rise by 10% together if you use companies on the lender’s list. Prepaid interest, insurance,
              escrow and what you choose yourself have no limit.
            </li>
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.rateComparison.path} look="quiet">
              How to compare rates
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mt-12">
        <Disclaimer>
          This page repeats and explains what your forms say. It is not an offer, not a commitment to lend, and not legal or tax
          advice. It can misread a form, so go by the form itself. We are not affiliated with your lender or with any government
          agency.
        </Disclaimer>
      </div>
    </Section>
  );
}
