import type { Value } from '../form/loan-estimate.ts';

/** One thing that stands out on a Loan Estimate. It states and explains; whether it suits somebody is theirs to say. */
export interface Finding {
  /** Short, sentence case: `What this lender itself charges`. */
  readonly title: string;
  /** Plain words, with the form's own section letters. */
  readonly sentences: readonly string[];
  /** The values that it rests on, so that a page can show where they stand. */
  readonly from: readonly Value<unknown>[];
  /** What to ask the lender, as one polite sentence, where the finding raises a question. */
  readonly question?: string;
}

/** A finding of the values and sentences that are there. It says so where somebody must look at the paper. */
export function finding(
  title: string,
  values: readonly (Value<unknown> | undefined)[],
  sentences: readonly (string | undefined)[],
  question?: string,
): Finding {
  const from = values.filter((value) => value !== undefined);
  const doubtful = from.some(({ certainty }) => certainty === 'look');
  const said = [...sentences, doubtful ? 'This is as far as we could read it, so please look at the paper.' : undefined];
  return { title, sentences: said.filter((sentence) => sentence !== undefined), from, ...(question && { question }) };
}
