import { type Figure, ofYears } from '../figure.ts';
import { fhfaLimits, hudLimits, hudLimitsOfOneReport } from './sources.ts';
import { type LoanLimitId, loanLimitValues } from './values.ts';

/** A limit with the years it is known for; it speaks for the first of them. */
function limit(
  id: LoanLimitId,
  label: string,
  publication: typeof fhfaLimits | typeof hudLimits | typeof hudLimitsOfOneReport,
): Figure {
  const byYear = loanLimitValues[id];
  return { unit: 'dollars', label, ...publication, ...ofYears(byYear), asOf: `${Object.keys(byYear)[0]}-01` };
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
  'fha-limit-island': limit('fha-limit-island', 'FHA loan limit in Island County', hudLimitsOfOneReport),
  'fha-limit-kitsap': limit('fha-limit-kitsap', 'FHA loan limit in Kitsap County', hudLimitsOfOneReport),
} as const satisfies Record<LoanLimitId, Figure>;
