import { type Cheapest, cheapestByMonth } from '../../../../mortgage/loan/cheapest.ts';
import {
  costAfter,
  type ProgramEstimate,
  programEstimate,
  sameHomeUnderPrograms,
} from '../../../../mortgage/programs/program-comparison.ts';
import type { ComparedValues, LoanLetter } from '../parts/compared-fields.ts';
import { complete } from '../parts/fields.ts';

export interface ComparedLoan extends ProgramEstimate {
  readonly annualRatePercent: number;
  readonly termYears: number;
  /** What the lender's credit is more than all that it can pay here; the rest of it goes to other costs. */
  readonly creditLeft: number;
}

export interface CompareResults {
  /** The home with loan A's down payment, rate and term, under every program that is offered. */
  readonly programs: readonly ProgramEstimate[] | undefined;
  /** The two loans; `undefined` while a field of either is empty. */
  readonly loans: readonly [ComparedLoan, ComparedLoan] | undefined;
  /** Which of the two costs less, and from when. */
  readonly cheapest: readonly Cheapest[];
}

/** What the values come to. `vaExempt` is none of them: it tells of a disability. Never throws. */
export function compareResults(values: ComparedValues, vaExempt: boolean, notOffered: readonly string[]): CompareResults {
  const vaUse = vaExempt ? 'exempt' : values.vaUse;
  const choices = { ...values, vaUse, upfrontFeeFinanced: values.upfrontFee === 'financed' } as const;
  const termsOf = (letter: LoanLetter) =>
    complete({
      homePrice: values.homePrice,
      downPayment: values[`${letter}Down`],
      annualRatePercent: values[`${letter}Rate`],
      termYears: values[`${letter}Term`],
      privateInsurancePercent: values[`${letter}Insurance`],
    });
  const loanOf = (letter: LoanLetter): ComparedLoan | undefined => {
    const lender = complete({ lenderCharges: values[`${letter}Charges`], lenderCredit: values[`${letter}Credit`] });
    const terms = termsOf(letter);
    if (!terms || !lender) return undefined;
    const buydown = values[`${letter}Buydown`];
    const loan = programEstimate(values[`${letter}Program`], { ...choices, ...terms, ...lender, buydown });
    const paidHere = lender.lenderCharges + (choices.upfrontFeeFinanced ? 0 : loan.upfrontFee);
    return { ...loan, ...terms, downPayment: loan.downPayment, creditLeft: Math.max(0, lender.lenderCredit - paidHere) };
  };
  const first = loanOf('a');
  const second = loanOf('b');
  const terms = termsOf('a');
  return {
    programs: terms && sameHomeUnderPrograms({ ...choices, ...terms }).filter(({ program }) => !notOffered.includes(program)),
    loans: first && second && [first, second],
    cheapest:
      first && second
        ? cheapestByMonth(
            [first, second].map((loan) => (month: number) => costAfter(loan, month)),
            Math.max(first.costs.length, second.costs.length) - 1,
          )
        : [],
  };
}
