import { fhfaLimits, hudLimits } from './project/sources.ts';
import type { LoanLimitId } from './project/values.ts';

/** Limits for two, three and four homes under one roof, in dollars, by the year of closing; those for one are in `project/values.ts`. */
export const unitLimits: Readonly<
  Record<LoanLimitId, Readonly<Record<number, readonly [two: number, three: number, four: number]>>>
> = {
  'conforming-limit': { 2026: [1_066_250, 1_288_800, 1_601_750] },
  'conforming-limit-king': { 2026: [1_361_800, 1_646_100, 2_045_700] },
  'fha-limit-floor': { 2026: [693_050, 837_700, 1_041_125] },
  'fha-limit-king': { 2026: [1_361_800, 1_646_100, 2_045_700] },
  'fha-limit-clark': { 2026: [898_050, 1_085_550, 1_349_050] },
  'fha-limit-chelan-douglas': { 2026: [750_800, 907_550, 1_127_900] },
  'fha-limit-island': { 2026: [859_750, 1_039_250, 1_291_550] },
  'fha-limit-kitsap': { 2026: [789_100, 953_850, 1_185_400] },
};

/** Who publishes them: those of FHA come from one report, of which a second one repeats a part. */
export const unitLimitSources = [
  {
    loans: 'Conventional',
    publication: { ...fhfaLimits, source: 'Federal Housing Finance Agency, conforming loan limits for two to four units' },
    remark: '',
  },
  {
    loans: 'FHA',
    publication: { ...hudLimits, source: 'HUD, FHA mortgage limits for two to four units' },
    remark: '; those of King, Pierce and Snohomish, of Island and of Kitsap from this report alone',
  },
] as const;
