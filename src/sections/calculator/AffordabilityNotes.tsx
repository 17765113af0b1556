import { printFigure } from '../../../mortgage/figures/figure.ts';
import { borrowingFigures, figures } from '../../../mortgage/figures/figures.ts';
import type { Owner } from '../../../owner/owner-schema.ts';
import { datesPath, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FigureSources } from '../sources/FigureSources.tsx';
import { programFigures } from './program-figures.ts';

const conditions = [
  {
    id: 'conventional',
    program: 'Conventional',
    href: routes.conventional.path,
    text: `From ${printFigure(figures['conventional-min-down-payment'])} down for eligible first-time buyers; others often need 5%. In King, Pierce and Snohomish counties a loan above ${printFigure(figures['conforming-limit'])} takes at least ${printFigure(figures['high-balance-min-down-payment'])}.`,
  },
  {
    id: 'fha',
    program: 'FHA',
    href: routes.fha.path,
    text: `From ${printFigure(figures['fha-min-down-payment'])} down at a credit score of ${printFigure(figures['fha-score-low-down-payment'])} or more.`,
  },
  {
    id: 'va',
    program: 'VA',
    href: routes.va.path,
    text: 'For veterans, service members and some surviving spouses, here with full entitlement. Lenders also look at what is left to live on.',
  },
  {
    id: 'usda',
    program: 'USDA',
    href: routes.usda.path,
    text: `For homes in eligible rural areas, and only for households with up to ${printFigure(figures['usda-income-limit'])} of the area’s median income. A price shown here does not mean that yours is within the limit.`,
  },
] as const;

const sources = [
  ...Object.values(borrowingFigures),
  ...programFigures,
  figures['fha-score-low-down-payment'],
  figures['usda-income-limit'],
];

/** How the two prices come about, what each program asks besides, and where the figures are from. */
export function AffordabilityNotes({ notOffered }: Pick<Owner, 'notOffered'>) {
  const offered = conditions.filter(({ id }) => !notOffered.includes(id));
  return (
    <Section labelledBy="how-worked-out" ground="fog">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="how-worked-out" title="How the prices are worked out" />
          <div className="mt-5 stack-4">
            <p>
              Each program has a guideline for the share of gross income that housing may take, alone and together with your
              debts. The price shown is the highest one whose whole monthly cost stays within it, with all of your money for the
              down payment put in. If you choose to pay an upfront fee at closing, it comes out of that money.
            </p>
            <p>
              A little more income does not always mean a higher price. If you put exactly 20% down, for example, a higher price
              would bring mortgage insurance, and your income would have to cover that as well.
            </p>
            <p>
              The guidelines are those of manual underwriting, where a person decides by hand and nothing makes up for a higher
              share. Most applications go through automated underwriting, which looks at the whole file. It stops at{' '}
              {printFigure(figures['conventional-debt-ratio-automated'])} for conventional loans. For FHA loans, lenders commonly
              see approvals up to {printFigure(figures['fha-housing-ratio-automated'])} for housing and{' '}
              {printFigure(figures['fha-debt-ratio-automated'])} with debts, so with debts FHA often reaches further than a
              conventional loan. Approvals can also end well below: lenders look at credit, savings, job history and the home
              itself.
            </p>
            <p>
              What is left of your money for a down payment depends on the rest of the cash that a purchase takes:{' '}
              <TextLink href={routes.cashToClose.path}>add it up line by line</TextLink>.
            </p>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.preQualify.path} look="primary">
              Get Pre-Qualified
            </ButtonLink>
            <ButtonLink href={routes.calculator.path} look="quiet">
              Payment calculator
            </ButtonLink>
            <ButtonLink href={datesPath} look="quiet">
              Plan your dates
            </ButtonLink>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">What else each program asks for</h2>
          <dl className="mt-5 stack-4">
            {offered.map(({ program, href, text }) => (
              <div key={program}>
                <dt className="font-semibold">
                  <a href={href} className="underline underline-offset-3">
                    {program}
                  </a>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <FigureSources figures={sources} />
      <div className="mt-8">
        <Disclaimer>
          This is an estimate, not an offer or a commitment to lend, and not a pre-qualification. We are not affiliated with or
          endorsed by FHA, HUD, the U.S. Department of Veterans Affairs or USDA.
        </Disclaimer>
      </div>
    </Section>
  );
}
