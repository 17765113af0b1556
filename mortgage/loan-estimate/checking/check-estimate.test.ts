import { describe, expect, test } from 'vitest';
import { purchase } from '../form/example-estimates.test-data.ts';
import type { LoanEstimate, Value } from '../form/loan-estimate.ts';
import { checkEstimate } from './check-estimate.ts';

/** The sample as if it had been read: each value stands at a place of its own. */
function read(estimate: LoanEstimate = purchase): LoanEstimate {
  let count = 0;
  const placed = <T>(tree: T): T => {
    if (typeof tree !== 'object' || tree === null) return tree;
    if (Array.isArray(tree)) return tree.map(placed) as T;
    if ('certainty' in tree) {
      count++;
      return { ...tree, certainty: 'certain', place: { page: 1, x: count, y: 0, width: 1, height: 1 } };
    }
    return Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, placed(branch)])) as T;
  };
  return placed(estimate);
}

const checkedOf = (estimate: LoanEstimate) => checkEstimate(estimate).estimate;
const disagreements = (estimate: LoanEstimate) => checkEstimate(estimate).disagreements;

const changed = <T>(value: Value<T> | undefined, to: T): Value<T> | undefined => value && { ...value, value: to };

describe('the sample agrees with itself', () => {
  test('no disagreement is found', () => {
    expect(disagreements(read())).toEqual([]);
  });

  test('every value stays certain', () => {
    expect(checkEstimate(read()).estimate).toEqual(read());
  });
});

describe('a sum that does not fit', () => {
  const wrong = { ...read(), totalLoanCosts: changed(read().totalLoanCosts, 5762) };

  test('is told with what it is worked out from', () => {
    expect(disagreements(wrong)).toContainEqual({
      what: 'D. Total Loan Costs',
      from: 'A + B + C',
      unit: 'dollars',
      printed: 5762,
      workedOut: 5672,
    });
  });

  test('is to be looked at, and its parts, which their own lines add up to, are not', () => {
    const { estimate: checked } = checkEstimate(wrong);
    expect(checked.totalLoanCosts?.certainty).toBe('look');
    expect(checked.totalLoanCosts?.doubt).toContain('$5,672');
    expect(checked.sections.A.total?.certainty).toBe('certain');
    expect(checked.totalClosingCosts?.certainty).toBe('certain');
  });
});

test('what is paid in five years follows from the payments and the loan costs, to the dollars that premiums are rounded by', () => {
  const sample = read();
  const paid = (dollars: number) =>
    checkedOf({ ...sample, fiveYearsPaid: changed(sample.fiveYearsPaid, dollars) }).fiveYearsPaid?.certainty;
  expect([56_582, 56_320, 56_482, 58_582].map(paid)).toEqual(['certain', 'certain', 'certain', 'look']);
});

test('a line that its section does not add up to is to be looked at, with all lines of the section', () => {
  const sample = read();
  const [first, ...others] = sample.sections.B.lines;
  const lines = [{ label: first?.label ?? '', amount: changed(first?.amount, 450) }, ...others];
  const { sections } = checkedOf({ ...sample, sections: { ...sample.sections, B: { ...sample.sections.B, lines } } });
  expect(sections.B.lines.map(({ amount }) => amount?.certainty)).toEqual(Array(lines.length).fill('look'));
  // D is the sum of A, B and C, and fits.
  expect(sections.B.total?.certainty).toBe('certain');
});

test('lines whose total is missing are to be looked at', () => {
  const sample = read();
  const { sections } = checkedOf({ ...sample, sections: { ...sample.sections, H: { lines: sample.sections.H.lines } } });
  expect(sections.H.lines[0]?.amount).toMatchObject({ certainty: 'look', doubt: 'There is no total to check it against.' });
});

test.each([
  ['principalAndInterest', 861.78, 'Monthly Principal & Interest'],
  ['fiveYearsPrincipal', 15_973, 'In 5 Years: principal paid off'],
  ['totalInterestPercentage', 59.45, 'Total Interest Percentage (TIP)'],
  ['points', 504, 'Points in section A'],
] as const)('a %s that its loan does not come to is a disagreement', (name, value, what) => {
  const sample = read();
  expect(disagreements({ ...sample, [name]: changed(sample[name], value) }).map((found) => found.what)).toContain(what);
});

test('costs that expire before the day of issue are to be looked at, with that day', () => {
  const sample = read();
  const checked = checkedOf({ ...sample, costsExpire: changed(sample.costsExpire, '2013-02-01') });
  expect([checked.dateIssued?.certainty, checked.costsExpire?.certainty]).toEqual(['look', 'look']);
});

test('page 1 that says another cash to close than page 2 is a disagreement', () => {
  const sample = read();
  const costsAtClosing = { ...sample.costsAtClosing, cashToClose: changed(sample.cashToClose.cashToClose, 16_045) };
  expect(disagreements({ ...sample, costsAtClosing }).map(({ what }) => what)).toEqual(['Estimated Cash to Close on page 1']);
});

test('what somebody has typed is checked only as far as it is known', () => {
  const typed = (value: number): Value<number> => ({ value, printed: String(value), certainty: 'typed' });
  const { sections, ...rest } = read();
  const blank = { ...sections, C: { lines: [] } };
  expect(disagreements({ ...rest, sections: blank, totalLoanCosts: typed(5672) }).map(({ what }) => what)).not.toContain(
    'D. Total Loan Costs',
  );
});
