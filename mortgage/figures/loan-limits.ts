import type { Figure } from './figure.ts';
import { fhfaLimits, hudLimits } from './sources.ts';
import { type LoanLimitId, loanLimitValues } from './values.ts';

/** A limit with the years it is known for: the first is today's, what follows is announced, and the last one's end is its end. */
function limit(id: LoanLimitId, label: string, publication: typeof fhfaLimits | typeof hudLimits): Figure {
  const years = Object.entries(loanLimitValues[id]).map(([year, value]) => ({ year, value }));
  const [first = { year: '', value: 0 }, ...later] = years;
  return {
    value: first.value,
    unit: 'dollars',
    label,
    ...publication,
    asOf: `${first.year}-01`,
    expires: `${years.at(-1)?.year}-12-31`,
    ...(later.length > 0 && { later: later.map(({ year, value }) => ({ validFrom: `${year}-01-01`, value })) }),
  };
}

/** The loan limits of Washington's counties. Conforming limits have two areas; HUD sets FHA's for each county by itself. */
export const loanLimitFigures = {
  'conforming-limit': limit('conforming-limit', 'Conforming loan limit in 36 of the 39 counties', fhfaLimits),
  'conforming-limit-king': limit(
    'conforming-limit-king',
    'Conforming loan limit in King, Pierce and Snohomish counties',
    fhfaLimits,
  ),
  'fha-limit-floor': limit('fha-limit-floor', 'FHA loan limit at the national floor, the least in any county', hudLimits),
  'fha-limit-king': limit('fha-limit-king', 'FHA loan limit in King, Pierce and Snohomish counties', hudLimits),
  'fha-limit-clark': limit('fha-limit-clark', 'FHA loan limit in Clark County', hudLimits),
  'fha-limit-chelan-douglas': limit('fha-limit-chelan-douglas', 'FHA loan limit in Chelan and Douglas counties', hudLimits),
  'fha-limit-island': limit('fha-limit-island', 'FHA loan limit in Island County, from this report alone', hudLimits),
  'fha-limit-kitsap': limit('fha-limit-kitsap', 'FHA loan limit in Kitsap County, from this report alone', hudLimits),
} as const satisfies Record<LoanLimitId, Figure>;
