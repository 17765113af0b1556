import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** How the calculator's figures come about, and what they leave out. */
export function CalculatorNotes() {
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the figures are worked out" />
          <div className="mt-5 space-y-4">
            <p>
              The loan amount is the home price less the down payment. The yearly rate is divided by twelve, and the standard
              formula for a fixed-rate loan gives the one payment that brings the balance to zero in the last month.
            </p>
            <p>
              Total interest is that payment times the number of months, less the loan. Total cost is the loan plus the interest.
            </p>
            <p>
              The lender's schedule rounds each payment to the cent and settles the rest with the last one, so its totals can
              differ from these by a dollar or two.
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">What is not in the payment</h2>
          <ul className="mt-5 list-disc space-y-2 pl-5">
            <li>Property tax, which differs by county and by the home's assessed value.</li>
            <li>Homeowners insurance, and flood or earthquake cover if you choose it.</li>
            <li>Mortgage insurance, usual on a conventional loan with less than 20% down and on FHA loans.</li>
            <li>Dues of a condominium or a homeowners association.</li>
            <li>Closing costs, which are paid once.</li>
          </ul>
          <p className="mt-6">
            Before a price, there is an income: <TextLink href={routes.affordability.path}>how much home you can afford</TextLink>
            . Have a loan already? See <TextLink href={routes.refinance.path}>when a refinance pays</TextLink>.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.preQualify.path} look="primary">
              Get Pre-Qualified
            </ButtonLink>
            <ButtonLink href={routes.loanOptions.path} look="quiet">
              Compare loan options
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
