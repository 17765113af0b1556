import type { CalculatorAnswers } from './counted-answers.ts';

/** What every group of the calculator's fields is given. */
export interface FieldGroupProps {
  readonly answers: CalculatorAnswers;
  readonly change: (changed: Partial<CalculatorAnswers>) => void;
}
