// Who publishes the tiers, and until when they stand.
export { stateExciseTax } from './project/closing-cost-sources.ts';

interface Tier {
  /** Dollars of the price; none for the last one. */
  readonly upTo?: number;
  readonly percent: number;
}

/** The state's part of the tax on selling a home, by the day from which its tiers count. They move every four years. */
export const exciseTiers: readonly [ExciseTiers, ...ExciseTiers[]] = [
  { from: '2023-01-01', tiers: tiersTo(525_000, 1_525_000, 3_025_000) },
  { from: '2027-01-01', tiers: tiersTo(551_000, 1_551_000, 3_051_000) },
];

interface ExciseTiers {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly tiers: readonly Tier[];
}

/** The four rates have stood since 2020; only the ends of the tiers move. */
function tiersTo(first: number, second: number, third: number): readonly Tier[] {
  return [{ upTo: first, percent: 1.1 }, { upTo: second, percent: 1.28 }, { upTo: third, percent: 2.75 }, { percent: 3 }];
}
