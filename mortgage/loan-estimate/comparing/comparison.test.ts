import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { adjustable, no, purchase, read, withCredits, withPoints } from '../form/example-estimates.test-data.ts';
import { compareEstimates } from './comparison.ts';

const today = '2026-11-22';

describe('6.25% with $6,400 in section A against 6.75% with $1,400 and $2,000 of credits, on $400,000 over 30 years', () => {
  // By the closed form, and insurance of $120 a month for nine and for ten years: nothing of it is taken from the code.
  const owed = (percent: string, months: number) => {
    const growth = new Decimal(percent).div(1200).plus(1);
    return growth.pow(360).minus(growth.pow(months)).div(growth.pow(360).minus(1)).mul(400_000);
  };
  const payment = (percent: string) => {
    const rate = new Decimal(percent).div(1200);
    return rate.mul(400_000).div(new Decimal(1).minus(rate.plus(1).pow(-360)));
  };
  const cost = (percent: string, charges: number, insuredMonths: number) => (months: number) =>
    payment(percent)
      .mul(months)
      .minus(new Decimal(400_000).minus(owed(percent, months)))
      .plus(charges)
      .plus(120 * Math.min(months, insuredMonths));
  const first = cost('6.25', 6400, 108);
  const second = cost('6.75', -600, 120);
  const { keeping, order, notComparable } = compareEstimates([withPoints, withCredits], today);

  test('they may be compared line by line', () => {
    expect(notComparable).toEqual([]);
  });

  test.each([
    [0, 3, 36],
    [1, 5, 60],
    [2, 7, 84],
    [3, 10, 120],
    [4, undefined, 360],
  ])('row %i, %s years, is what the ledger says for %i months', (row, years, months) => {
    expect(keeping.rows[row]?.years).toBe(years);
    const [a, b] = keeping.rows[row]?.costs ?? [];
    expect(a?.dollars).toBeCloseTo(first(months).toNumber(), 4);
    expect(b?.dollars).toBeCloseTo(second(months).toNumber(), 4);
  });

  test('the order turns in month 42: the second costs less until then, the first from then on', () => {
    expect(second(41).lt(first(41)) && first(42).lt(second(42))).toBe(true);
    expect(order).toEqual({
      cheapest: [
        { place: 1, from: 0 },
        { place: 0, from: 42 },
      ],
      sentences: [
        'Kept for less than 3 years 6 months, the second estimate costs less.',
        'From 3 years 6 months on, the first estimate does.',
      ],
    });
  });

  test('whichever stands first, the turn is the same', () => {
    expect(compareEstimates([withCredits, withPoints], today).order.cheapest.at(-1)).toEqual({ place: 1, from: 42 });
  });
});

describe('what keeps estimates from being compared', () => {
  const said = (...estimates: Parameters<typeof compareEstimates>[0][number][]) =>
    compareEstimates(estimates, today).notComparable.join(' ');

  test('amount, term, product, type and lock that differ are named with their values', () => {
    const other = {
      ...withCredits,
      loanAmount: read(390_000),
      loanTerm: read(180),
      product: read('7/6 Adjustable Rate'),
      loanType: read('FHA'),
      rateLock: read({ locked: false }),
    };
    const words = said(withPoints, other);
    expect(words).toContain('The loan amounts differ: $400,000 and $390,000.');
    expect(words).toContain('The terms differ: 30 years and 15 years.');
    expect(words).toContain('The products differ: Fixed Rate and 7/6 Adjustable Rate.');
    expect(words).toContain('The loan types differ: Conventional and FHA.');
    expect(words).toContain('The rates are not locked alike: locked and not locked.');
  });

  test('forms of seven days apart are said to be, forms of six days are not', () => {
    expect(said(withPoints, { ...withCredits, dateIssued: read('2026-11-22') })).toBe('');
    expect(said(withPoints, { ...withCredits, dateIssued: read('2026-11-09') })).toContain(
      'They were issued 7 days apart, on November 9, 2026 and November 16, 2026.',
    );
  });

  test('forms of two months and more apart say so in months and years', () => {
    expect(said(withPoints, { ...withCredits, dateIssued: read('2013-11-16') })).toContain('They were issued 13 years apart,');
  });

  test('another home and another purpose are named, because costs follow the home', () => {
    const words = said(
      { ...withPoints, salePrice: read(500_000), purpose: read('Purchase') },
      { ...withCredits, salePrice: read(620_000), purpose: read('Refinance') },
    );
    expect(words).toContain('The prices or values of the home differ: $500,000 and $620,000.');
    expect(words).toContain('The purposes differ:');
  });

  test('of three forms the earliest and the latest are set against each other', () => {
    const dated = (day: string) => ({ ...withCredits, dateIssued: read(day) });
    expect(said(dated('2026-11-10'), dated('2026-11-03'), dated('2026-11-21'))).toContain(
      'They were issued 18 days apart, on November 3, 2026 and November 21, 2026.',
    );
  });

  test('on the day itself nothing has expired or ended', () => {
    expect(compareEstimates([withPoints, withCredits], '2026-12-04').notComparable).toEqual([]);
    const words = compareEstimates([withPoints, withCredits], '2027-01-15').notComparable;
    expect(words.join(' ')).not.toContain('rate lock');
    expect(words).toHaveLength(2);
  });

  test('a single fact that was not found is named too', () => {
    expect(said(withPoints, { ...withCredits, rateLock: undefined })).toContain('Not found on the second estimate: Rate Lock.');
  });

  test('costs that expired and a lock that ended are said, with the day', () => {
    const words = compareEstimates([withPoints, withCredits], '2027-01-16').notComparable;
    expect(words).toContain('The closing costs on the first estimate expired on December 4, 2026.');
    expect(words).toContain('The rate lock on the second estimate ended on January 15, 2027.');
  });

  test('what was not found is named, because nobody can tell then', () => {
    expect(said(withPoints, { ...withCredits, product: undefined, dateIssued: undefined })).toBe(
      'Not found on the second estimate: Product and Date Issued. So we cannot tell whether they are alike.',
    );
  });

  test('the same product in other letters is no difference', () => {
    expect(said(withPoints, { ...withCredits, product: read('FIXED RATE') })).toBe('');
  });
});

test('a fixed and an adjustable loan stand side by side, the second as far as it is known', () => {
  const { keeping } = compareEstimates([{ ...purchase, interestRateIncrease: no }, adjustable], '2013-02-20');
  expect(keeping.rows.map(({ costs }) => costs.map(({ dollars }) => dollars !== undefined))).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
});
