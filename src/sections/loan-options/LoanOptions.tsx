import { capitalized, inWords } from '../../../owner/offered-loans.ts';
import type { LoanCard, ProgramTile } from '../../collections.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoanCards } from './LoanCards.tsx';
import { ProgramTiles } from './ProgramTiles.tsx';

export interface LoanOptionsProps {
  readonly cards: readonly LoanCard[];
  readonly programs: readonly ProgramTile[];
}

/** The home page's section: the loans, the special programs, and the line that limits them. */
export function LoanOptions({ cards, programs }: LoanOptionsProps) {
  return (
    <Section id="loan-options" labelledBy="loan-options-title" ground="fog">
      <OfferedLoans cards={cards} />
      {programs.length > 0 ? (
        <div className="mt-14">
          <ProgramTiles programs={programs} level="h3" />
          <ExplorePrograms />
        </div>
      ) : (
        <LimitsOfLoans />
      )}
    </Section>
  );
}

/** What stands under the heading: only of all four together is it true that most buyers use one of them. */
function leadOf(loans: number): string {
  if (loans === 1) return 'Whether it is right for you depends on your plans, your savings and your credit.';
  const choice = 'Which one costs you less depends on your down payment, your credit, your service and the place you choose.';
  return loans === 4 ? `Most Washington buyers use one of these. ${choice}` : choice;
}

/** Heading and cards of the loans. */
export function OfferedLoans({ cards }: Pick<LoanOptionsProps, 'cards'>) {
  return (
    <>
      <SectionHeading
        id="loan-options-title"
        title={cards.length > 1 ? `${capitalized(inWords(cards.length))} loans, compared plainly` : 'The loan we offer'}
        lead={leadOf(cards.length)}
      />
      <div className="mt-10">
        <LoanCards cards={cards} />
      </div>
    </>
  );
}

/** The way to all programs, with the line that limits them and the loans. */
export function ExplorePrograms() {
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={routes.specialPrograms.path}>Explore All Programs</ButtonLink>
        <TextLink href={routes.sources.path} alone>
          Where our figures come from
        </TextLink>
      </div>
      <LimitsOfLoans />
    </>
  );
}

/** The line that limits loans and programs. */
export function LimitsOfLoans() {
  return (
    <div className="mt-8">
      <Disclaimer>
        Programs, rates and terms change without notice. Each loan depends on credit, income, property and program rules, and
        nothing here is a commitment to lend. We are not affiliated with or endorsed by FHA, HUD, the U.S. Department of Veterans
        Affairs or USDA.
      </Disclaimer>
    </div>
  );
}
