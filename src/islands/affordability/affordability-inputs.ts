import type { affordabilityFields } from '../../../mortgage/affordability-state.ts';
import type { Answers } from '../../instrument/tool-address.ts';

export type AffordabilityAnswers = Answers<typeof affordabilityFields>;

/** What the tool's fields show, and whom they tell of a change. */
export interface AffordabilityInputsProps {
  readonly answers: AffordabilityAnswers;
  readonly onChange: (changed: Partial<AffordabilityAnswers>) => void;
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}
