import type {
  Answer,
  HomeCost,
  LoanEstimate,
  ProjectedPayment,
  SectionLetter,
} from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Plain } from '../plain.ts';

export type Truth = Plain<LoanEstimate>;
export type Column = Plain<ProjectedPayment> & { readonly years: NonNullable<Plain<ProjectedPayment>['years']> };
export type Line = readonly [label: string, amount?: number];

/** What a lender knows of a loan and prints; sums and comparisons are worked out from it. */
export interface Terms {
  readonly lender: string;
  readonly lenderAddress: string;
  /** Days as `YYYY-MM-DD`. */
  readonly dateIssued: string;
  readonly applicants: readonly string[];
  readonly property: readonly string[];
  readonly price: number;
  readonly priceLabel: string;
  readonly term: { readonly months: number; readonly printed: string };
  readonly purpose: string;
  readonly product: string;
  readonly loanType: string;
  readonly loanId: string;
  readonly lock?: { readonly until: string; readonly at: string } | undefined;
  readonly expire: { readonly day: string; readonly at: string };
  readonly loanAmount: number;
  readonly rate: number;
  readonly payment: number;
  /** The sentences of each question that is answered YES. */
  readonly yes: Partial<Record<Question, readonly string[]>>;
  readonly columns: readonly Column[];
  readonly taxesAndInsurance: number;
  readonly home: {
    readonly taxes: HomeCost;
    readonly insurance: HomeCost;
    readonly other: HomeCost;
    readonly otherText?: string;
  };
  readonly points?: { readonly percent: number; readonly amount: number } | undefined;
  readonly sections: Readonly<Record<SectionLetter, readonly Line[]>>;
  /** Totals that are printed otherwise than the sum of the lines. */
  readonly totals?: Partial<Record<SectionLetter | 'D' | 'I' | 'J' | 'cash', number>>;
  /** Sections whose total is left blank. */
  readonly blank?: readonly SectionLetter[];
  /** 0 or negative; left out where the line is blank. */
  readonly lenderCredits?: number | undefined;
  readonly cash: StandardCash | AlternativeCash;
  readonly adjustablePayment?: Truth['adjustablePayment'] | undefined;
  readonly adjustableRate?: Truth['adjustableRate'] | undefined;
  readonly lenderContact: Truth['lenderContact'];
  readonly brokerContact?: Truth['brokerContact'];
  readonly comparisons: {
    readonly fiveYearsPaid: number;
    readonly fiveYearsPrincipal: number;
    readonly annualPercentageRate: number;
    readonly totalInterestPercentage: number;
  };
  readonly assumption: 'will allow' | 'will not allow';
  readonly latePayment: string;
  readonly servicing: 'service' | 'transfer';
}

export type Question = 'loanAmount' | 'rate' | 'payment' | 'penalty' | 'balloon';

export interface StandardCash {
  readonly financed: number;
  readonly down: number;
  readonly deposit: number;
  readonly funds: number;
  readonly seller: number;
  readonly adjustments: number;
}

/** Without a seller: positive dollars that the loan pays off. */
export interface AlternativeCash {
  readonly payoffs: number;
}

export function answerOf(terms: Terms, question: Question): Answer {
  const sentences = terms.yes[question];
  return { yes: sentences !== undefined, sentences: sentences ?? [] };
}
