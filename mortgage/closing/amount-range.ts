/** An amount in dollars that is not known exactly: its ends, and what is usual between them. All three alike for one that is. */
export interface AmountRange {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** An amount that is known. */
export function exactly(dollars: number): AmountRange {
  return { least: dollars, usual: dollars, most: dollars };
}

/** A published range; its middle is usual where nothing else is. */
export function between(least: number, most: number, usual = (least + most) / 2): AmountRange {
  return { least, usual, most };
}

/** Each of the three amounts of several ranges put together. */
export function combine(ranges: readonly AmountRange[], how: (amounts: readonly number[]) => number): AmountRange {
  return {
    least: how(ranges.map(({ least }) => least)),
    usual: how(ranges.map(({ usual }) => usual)),
    most: how(ranges.map(({ most }) => most)),
  };
}

/** The sum of ranges, end by end. */
export function total(ranges: readonly AmountRange[]): AmountRange {
  return combine(ranges, (amounts) => amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The same amounts with the smallest as least and the largest as most: a credit is smallest where the tax is. */
export function inOrder({ least, usual, most }: AmountRange): AmountRange {
  return { least: Math.min(least, usual, most), usual, most: Math.max(least, usual, most) };
}

/** A range times a factor that is not negative. */
export function times(range: AmountRange, factor: number): AmountRange {
  return combine([range], ([amount = 0]) => amount * factor);
}
