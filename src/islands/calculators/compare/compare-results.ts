import { type Cheapest, cheapestByMonth } from '../../../../mortgage/loan/cheapest.ts';
import {
  costAfter,
  type ProgramEstimate,
  programEstimate,
  sameHomeUnderPrograms,
} from '../../../../mortgage/programs/program-comparison.ts';
import { complete } from '../parts/fields.ts';
import type { CompareValues, LoanLetter } from './compare-fields.ts';

export interface CompareResults {
  /** The home at one rate and term, under every program that is offered. */
  readonly programs: readonly ProgramEstimate[] | undefined;
  /** The two loans; `undefined` while a field of either is empty. */
  readonly loans: readonly [ProgramEstimate, ProgramEstimate] | undefined;
  /** Which of the two costs less, and from when. */
  readonly cheapest: readonly Cheapest[];
}

/** What the values come to. `vaExempt` is none of them: it tells of a disability. Never throws. */
export function compareResults(values: CompareValues, vaExempt: boolean, notOffered: readonly string[]): CompareResults {
  const { homePrice, downPayment, annualRatePercent, privateInsurancePercent } = values;
  const home = complete({ homePrice, downPayment, privateInsurancePercent });
  if (!home) return { programs: undefined, loans: undefined, cheapest: [] };
  const choices = {
    ...values,
    ...home,
    vaUse: vaExempt ? ('exempt' as const) : values.vaUse,
    upfrontFeeFinanced: values.upfrontFee === 'financed',
  };
  const loanOf = (letter: LoanLetter) => {
    const terms = complete({
      annualRatePercent: values[`${letter}Rate`],
      lenderCharges: values[`${letter}Charges`],
      lenderCredit: values[`${letter}Credit`],
      termYears: values[`${letter}Term`],
      buydown: values[`${letter}Buydown`],
    });
    return terms && programEstimate(values[`${letter}Program`], { ...choices, ...terms });
  };
  const first = loanOf('a');
  const second = loanOf('b');
  const loans = first && second && ([first, second] as const);
  return {
    programs:
      annualRatePercent === undefined
        ? undefined
        : sameHomeUnderPrograms({ ...choices, annualRatePercent }).filter(({ program }) => !notOffered.includes(program)),
    loans,
    cheapest: loans
      ? cheapestByMonth(
          loans.map((loan) => (month: number) => costAfter(loan, month)),
          Math.max(...loans.map(({ costs }) => costs.length - 1)),
        )
      : [],
  };
}
