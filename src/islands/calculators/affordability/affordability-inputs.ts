import type { HomePlace } from '../../../../mortgage/programs/programs.ts';
import type { Answers } from '../parts/tool-address.ts';
import { affordabilityFields } from './affordability-state.ts';

export type AffordabilityAnswers = Answers<typeof affordabilityFields>;

/** Where the home is and when its loan closes: the fields for both always hold an answer. */
export function placeOf({ county, closingYear }: AffordabilityAnswers): Required<HomePlace> {
  return {
    county: county ?? affordabilityFields.county.default,
    closingYear: closingYear ?? affordabilityFields.closingYear.default,
  };
}

/** What the tool's fields show, and whom they tell of a change. */
export interface AffordabilityInputsProps {
  readonly answers: AffordabilityAnswers;
  readonly onChange: (changed: Partial<AffordabilityAnswers>) => void;
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
}
