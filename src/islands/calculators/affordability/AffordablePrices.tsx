import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import {
  type AffordablePrice,
  automatedRatios,
  incomeRatios,
  type ProgramAffordability,
} from '../../../../mortgage/programs/affordability.ts';
import { type HomePlace, type Program, programs } from '../../../../mortgage/programs/programs.ts';
import { programNames } from '../parts/program-names.ts';
import { limitInWords, printPrice } from './limit-words.ts';
import { RatioNote } from './RatioNote.tsx';

/** The color of each price in the bars. White shows neither on paper nor on a light ground of the visitor's own. */
const fills = {
  comfort: 'fill-alpenglow',
  guideline: 'fill-sound',
  automated: 'fill-white/40 print:fill-edge forced-colors:fill-[GrayText]',
} as const;

export interface AffordablePricesProps {
  /** Programs that are left out. */
  readonly notOffered: readonly string[];
  /** `undefined` while an input is missing: every figure is then a dash. */
  readonly results: readonly ProgramAffordability[] | undefined;
  readonly place: HomePlace;
}

/** The prices under each of the programs, what each costs by the month, and what holds a lender's where they are. */
export function AffordablePrices({ notOffered, results, place }: AffordablePricesProps) {
  const highest = Math.max(0, ...(results ?? []).map(({ guideline, automated }) => (automated ?? guideline).homePrice));
  const shown = programs.filter((program) => !notOffered.includes(program));
  return (
    <div className="on-deep break-inside-avoid bg-deep p-5 text-white sm:p-8">
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <h2 className="text-xl">What your income may support</h2>
        <p className="mt-2 text-sm">
          <BarColor fill={fills.comfort} /> <strong>Comfort</strong> is an old rule of thumb: housing at 28% of income, housing
          and debts at 36%. <BarColor fill={fills.guideline} /> <strong>Guideline</strong> is the program’s own measure when a
          person decides by hand and nothing makes up for a higher share. Most applications go to{' '}
          <BarColor fill={fills.automated} /> <strong>automated</strong> underwriting first, and it often approves more. The bars
          show all three on one scale.
        </p>
        <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {shown.map((program) => (
            <ProgramPrices
              key={program}
              program={program}
              result={results?.find((candidate) => candidate.program === program)}
              place={place}
              highest={highest}
            />
          ))}
        </div>
        <p className="border-line-on-deep border-t pt-4 text-sm">
          An estimate, not an offer, an approval or a commitment to lend, and not advice to borrow that much. The monthly cost
          includes principal, interest, property tax, home insurance, dues and mortgage insurance.
        </p>
      </div>
    </div>
  );
}

interface ProgramPricesProps {
  readonly program: Program;
  readonly result: ProgramAffordability | undefined;
  readonly place: HomePlace;
  /** Dollars: the highest price of all programs, where the scale of the bars ends. */
  readonly highest: number;
}

function ProgramPrices({ program, result, place, highest }: ProgramPricesProps) {
  const automated = automatedRatios(program);
  return (
    <section aria-label={programNames[program]} className="break-inside-avoid border-line-on-deep border-t pt-4 pb-6">
      <h3 className="font-semibold font-sans text-base">{programNames[program]}</h3>
      <dl className="mt-2 stack-2 tabular">
        <Price term="Comfort price" price={result?.comfort} />
        <Price term="Guideline price" price={result?.guideline} />
        {automated && <Price term="Automated, up to" price={result?.automated} />}
      </dl>
      {result && <PriceBar {...result} highest={highest} />}
      {result ? (
        <>
          <p className="mt-2 text-sm">{`Guideline: ${limitInWords(program, result.guideline, incomeRatios(program), place)}`}</p>
          {automated && result.automated && !result.automated.limitedBy.endsWith('ratio') && (
            <p className="mt-2 text-sm">{`Automated: ${limitInWords(program, result.automated, automated, place)}`}</p>
          )}
        </>
      ) : (
        <p className="mt-2 text-sm">Fill in the empty field.</p>
      )}
      <RatioNote program={program} />
    </section>
  );
}

function Price({ term, price }: { readonly term: string; readonly price: AffordablePrice | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="ml-auto font-[560] font-display text-xl">{price ? printPrice(price) : '–'}</dd>
      <dd className="-mt-1 w-full text-right text-sm">{price ? `${printDollars(price.monthlyCost)} a month` : '–'}</dd>
    </div>
  );
}

/** Before the name of a price, its color. Not `Swatch`, which would bring the whole of the payment card with it. */
const BarColor = ({ fill }: { readonly fill: string }) => (
  <svg aria-hidden="true" viewBox="0 0 4 4" className="inline h-2.5">
    <rect width="4" height="4" className={fill} />
  </svg>
);

interface PriceBarProps extends ProgramAffordability {
  /** Price at the end of the scale, the same for all programs. */
  readonly highest: number;
}

/** The prices on one scale, drawn; the figures stand above, so it is hidden from screen readers. */
function PriceBar({ comfort, guideline, automated, highest }: PriceBarProps) {
  const share = ({ homePrice }: AffordablePrice) => (highest > 0 ? (homePrice / highest) * 100 : 0);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-2 block h-2.5 w-full rounded-full">
      <rect width="100" height="4" className="fill-white/15" />
      {automated && <rect width={share(automated)} height="4" className={fills.automated} />}
      <rect width={share(guideline)} height="4" className={fills.guideline} />
      <rect width={share(comfort)} height="4" className={fills.comfort} />
    </svg>
  );
}
