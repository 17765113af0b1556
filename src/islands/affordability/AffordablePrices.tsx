import type { AffordablePrice, ProgramAffordability } from '../../../mortgage/affordability.ts';
import { printDollars } from '../../../mortgage/dollars.ts';
import { type LimitArea, type Program, programs } from '../../../mortgage/programs.ts';
import { limitInWords, printPrice, programNames } from './limit-words.ts';

export interface AffordablePricesProps {
  /** Programs that are left out. */
  readonly notOffered: readonly string[];
  /** `undefined` while an input is missing: every figure is then a dash. */
  readonly results: readonly ProgramAffordability[] | undefined;
  readonly area: LimitArea;
}

/** The two prices under each of the programs, what each costs by the month, and what holds the higher one. */
export function AffordablePrices({ notOffered, results, area }: AffordablePricesProps) {
  const shown = programs.filter((program) => !notOffered.includes(program));
  const highest = Math.max(0, ...(results ?? []).map(({ maximum }) => maximum.homePrice));
  return (
    <div className="on-deep break-inside-avoid bg-deep p-5 text-white sm:p-8">
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <h2 className="text-xl">What your income carries</h2>
        <p className="mt-2 text-sm">
          <strong>Comfort</strong> keeps housing at 28% of income, and housing and debts at 36%. That is an old rule of thumb, not
          a lender’s limit. <strong>Maximum</strong> is what the program’s usual ratios allow, not advice.
        </p>
        <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {shown.map((program) => (
            <ProgramPrices
              key={program}
              program={program}
              result={results?.find((candidate) => candidate.program === program)}
              area={area}
              highest={highest}
            />
          ))}
        </div>
        <p className="border-white/20 border-t pt-4 text-sm">
          Estimate, not an offer or a commitment to lend. The monthly cost holds principal, interest, property tax, home
          insurance, dues and mortgage insurance.
        </p>
      </div>
    </div>
  );
}

interface ProgramPricesProps {
  readonly program: Program;
  readonly result: ProgramAffordability | undefined;
  readonly area: LimitArea;
  /** Dollars: the highest price of all programs, where the scale of the bars ends. */
  readonly highest: number;
}

function ProgramPrices({ program, result, area, highest }: ProgramPricesProps) {
  return (
    <section aria-label={programNames[program]} className="break-inside-avoid border-white/20 border-t pt-4 pb-6">
      <h3 className="font-semibold font-sans text-base">{programNames[program]}</h3>
      <dl className="mt-2 space-y-2 tabular-nums">
        <Price term="Comfort price" price={result?.comfort} />
        <Price term="Maximum price" price={result?.maximum} />
      </dl>
      {result && <PriceBar comfort={result.comfort.homePrice} maximum={result.maximum.homePrice} highest={highest} />}
      <p className="mt-2 text-sm">
        {result ? `Maximum: ${limitInWords(program, result.maximum, result.ratios, area)}` : 'Fill in the empty field.'}
      </p>
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

interface PriceBarProps {
  readonly comfort: number;
  readonly maximum: number;
  /** Price at the end of the scale, the same for all programs. */
  readonly highest: number;
}

/** Both prices on one scale, drawn; the figures stand above, so it is hidden from screen readers. */
function PriceBar({ comfort, maximum, highest }: PriceBarProps) {
  const share = (price: number) => (highest > 0 ? (price / highest) * 100 : 0);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-2 block h-2.5 w-full rounded-full">
      <rect width="100" height="4" className="fill-white/15" />
      <rect width={share(maximum)} height="4" className="fill-sound" />
      <rect width={share(comfort)} height="4" className="fill-alpenglow" />
    </svg>
  );
}
