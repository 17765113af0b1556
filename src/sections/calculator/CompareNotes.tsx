import { figures } from '../../../mortgage/figures/figures.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FigureSources } from '../sources/FigureSources.tsx';
import { programFigures } from './program-figures.ts';

const sources = [figures['pmi-annual-premium'], figures['pmi-request-ltv'], figures['pmi-automatic-ltv'], ...programFigures];

/** What is counted as the cost of a loan, what the annual percentage rate holds, and how buydowns are taken. */
export function CompareNotes() {
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the loans are compared" />
          <div className="mt-5 stack-4">
            <p>
              <strong>Cost</strong> is the money that does not come back when you sell: the lender’s charges less its credit, the
              upfront fee, interest and mortgage insurance. What you pay down stays yours, so it is not counted.
            </p>
            <p>
              <strong>Annual percentage rate.</strong> The rate at which all payments, with mortgage insurance until it ends by
              itself, are worth the loan less what you pay to get it. We work it out from what you typed, by the method of
              Regulation Z. A credit counts up to the lender’s charges. A lender’s own figure also has interest to the end of the
              month and fees that are missing here.
            </p>
            <p>
              <strong>Mortgage insurance</strong> of a conventional loan ends by itself when the schedule reaches 78% of the
              original value: the price or the appraisal, whichever is less. You may ask at 80%. With FHA it lasts 11 years if you
              put at least 10% down, and otherwise as long as the loan.
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">Points, credits and buydowns</h2>
          <div className="mt-5 stack-4">
            <p>
              Points buy a lower rate for as long as you keep the loan. With a credit, the lender pays some of your costs and asks
              for a higher rate. Enter each where it belongs, and see when it starts to pay.
            </p>
            <p>
              A 2-1 buydown lowers the payment for two years, and somebody else pays the difference at closing: the seller, a
              builder or the lender. The rate in your contract stays, so you have to qualify for the full payment.
            </p>
            <p>
              Not every lender offers each of these with each loan, and there are caps on what a seller may pay.{' '}
              <TextLink href={routes.cashToClose.path}>Cash to close</TextLink> checks a credit against them. If you have a Loan
              Estimate, <TextLink href={routes.loanEstimates.path}>read it here</TextLink>.
            </p>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.preQualify.path} look="primary">
              Get Pre-Qualified
            </ButtonLink>
            <ButtonLink href={routes.calculator.path} look="quiet">
              Payment calculator
            </ButtonLink>
          </div>
        </div>
      </div>
      <FigureSources figures={sources} />
      <div className="mt-8 stack-3">
        <Disclaimer>
          We are not affiliated with or endorsed by FHA, HUD, the U.S. Department of Veterans Affairs or USDA.
        </Disclaimer>
      </div>
    </Section>
  );
}
