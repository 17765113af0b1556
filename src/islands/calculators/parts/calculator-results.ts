import { type Estimate, estimate } from '../../../../mortgage/loan/estimate.ts';
import { type ExtraPaymentSavings, extraPaymentSavings } from '../../../../mortgage/loan/extra-payments.ts';
import { paymentSchedule, type ScheduleRow } from '../../../../mortgage/loan/schedule.ts';
import { type MonthlyCost, monthlyCost } from '../../../../mortgage/programs/monthly-cost.ts';
import { type InsuranceTimeline, insuranceTimeline } from '../../../../mortgage/programs/private-mortgage-insurance.ts';
import { type ProgramEstimate, sameHomeUnderPrograms } from '../../../../mortgage/programs/program-comparison.ts';
import { type CalculatorState, downPaymentOf } from './calculator-state.ts';

export interface CalculatorResults {
  readonly estimate: Estimate;
  readonly monthlyCost: MonthlyCost;
  /** `undefined` from 20% down. */
  readonly insurance: InsuranceTimeline | undefined;
  /** As agreed, without extra payments. */
  readonly schedule: readonly ScheduleRow[];
  /** `undefined` while no extra payment is typed. */
  readonly extra: ExtraPaymentSavings | undefined;
  readonly programs: readonly ProgramEstimate[];
}

/**
 * Everything the calculator page shows for a state, in one go. `vaExempt` is not part of the state, so that it can never get
 * into an address. Never throws. Below 0.1 ms on a desktop (`npm run bench -- mortgage`): cheap enough for every key and slider step.
 */
export function calculatorResults(state: CalculatorState, vaExempt = false): CalculatorResults {
  const downPayment = downPaymentOf(state);
  const simple = estimate({ ...state, downPayment });
  const loan = { ...state, loanAmount: simple.loanAmount, originalValue: state.homePrice };
  const schedule = paymentSchedule(loan);
  const extra = { monthly: state.extraMonthly, oneTime: [{ month: state.extraOnceMonth, amount: state.extraOnce }] };
  const paysExtra = state.extraMonthly > 0 || state.extraOnce > 0;
  return {
    estimate: simple,
    monthlyCost: monthlyCost({ ...state, downPayment }),
    insurance: insuranceTimeline(loan, paysExtra ? extra : {}),
    schedule,
    extra: paysExtra ? extraPaymentSavings(loan, extra, schedule) : undefined,
    programs: sameHomeUnderPrograms({
      ...state,
      downPayment,
      vaUse: vaExempt ? 'exempt' : state.vaUse,
      upfrontFeeFinanced: state.upfrontFee === 'financed',
    }),
  };
}
