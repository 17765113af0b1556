import { printDuration, printStated } from '../../amounts/calendar.ts';
import { daysUntil } from '../explaining/days.ts';
import { listed, named, printAmount } from '../explaining/phrases.ts';
import type { LoanEstimate, Value } from '../form/loan-estimate.ts';
import { type KeepingCosts, keepingCosts, keptLoans } from './keeping.ts';
import { type KeepingOrder, keepingOrder } from './order.ts';
import { type ThirdPartyRow, thirdPartyRows } from './third-party.ts';

/** Two or three estimates side by side. */
export interface Comparison {
  /** What keeps them from being compared line by line, as sentences: to be said first. */
  readonly notComparable: readonly string[];
  readonly keeping: KeepingCosts;
  readonly thirdParty: readonly ThirdPartyRow[];
  readonly order: KeepingOrder;
}

/** Sets two or three estimates side by side. `onDate` (YYYY-MM-DD) is the visitor's today. */
export function compareEstimates(estimates: readonly LoanEstimate[], onDate: string): Comparison {
  const loans = keptLoans(estimates);
  return {
    notComparable: [
      ...traits.flatMap((trait) => differing(trait, estimates)),
      ...issuedApart(estimates),
      ...estimates.flatMap((estimate, place) => outOfDate(estimate, named(place), onDate)),
      ...estimates.flatMap((estimate, place) => unknownTraits(estimate, named(place))),
    ],
    keeping: keepingCosts(loans),
    thirdParty: thirdPartyRows(estimates),
    order: keepingOrder(loans),
  };
}

interface Trait {
  /** `The loan amounts differ`. */
  readonly differ: string;
  /** `Loan Amount`, as the form prints it, where a comparison means little without it. */
  readonly name?: string;
  /** The trait in words, alike for what is alike. */
  readonly of: (estimate: LoanEstimate) => string | undefined;
  readonly advice: string;
}

const same = 'Ask each lender for the same one.';
const words = (value: Value<string> | undefined) => value?.value;

const traits: readonly Trait[] = [
  {
    differ: 'The prices or values of the home differ',
    of: ({ salePrice }) => salePrice && printAmount(salePrice.value),
    advice: 'Costs that follow the home, such as title insurance, taxes and escrow, differ with it.',
  },
  {
    differ: 'The purposes differ',
    of: ({ purpose }) => words(purpose),
    advice: same,
  },
  {
    differ: 'The loan amounts differ',
    name: 'Loan Amount',
    of: ({ loanAmount }) => loanAmount && printAmount(loanAmount.value),
    advice: 'More debt costs more interest at any rate. Ask for the same amount.',
  },
  {
    differ: 'The terms differ',
    name: 'Loan Term',
    of: ({ loanTerm }) => loanTerm && printDuration(loanTerm.value),
    advice: 'A shorter loan has a higher payment and less interest in all.',
  },
  { differ: 'The products differ', name: 'Product', of: ({ product }) => words(product), advice: same },
  {
    differ: 'The loan types differ',
    of: ({ loanType }) => words(loanType),
    advice: 'FHA, VA and USDA loans have premiums or fees of their own at closing, in section B or F.',
  },
  {
    differ: 'The rates are not locked alike',
    name: 'Rate Lock',
    of: ({ rateLock }) => rateLock && (rateLock.value.locked ? 'locked' : 'not locked'),
    advice: 'A rate that is not locked can still change.',
  },
];

function differing({ differ, of, advice }: Trait, estimates: readonly LoanEstimate[]): string[] {
  const found = estimates.map(of).filter((trait) => trait !== undefined);
  if (new Set(found.map((trait) => trait.toLowerCase())).size < 2) return [];
  return [`${differ}: ${listed(estimates.map((estimate) => of(estimate) ?? 'not found'))}. ${advice}`];
}

/** Rates move daily, so forms of one day are compared; a week apart is said. */
function issuedApart(estimates: readonly LoanEstimate[]): string[] {
  const dates = estimates.flatMap(({ dateIssued }) => (dateIssued ? [dateIssued.value] : [])).sort();
  const [earliest = '', latest = ''] = [dates[0], dates.at(-1)];
  const days = daysUntil(latest, earliest);
  if (days === undefined || days < 7) return [];
  const apart = days < 60 ? `${days} days` : printDuration(Math.round(days / (365.25 / 12)));
  return [
    `They were issued ${apart} apart, on ${printStated(earliest)} and ${printStated(latest)}. Rates change from day to day, so ask for new ones of the same day.`,
  ];
}

function outOfDate({ costsExpire, rateLock }: LoanEstimate, name: string, onDate: string): string[] {
  const past = (day = '') => ((daysUntil(day, onDate) ?? 0) < 0 ? printStated(day) : undefined);
  const [expired, unlocked] = [past(costsExpire?.value), past(rateLock?.value.until)];
  return [
    ...(expired ? [`The closing costs on ${name} expired on ${expired}.`] : []),
    ...(unlocked ? [`The rate lock on ${name} ended on ${unlocked}.`] : []),
  ];
}

function unknownTraits(estimate: LoanEstimate, name: string): string[] {
  const missing = traits.flatMap(({ name, of }) => (name && !of(estimate) ? [name] : []));
  if (!estimate.dateIssued) missing.push('Date Issued');
  return missing.length > 0 ? [`Not found on ${name}: ${listed(missing)}. So we cannot tell whether they are alike.`] : [];
}
