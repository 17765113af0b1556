import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termChoicesYears } from '../../src/islands/calculators/parts/loan-terms.ts';
import { paymentSchedule, type ScheduleRow, scheduleTotals } from './schedule.ts';

const defaultLoan = { loanAmount: 320_000, annualRatePercent: 6.5, termYears: 30 };
const loans = fc.record({
  loanAmount: fc.integer({ min: 1, max: 50_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
  termYears: fc.constantFrom(...termChoicesYears),
});
const extras = fc.record({
  monthly: fc.integer({ min: 0, max: 5000 }),
  oneTime: fc.array(fc.record({ month: fc.integer({ min: 1, max: 400 }), amount: fc.integer({ min: 0, max: 100_000 }) }), {
    maxLength: 4,
  }),
});
const sum = (rows: readonly ScheduleRow[], key: keyof ScheduleRow) => rows.reduce((total, row) => total + row[key], 0);

describe('the reference figures', () => {
  test('the first payment of $2,022.62 on the default loan is $1,733.33 interest and $289.29 principal', () => {
    const first = paymentSchedule(defaultLoan)[0];
    expect(first).toMatchObject({ month: 1, paymentCents: 2022_62, interestCents: 1733_33, principalCents: 289_29 });
  });

  test('the default loan costs $408,140.64 in interest over 360 payments, the last one $2,020.06', () => {
    const rows = paymentSchedule(defaultLoan);
    expect(scheduleTotals(rows)).toEqual({ months: 360, interestCents: 408_140_64 });
    expect([sum(rows, 'paymentCents'), rows[359]?.paymentCents]).toEqual([728_140_64, 2020_06]);
  });

  test('$200,000 at 5.625% over 15 years: $1,647.46, balance $198,576.75 after two payments and $197,860.12 after three', () => {
    const rows = paymentSchedule({ loanAmount: 200_000, annualRatePercent: 5.625, termYears: 15 });
    expect(rows[0]?.paymentCents).toBe(1647_46);
    expect([rows[1]?.balanceCents, rows[2]?.balanceCents]).toEqual([198_576_75, 197_860_12]);
  });

  test('$427,500 at 3.875% over 30 years: $2,010.26, a last payment of $2,012.53 and no 361st row', () => {
    const rows = paymentSchedule({ loanAmount: 427_500, annualRatePercent: 3.875, termYears: 30 });
    expect(rows[0]?.paymentCents).toBe(2010_26);
    expect([rows.length, rows[359]?.paymentCents]).toEqual([360, 2012_53]);
  });

  test('at 0% every payment is principal: 359 of $888.89 and a last one of $888.49', () => {
    const rows = paymentSchedule({ ...defaultLoan, annualRatePercent: 0 });
    expect(scheduleTotals(rows)).toEqual({ months: 360, interestCents: 0 });
    expect([sum(rows, 'paymentCents'), rows[358]?.paymentCents, rows[359]?.paymentCents]).toEqual([320_000_00, 888_89, 888_49]);
  });
});

describe('reading a schedule', () => {
  test('nothing borrowed is an empty schedule with totals of 0', () => {
    expect(scheduleTotals(paymentSchedule({ ...defaultLoan, loanAmount: 0 }))).toEqual({ months: 0, interestCents: 0 });
  });

  test('half a cent of interest goes up, also where 4.27% in a double is a little less: $15,000 owe $53.38 after a month', () => {
    const firstInterest = (loanAmount: number, annualRatePercent: number) =>
      paymentSchedule({ loanAmount, annualRatePercent, termYears: 15 })[0]?.interestCents;
    expect([firstInterest(15_000, 4.27), firstInterest(18_000, 4.055)]).toEqual([53_38, 60_83]);
  });
});

describe('in every loan, with and without extra payments', () => {
  test('principal adds up to the loan, the balance falls to exactly 0 and each row is consistent', () => {
    fc.assert(
      fc.property(loans, extras, (loan, extra) => {
        const rows = paymentSchedule(loan, extra);
        expect(sum(rows, 'principalCents')).toBe(loan.loanAmount * 100);
        expect(rows.length).toBeLessThanOrEqual(loan.termYears * 12);
        expect(rows.at(-1)?.balanceCents).toBe(0);
        let before = loan.loanAmount * 100;
        for (const row of rows) {
          expect(row.paymentCents).toBe(row.interestCents + row.principalCents);
          expect(row.extraCents).toBeLessThanOrEqual(row.principalCents);
          expect(row.balanceCents).toBe(before - row.principalCents);
          expect(row.balanceCents >= 0 && row.extraCents >= 0 && row.interestCents >= 0 && row.principalCents >= 0).toBe(true);
          before = row.balanceCents;
        }
      }),
    );
  });

  test('an eighth of a percent more never costs less interest, nor do five years more, to 15%', () => {
    // Above, the half cent by which a payment is rounded grows with the rate over 30 years into more than the eighth is worth.
    const amounts = fc.integer({ min: 10_000, max: 50_000_000 });
    const eighths = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(amounts, eighths, fc.constantFrom(15, 20, 25), (loanAmount, count, termYears) => {
        const interest = (annualRatePercent: number, years: number) =>
          scheduleTotals(paymentSchedule({ loanAmount, annualRatePercent, termYears: years })).interestCents;
        expect(interest((count + 1) / 8, termYears)).toBeGreaterThan(interest(count / 8, termYears));
        expect(interest(count / 8, termYears + 5)).toBeGreaterThanOrEqual(interest(count / 8, termYears));
      }),
    );
  });

  test('no number whatever makes it throw, run on or hold a NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), fc.double(), (loanAmount, rate, years, monthly, month) => {
        const rows = paymentSchedule(
          { loanAmount, annualRatePercent: rate, termYears: years },
          { monthly, oneTime: [{ month, amount: monthly }] },
        );
        expect(rows.length).toBeLessThanOrEqual(600);
        for (const row of rows) expect(Object.values(row).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('the ledger agrees to the cent with a 60-digit ledger, row by row, in 1,000 random loans', () => {
    const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
    const exactBalances = ({ loanAmount, annualRatePercent, termYears }: typeof defaultLoan) => {
      const monthlyRate = new Exact(annualRatePercent).div(1200);
      const months = termYears * 12;
      let balance = new Exact(loanAmount);
      const growth = monthlyRate.plus(1).pow(months);
      const payment = (
        monthlyRate.isZero() ? balance.div(months) : balance.mul(monthlyRate).mul(growth).div(growth.minus(1))
      ).toDecimalPlaces(2);
      const balances: number[] = [];
      for (let month = 1; month <= months && balance.gt(0); month++) {
        // Divided last: a twelfth has no end in decimals either, and would turn half a cent into less.
        const interest = balance.mul(annualRatePercent).div(1200).toDecimalPlaces(2);
        balance = month === months ? new Exact(0) : Exact.max(0, balance.plus(interest).minus(payment));
        balances.push(balance.mul(100).toNumber());
      }
      return balances;
    };
    fc.assert(
      fc.property(loans, (loan) => {
        expect(paymentSchedule(loan).map((row) => row.balanceCents)).toEqual(exactBalances(loan));
      }),
      { numRuns: 1000 },
    );
  }, 30_000);
});
