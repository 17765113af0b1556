/** Two places of one form that do not agree: a sum and its parts, or a value that is printed twice. */
export interface Disagreement {
  /** What is printed, in the form's words: `A. Origination Charges`. */
  readonly what: string;
  readonly printed: number;
  /** What it is worked out from: `the lines of section A`, `D + I less the lender credits`, `the same amount on page 1`. */
  readonly from: string;
  readonly workedOut: number;
  readonly unit: 'dollars' | 'cents' | 'percent';
}
