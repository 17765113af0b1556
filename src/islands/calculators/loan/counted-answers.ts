import { defaultState } from '../parts/address-state.ts';
import { type CalculatorResults, calculatorResults } from '../parts/calculator-results.ts';
import { type CalculatorState, calculatorFields } from '../parts/calculator-state.ts';
import type { Answers } from '../parts/tool-address.ts';

export type CalculatorAnswers = Answers<typeof calculatorFields>;

/** What the answers come to. A part is `undefined` while a field that it needs is empty: an empty field has no result. */
export interface Counted {
  readonly state: CalculatorState;
  readonly results: CalculatorResults | undefined;
  readonly monthlyCost: CalculatorResults['monthlyCost'] | undefined;
  readonly programs: CalculatorResults['programs'] | undefined;
}

/** Counts the answers. An empty field for extra payments is none; any other empty field leaves out what depends on it. Only the programs that are offered are compared. */
export function counted(answers: CalculatorAnswers, vaExempt: boolean, notOffered: readonly string[]): Counted {
  const state = filled(answers);
  const hasDownPayment = answers.downPayment !== undefined || answers.downPaymentPercent !== undefined;
  const asked = hasDownPayment && answers.homePrice !== undefined && answers.annualRatePercent !== undefined;
  const results = asked ? calculatorResults(state, vaExempt) : undefined;
  const hasInsurance = answers.privateInsurancePercent !== undefined;
  const others = [answers.propertyTaxPercent, answers.annualHomeInsurance, answers.monthlyHoa];
  return {
    state,
    results,
    monthlyCost: hasInsurance && !others.includes(undefined) ? results?.monthlyCost : undefined,
    programs: hasInsurance ? results?.programs.filter(({ program }) => !notOffered.includes(program)) : undefined,
  };
}

/** A state to count with; what stands in for an empty field is never shown as its result. */
function filled(answers: CalculatorAnswers): CalculatorState {
  const typed = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  const state: CalculatorState = { ...defaultState(calculatorFields), ...typed };
  return answers.extraOnceMonth === undefined ? { ...state, extraOnce: 0 } : state;
}
