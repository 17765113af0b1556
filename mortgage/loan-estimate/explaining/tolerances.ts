import type { CostLine, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { isFeeOfProgram } from '../form/program-fees.ts';

/**
 * What the costs of a Loan Estimate may become by closing: the groups of 12 CFR 1026.19(e)(3). The form does not say which
 * companies of section C are on the lender's list or its affiliates, so that group holds only under a condition.
 */
export interface Tolerances {
  /** 1026.19(e)(3)(i): no increase. */
  readonly zero: ToleranceGroup;
  /** 1026.19(e)(3)(ii): together ten percent, where the companies of section C are on the lender's list and not its affiliates. */
  readonly tenPercent: ToleranceGroup;
  /** 1026.19(e)(3)(iii): no limit in dollars; they only had to be estimated in good faith. */
  readonly noLimit: ToleranceGroup;
  /** Section E where its two lines were not found, and nobody can tell transfer taxes from recording fees. */
  readonly unsorted: ToleranceGroup;
}

export interface ToleranceGroup {
  /** The sum of the parts, in dollars. */
  readonly dollars: number;
  /** Those that are not 0. */
  readonly parts: readonly TolerancePart[];
}

interface TolerancePart {
  /** As it stands within a sentence: `section A`. */
  readonly name: string;
  readonly amount: Value<number>;
}

/** Sorts the sections of page 2 into the groups. What was not found is in none of them. */
export function tolerances({ sections }: LoanEstimate): Tolerances {
  const { A, B, C, E, F, G, H } = sections;
  const taxes = sum(E.lines.filter(({ label }) => /transfer/i.test(label)));
  const recording = sum(E.lines.filter(({ label }) => !/transfer/i.test(label)));
  const sorted = taxes !== undefined || recording !== undefined;
  // Not among the exceptions of (iii), which name property insurance: so it belongs to the general rule.
  const insurance = sum(F.lines.filter(isFeeOfProgram));
  const prepaids = F.total && { ...F.total, value: F.total.value - (insurance?.value ?? 0) };
  return {
    zero: group([
      ['section A', A.total],
      ['section B', B.total],
      ['transfer taxes', taxes],
      ['the mortgage insurance or funding fee in section F', insurance],
    ]),
    tenPercent: group([
      ['section C', C.total],
      ['recording fees', recording],
    ]),
    noLimit: group([
      [insurance?.value ? 'the rest of section F' : 'section F', prepaids],
      ['section G', G.total],
      ['section H', H.total],
    ]),
    unsorted: group([['section E', sorted ? undefined : E.total]]),
  };
}

function group(parts: readonly (readonly [string, Value<number> | undefined])[]): ToleranceGroup {
  const found = parts.flatMap(([name, amount]) => (amount && amount.value !== 0 ? [{ name, amount }] : []));
  return { dollars: found.reduce((dollars, { amount }) => dollars + amount.value, 0), parts: found };
}

/** The amounts of lines as one value, no surer than the least sure of them. */
function sum(lines: readonly CostLine[]): Value<number> | undefined {
  const amounts = lines.flatMap(({ amount }) => (amount ? [amount] : []));
  const shown = amounts.find(({ certainty }) => certainty === 'look') ?? amounts[0];
  return shown && { ...shown, value: amounts.reduce((dollars, { value }) => dollars + value, 0) };
}
