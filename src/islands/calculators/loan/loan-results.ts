import { type Estimate, estimate } from '../../../../mortgage/loan/estimate.ts';
import { type ExtraPaymentSavings, extraPaymentSavings } from '../../../../mortgage/loan/extra-payments.ts';
import { paymentSchedule, type ScheduleRow } from '../../../../mortgage/loan/schedule.ts';
import { type MonthlyCost, monthlyCost } from '../../../../mortgage/programs/monthly-cost.ts';
import { type InsuranceTimeline, insuranceTimeline } from '../../../../mortgage/programs/private-mortgage-insurance.ts';
import { complete } from '../parts/fields.ts';
import { askedLoan } from '../payment/payment-fields.ts';
import type { LoanValues } from './loan-fields.ts';

/** What the values come to. A part is `undefined` while a field that it needs is empty. */
export interface LoanResults {
  readonly estimate: Estimate;
  readonly monthlyCost: MonthlyCost | undefined;
  /** `undefined` from 20% down, too. */
  readonly insurance: InsuranceTimeline | undefined;
  /** As agreed, without extra payments. */
  readonly schedule: readonly ScheduleRow[];
  /** `undefined` while no extra payment is typed. */
  readonly extra: ExtraPaymentSavings | undefined;
}

/**
 * Everything that /calculator shows for its values, in one go; `undefined` while one of the questions about the loan itself has no
 * answer. An empty field for extra payments is none. Never throws. Below 0.1 ms on a desktop (`npm run bench -- mortgage`): cheap
 * enough for every key and slider step.
 */
export function loanResults(values: LoanValues): LoanResults | undefined {
  const asked = askedLoan(values);
  if (!asked) return undefined;
  const simple = estimate(asked);
  const loan = { ...asked, loanAmount: simple.loanAmount, originalValue: asked.homePrice };
  const schedule = paymentSchedule(loan);
  const { extraMonthly = 0, extraOnce = 0, extraOnceMonth } = values;
  const oneTime = extraOnceMonth === undefined ? [] : [{ month: extraOnceMonth, amount: extraOnce }];
  const extra = { monthly: extraMonthly, oneTime };
  const paysExtra = extraMonthly > 0 || oneTime.some(({ amount }) => amount > 0);
  const { propertyTaxPercent, annualHomeInsurance, monthlyHoa, privateInsurancePercent } = values;
  const insured = complete({ privateInsurancePercent });
  const costs = complete({ propertyTaxPercent, annualHomeInsurance, monthlyHoa });
  return {
    estimate: simple,
    monthlyCost: insured && costs && monthlyCost({ ...loan, ...insured, ...costs }),
    insurance: insuranceTimeline(loan, paysExtra ? extra : {}),
    schedule,
    extra: paysExtra ? extraPaymentSavings(loan, extra, schedule) : undefined,
  };
}
