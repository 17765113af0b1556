import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyPayment, scheduledBalance } from './payment.ts';
import { type RefinanceInputs, refinance } from './refinance.ts';

const home: RefinanceInputs = {
  balance: 300_000,
  currentRatePercent: 7.5,
  remainingMonths: 300,
  newRatePercent: 6.5,
  newTermYears: 30,
  closingCosts: 6000,
  costsFinanced: false,
};

describe('$300,000 at 7.5% with 25 years left, refinanced to 6.5% over 30 years for $6,000', () => {
  const answer = refinance(home);

  test('lowers the payment from $2,216.97 to $1,896.20 and adds 60 months', () => {
    expect([answer.currentPayment.toFixed(2), answer.newPayment.toFixed(2)]).toEqual(['2216.97', '1896.20']);
    expect(answer.monthsAdded).toBe(60);
  });

  test('pays after 19 months by payment and after 25 by net cost', () => {
    expect([answer.paymentBreakEvenMonth, answer.netCostBreakEvenMonth]).toEqual([19, 25]);
  });

  test('costs $23,541.41 more over the lifetime, because the term starts over: the advantage is gone after month 286', () => {
    expect(answer.lifetimeSaving).toBeCloseTo(-23_541.41, 2);
    expect(answer.lastAdvantageousMonth).toBe(286);
  });

  test('saves $117,189 when the present payment goes on being paid, and ends after 245 months', () => {
    expect(answer.atCurrentPayment?.months).toBe(245);
    expect(answer.atCurrentPayment?.lifetimeSaving).toBeCloseTo(117_189, -0.5);
  });
});

describe('the edges', () => {
  test('to 15 years the payment rises: no answer by payment, but one by net cost and a lifetime saving that stays', () => {
    const answer = refinance({ ...home, newTermYears: 15 });
    expect(answer.paymentBreakEvenMonth).toBeUndefined();
    expect(answer.atCurrentPayment).toBeUndefined();
    expect(answer.netCostBreakEvenMonth).toBe(22);
    expect(answer.lastAdvantageousMonth).toBeUndefined();
    expect(answer.lifetimeSaving).toBeGreaterThan(100_000);
    expect(answer.monthsAdded).toBe(-120);
  });

  test('costs added to the loan raise the loan and the payment', () => {
    const answer = refinance({ ...home, costsFinanced: true });
    expect(answer.newLoanAmount).toBe(306_000);
    expect(answer.newPayment).toBeGreaterThan(refinance(home).newPayment);
    expect(answer.lifetimeSaving).toBeLessThan(refinance(home).lifetimeSaving);
  });

  test('costs added to the loan leave nothing to win back by payment, and still count as a cost', () => {
    const financed = refinance({ ...home, costsFinanced: true });
    expect(financed.paymentBreakEvenMonth).toBe(0);
    expect(financed.netCostBreakEvenMonth).toBeGreaterThan(refinance(home).netCostBreakEvenMonth ?? 0);
    // What was borrowed for the costs is paid back with interest: to the end, the difference of all payments is the whole answer.
    const paidMore = financed.newPayment * 360 - financed.currentPayment * 300;
    expect(financed.lifetimeSaving).toBeCloseTo(-paidMore, 6);
  });

  test('from 0% to 0% for nothing is no saving in any month: equal is not cheaper, and never costs more', () => {
    for (const [balance, remainingMonths, newTermYears] of [
      [300_000, 300, 30],
      [123_457, 217, 15],
      [99_999.99, 359, 30],
      [1_000_000, 7, 20],
    ] as const) {
      const rates = { currentRatePercent: 0, newRatePercent: 0, closingCosts: 0 };
      const answer = refinance({ ...home, ...rates, balance, remainingMonths, newTermYears });
      expect([answer.netCostBreakEvenMonth, answer.lastAdvantageousMonth]).toEqual([undefined, undefined]);
      expect(answer.lifetimeSaving).toBeCloseTo(0, 6);
    }
  });

  test('costs that the saving meets to the cent are met in that month and not in the next', () => {
    // At 0% the payments are 1,000 and 500 for each 12,000 of balance: 500 less a month wins back 6,000 in 12 months.
    const halved = { balance: 12_000, currentRatePercent: 0, newRatePercent: 0, remainingMonths: 12, newTermYears: 2 };
    expect(refinance({ ...home, ...halved, closingCosts: 6000 }).paymentBreakEvenMonth).toBe(12);
    const thirds = { ...halved, balance: 100.1, remainingMonths: 7, newTermYears: 1 };
    const { currentPayment, newPayment } = refinance({ ...home, ...thirds });
    for (let month = 1; month <= 7; month++) {
      const closingCosts = (currentPayment - newPayment) * month;
      expect(refinance({ ...home, ...thirds, closingCosts }).paymentBreakEvenMonth).toBe(month);
    }
  });

  test('a lender credit above the costs is a gain from the first month', () => {
    const credited = refinance({ ...home, closingCosts: -2000 });
    expect([credited.paymentBreakEvenMonth, credited.netCostBreakEvenMonth]).toEqual([0, 1]);
    expect(credited.lifetimeSaving - refinance({ ...home, closingCosts: 0 }).lifetimeSaving).toBeCloseTo(2000, 6);
    expect(refinance({ ...home, closingCosts: -2000, costsFinanced: true }).newLoanAmount).toBe(298_000);
  });

  test.each([
    [6.5, 6.75, 360, 20, 500, 6, 55],
    [6.5, 7, 360, 20, 1000, 6, 102],
    [6, 6.75, 324, 20, 1000, 4, 170],
    [6.5, 6.75, 360, 25, 500, 6, 131],
    [5.5, 6.5, 324, 20, 2500, 7, 206],
  ])(
    'from %d%% to %d%%, %i months to %i years, a credit of $%i is used up after month %i and made up for in month %i',
    (...row) => {
      const [currentRatePercent, newRatePercent, remainingMonths, newTermYears, credit, last, regained] = row;
      const loans = { balance: 400_000, currentRatePercent, newRatePercent, remainingMonths, newTermYears };
      expect(refinance({ ...home, ...loans, closingCosts: -credit })).toMatchObject({
        netCostBreakEvenMonth: 1,
        lastAdvantageousMonth: last,
        regainedMonth: regained,
      });
    },
  );

  test('the same rate and the same months for nothing change nothing', () => {
    const answer = refinance({ ...home, newRatePercent: 7.5, newTermYears: 25, closingCosts: 0 });
    expect(answer).toMatchObject({ monthsAdded: 0, paymentBreakEvenMonth: undefined, lifetimeSaving: 0 });
  });

  test('months left count whole, from one to 600, and so do those of a new term', () => {
    const payment = (remainingMonths: number) => refinance({ ...home, remainingMonths }).currentPayment;
    expect(payment(323.6)).toBe(payment(324));
    expect([payment(1), payment(0)].map((dollars) => dollars.toFixed(2))).toEqual(['301875.00', '301875.00']);
    expect([payment(601), payment(602)]).toEqual([payment(600), payment(600)]);
    expect(refinance({ ...home, remainingMonths: 601 }).monthsAdded).toBe(360 - 600);
    const added = (newTermYears: number) => refinance({ ...home, newTermYears }).monthsAdded;
    expect([added(0.99), added(0), added(1 / 12), added(51)]).toEqual([12 - 300, 1 - 300, 1 - 300, 600 - 300]);
  });

  test('a saving of 69 cents a month is one: $100 are won back in 145 months', () => {
    const interestFree = { ...home, balance: 90_000, currentRatePercent: 0, newRatePercent: 0, closingCosts: 100 };
    const answer = refinance({ ...interestFree, remainingMonths: 360, newTermYears: 361 / 12 });
    expect(answer.currentPayment - answer.newPayment).toBeCloseTo(250 - 90_000 / 361, 9);
    expect(answer.paymentBreakEvenMonth).toBe(145);
  });

  test('an advantage may be lost in the very last month of the longer loan', () => {
    const terms = { ...home, currentRatePercent: 6, remainingMonths: 120, newRatePercent: 4, newTermYears: 20 };
    const interest = (rate: number, months: number, paid: number) => {
      const loan = { loanAmount: home.balance, annualRatePercent: rate, termYears: months / 12 };
      return monthlyPayment(loan) * paid - (home.balance - scheduledBalance(loan, paid));
    };
    // Costs (a credit here) that leave a little in month 239, and take it in month 240.
    const closingCosts = interest(6, 120, 120) - (interest(4, 240, 239) + interest(4, 240, 240)) / 2;
    expect(refinance({ ...terms, closingCosts }).lastAdvantageousMonth).toBe(239);
  });

  test('a higher rate never pays by net cost', () => {
    expect(refinance({ ...home, newRatePercent: 8 }).netCostBreakEvenMonth).toBeUndefined();
  });

  test('an answer by payment that comes after the present loan would have ended is none', () => {
    expect(
      refinance({ ...home, remainingMonths: 12, newTermYears: 2, closingCosts: 200_000 }).paymentBreakEvenMonth,
    ).toBeUndefined();
  });

  test('nothing owed asks nothing and answers nothing', () => {
    expect(refinance({ ...home, balance: 0, costsFinanced: true })).toMatchObject({
      newLoanAmount: 0,
      newPayment: 0,
      paymentBreakEvenMonth: undefined,
      netCostBreakEvenMonth: undefined,
      lifetimeSaving: 0,
    });
  });
});

test('the break-even by net cost agrees with a month-by-month calculation in 40 digits, in 300 random refinances', () => {
  const Exact = Decimal.clone({ precision: 40 });
  const firstMonth = (inputs: RefinanceInputs) => {
    const start = (ratePercent: number, months: number) => {
      const rate = new Exact(ratePercent).div(1200);
      const growth = rate.plus(1).pow(months);
      return {
        rate,
        payment: new Exact(inputs.balance).mul(rate).mul(growth).div(growth.minus(1)),
        balance: new Exact(inputs.balance),
        months,
      };
    };
    const old = start(inputs.currentRatePercent, inputs.remainingMonths);
    const renewed = start(inputs.newRatePercent, inputs.newTermYears * 12);
    let difference = new Exact(inputs.closingCosts);
    for (let month = 1; month <= Math.max(old.months, renewed.months); month++) {
      for (const [loan, sign] of [[old, -1] as const, [renewed, 1] as const]) {
        if (month > loan.months) continue;
        const interest = loan.balance.mul(loan.rate);
        difference = difference.plus(interest.mul(sign));
        loan.balance = loan.balance.plus(interest).minus(loan.payment);
      }
      if (difference.lt('-0.000001')) return month;
    }
    return undefined;
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 1_000_000 }),
      fc.integer({ min: 400, max: 900 }),
      fc.integer({ min: 24, max: 360 }),
      fc.integer({ min: 200, max: 800 }),
      fc.integer({ min: 500, max: 20_000 }),
      fc.constantFrom(15, 20, 25, 30),
      (balance, currentHundredths, remainingMonths, newHundredths, closingCosts, newTermYears) => {
        const inputs = {
          ...home,
          balance,
          remainingMonths,
          closingCosts,
          newTermYears,
          currentRatePercent: currentHundredths / 100,
          newRatePercent: newHundredths / 100,
        };
        expect(refinance(inputs).netCostBreakEvenMonth).toBe(firstMonth(inputs));
      },
    ),
    { numRuns: 300 },
  );
});

test('no number whatever gives NaN or an infinity', () => {
  const any = fc.double();
  fc.assert(
    fc.property(
      any,
      any,
      any,
      any,
      any,
      any,
      (balance, currentRatePercent, remainingMonths, newRatePercent, years, closingCosts) => {
        const rates = { currentRatePercent, newRatePercent, newTermYears: years };
        const answer = refinance({ ...home, ...rates, balance, remainingMonths, closingCosts });
        for (const value of Object.values(answer)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
