import { closingFigures, figures, loanLimitFigures } from '../../../mortgage/figures/figures.ts';
import { datesPath, exciseTaxPath, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ExciseExample } from '../sources/ExciseTiers.tsx';
import { FiguresBesideSources } from '../sources/FigureSources.tsx';

const sources = [
  ...Object.values(closingFigures),
  figures['home-insurance-washington'],
  figures['fha-upfront-premium'],
  figures['va-funding-fee-first'],
  figures['va-funding-fee-first-5-down'],
  figures['va-funding-fee-first-10-down'],
  figures['va-funding-fee-later'],
  figures['usda-guarantee-fee'],
  ...Object.values(loanLimitFigures),
];

/** How the sum comes about, what may be missing in it, and where the figures are from. */
export function CashToCloseNotes() {
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the sum is worked out" />
          <div className="mt-5 stack-4">
            <p>
              <strong>Prices are each company’s own.</strong> If you have not typed one, we use a published figure and name its
              source. An example is not a quote: title, escrow and recording figures are those of the King County area, and
              Washington’s sales tax comes on top of title and escrow prices.
            </p>
            <p>
              <strong>Property tax</strong> comes in halves. The seller owes the days before the closing, and you the rest. Your
              contract or escrow company may count the day of closing in another way.
            </p>
            <p>
              <strong>A seller’s credit</strong> pays costs and never the down payment. Each loan has its own cap. A lender’s
              credit usually comes with a higher rate.
            </p>
            <p>
              <strong>A payment in reserve</strong> holds principal, interest, property tax, home insurance and mortgage
              insurance. A conventional loan’s insurance counts with the premium of our{' '}
              <TextLink href={routes.calculator.path}>payment calculator</TextLink>.
            </p>
            <p>
              <strong>The seller’s excise tax</strong> goes by steps of the price. <ExciseExample />{' '}
              <TextLink href={exciseTaxPath}>All steps and their source</TextLink>
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">What may be missing</h2>
          <ul className="mt-5 list-disc stack-2 pl-5">
            <li>Inspections of the house, the sewer line, a septic tank or a well. You pay them before closing.</li>
            <li>An association’s transfer fee and first dues.</li>
            <li>Your share of fuel, water and sewer bills.</li>
            <li>Flood or earthquake insurance.</li>
            <li>The difference, if the appraisal comes in below the price.</li>
          </ul>
          <p className="mt-5">
            Put them under Anything else. If you have a Loan Estimate,{' '}
            <TextLink href={routes.loanEstimates.path}>read it here</TextLink>. You can also{' '}
            <TextLink href={datesPath}>plan your dates</TextLink>.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.preQualify.path} look="primary">
              Get Pre-Qualified
            </ButtonLink>
            <ButtonLink href={routes.contact.path} look="quiet">
              Ask about your purchase
            </ButtonLink>
          </div>
        </div>
      </div>
      <FiguresBesideSources figures={sources} />
      <div className="mt-8">
        <Disclaimer>
          This is an estimate, not an offer or a commitment to lend, and not legal or tax advice. We are not affiliated with or
          endorsed by any title or escrow company, FHA, HUD, the U.S. Department of Veterans Affairs or USDA.
        </Disclaimer>
      </div>
    </Section>
  );
}
