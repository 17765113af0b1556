import { figures } from '../../../mortgage/figures/figures.ts';
import { datesPath, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FigureSources } from '../sources/FigureSources.tsx';
import { programFigures } from './program-figures.ts';

/** The sources of taxes and insurance stand beside their fields; the room of the page's first round trip is too small for both. */
const sources = [figures['pmi-request-ltv'], figures['pmi-automatic-ltv'], ...programFigures];

/** How the calculator's figures come about, and what they leave out. */
export function CalculatorNotes() {
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the figures are worked out" />
          <p className="mt-5">
            The loan is the home price less the down payment. The yearly rate is divided by twelve, and the standard formula for a
            fixed-rate loan gives the one payment that brings the balance to zero in the last month. Total interest is that
            payment times the number of months, less the loan.
          </p>
          <p className="mt-4">
            A lender’s schedule, and the one on this page, rounds each payment to the cent and settles the rest with the last one,
            so its totals can differ by a dollar or two.
          </p>
        </div>
        <div>
          <h2 className="text-2xl">What is not in the payment</h2>
          <p className="mt-5">
            The monthly payment is principal and interest alone. You will find taxes, insurance and dues under Full monthly cost,
            each with the source of the figure it starts from. Closing costs, flood or earthquake coverage and upkeep come on top.
          </p>
          <p className="mt-4">
            Not sure about a price yet? Start with{' '}
            <TextLink href={routes.affordability.path}>how much home you can afford</TextLink>. See{' '}
            <TextLink href={routes.cashToClose.path}>how much cash you will need</TextLink>. If you have a loan already, see{' '}
            <TextLink href={routes.refinance.path}>when a refinance pays</TextLink>. If you have a Loan Estimate,{' '}
            <TextLink href={routes.loanEstimates.path}>read it here</TextLink>, and{' '}
            <TextLink href={datesPath}>plan your dates</TextLink>.
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
      <FigureSources figures={sources} />
    </Section>
  );
}
