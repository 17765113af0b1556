import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** How the three answers come about, and what they leave out. */
export function RefinanceNotes() {
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the answers are worked out" />
          <div className="mt-5 stack-4">
            <p>
              <strong>By payment:</strong> what you pay at closing divided by what the payment falls each month, rounded up to a
              whole month. Costs added to the loan are not paid at closing: the new payment already includes them, so there is
              nothing to win back.
            </p>
            <p>
              <strong>By net cost:</strong> month by month, closing costs and the interest of the new loan are set against the
              interest of the present one. What goes into the balance is not a cost: you own that part of the home.
            </p>
            <p>
              <strong>Over the lifetime:</strong> all interest left on the present loan, less all interest of the new loan and the
              closing costs.
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">What is not counted</h2>
          <ul className="mt-5 list-disc stack-2 pl-5">
            <li>What your money could earn elsewhere, and taxes you may save on mortgage interest.</li>
            <li>Mortgage insurance that ends, or starts, with the new loan.</li>
            <li>Cash taken out, and a balance you pay off along the way.</li>
            <li>Prepaid interest and the new escrow account. The old lender refunds the old one.</li>
          </ul>
          <p className="mt-5">
            Have a quote already? <TextLink href={routes.secondLook.path}>A second look</TextLink> reads its costs line by line.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.contact.path} look="primary">
              Ask about a refinance
            </ButtonLink>
            <ButtonLink href={routes.calculator.path} look="quiet">
              Payment calculator
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mt-12">
        <Disclaimer>
          This is an estimate, not an offer or a commitment to lend. A lower payment can mean more interest in all, because the
          term starts over. Rates and costs depend on your credit, the property and the day. We are not affiliated with or
          endorsed by your present lender or any government agency.
        </Disclaimer>
      </div>
    </Section>
  );
}
