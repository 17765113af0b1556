import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDay } from './business-days.ts';
import { addDays, type Day } from './day.ts';
import { firstSigning } from './disclosures.ts';
import { firstClosing, type PlanStart, planDates } from './plan.ts';

const usual = { inspectionDays: 10, lockDays: 45, signingDaysBefore: 1 } as const;
const one = (day: Day) => ({ from: day, to: day });

describe('from mutual acceptance on Monday, January 11, 2027', () => {
  const plan = planDates({ ...usual, from: 'acceptance', day: '2027-01-11' });

  test('the Loan Estimate goes out by Thursday, and the law allows signing from the Saturday after next', () => {
    expect(plan.loanEstimate).toEqual(one('2027-01-14'));
    // January 15, 16, 19, 20, 21, 22, 23: Sunday and Martin Luther King, Jr. Day do not count.
    expect(plan.firstSigning).toBe('2027-01-23');
  });

  test('a lock of 45 days taken that day ends on February 28, the inspection on January 21', () => {
    expect(plan.lock).toEqual({ from: '2027-01-14', to: '2027-02-28' });
    expect(plan.inspection).toEqual(one('2027-01-21'));
  });

  test('the appraisal arrives one to three weeks after the Loan Estimate', () => {
    expect(plan.appraisal).toEqual({ from: '2027-01-21', to: '2027-02-04' });
  });

  test('the final approval comes after three to six weeks, closing one to three working days later', () => {
    expect(plan.finalApproval).toEqual({ from: '2027-02-01', to: '2027-02-22' });
    expect(plan.closing).toEqual({ from: '2027-02-02', to: '2027-02-25' });
  });

  test('signing is a working day before closing, and the Closing Disclosure three business days before signing', () => {
    expect(plan.signing).toEqual({ from: '2027-02-01', to: '2027-02-24' });
    expect(plan.closingDisclosure).toEqual({ from: '2027-01-28', to: '2027-02-20' });
    expect(plan.closingDisclosureMailed).toEqual({ from: '2027-01-25', to: '2027-02-17' });
  });

  test('the first payment is due on April 1, the tax halves on April 30 and November 1', () => {
    expect(plan.firstPayments).toEqual(['2027-04-01']);
    expect(plan.taxHalves).toEqual(['2027-04-30', '2027-11-01']);
  });
});

describe('to a closing on Friday, February 26, 2027', () => {
  const plan = planDates({ ...usual, from: 'closing', day: '2027-02-26' });

  test('signing is on Thursday, the Closing Disclosure there by Monday, and a 45-day lock taken by January 12 at the soonest', () => {
    expect(plan.signing).toEqual(one('2027-02-25'));
    expect(plan.closingDisclosure).toEqual(one('2027-02-22'));
    expect(plan.lock).toEqual({ from: '2027-01-12', to: '2027-02-26' });
  });

  test('the contract is signed between January 12 and February 4, three to six weeks before the final approval', () => {
    expect(plan.finalApproval).toEqual({ from: '2027-02-23', to: '2027-02-25' });
    expect(plan.acceptance).toEqual({ from: '2027-01-12', to: '2027-02-04' });
    expect(plan.inspection).toEqual({ from: '2027-01-22', to: '2027-02-14' });
  });

  test('the Loan Estimate goes out by February 17 at the very latest', () => {
    // February 24, 23, 22, 20, 19, 18, 17.
    expect(plan.lastLoanEstimate).toBe('2027-02-17');
  });

  test('an appraisal later than three business days before signing is not planned with', () => {
    expect(plan.appraisal.to).toBe('2027-02-22');
  });
});

test('a closing on Saturday, or on the day after Thanksgiving, is planned for the next working day', () => {
  expect(planDates({ ...usual, from: 'closing', day: '2027-02-06' }).closing).toEqual(one('2027-02-08'));
  expect(planDates({ ...usual, from: 'closing', day: '2026-11-27' }).closing).toEqual(one('2026-11-30'));
});

test('a range over the first of a month names each day on which the first payment may be due', () => {
  const plan = planDates({ ...usual, from: 'acceptance', day: '2027-01-04' });
  expect(plan.closing).toEqual({ from: '2027-01-26', to: '2027-02-18' });
  expect(plan.firstPayments).toEqual(['2027-03-01', '2027-04-01']);
});

test('a range over April 30 names three tax halves', () => {
  const plan = planDates({ ...usual, from: 'acceptance', day: '2027-03-29' });
  expect(plan.taxHalves).toEqual(['2027-04-30', '2027-11-01', '2028-05-01']);
});

test('a Loan Estimate that goes out on November 23, 2026 allows closing on December 3, with the signing a day before', () => {
  // November 24, 25, 27, 28, 30, December 1, 2.
  expect(firstClosing('2026-11-23', 1)).toBe('2026-12-03');
  expect(firstClosing('2026-11-23', 0)).toBe('2026-12-02');
});

const starts: fc.Arbitrary<PlanStart> = fc.record({
  from: fc.constantFrom('acceptance', 'closing'),
  day: fc.integer({ min: 0, max: 27_000 }).map((days) => addDays('2022-01-01', days)),
  inspectionDays: fc.integer({ min: 1, max: 60 }),
  lockDays: fc.constantFrom(30, 45, 60),
  signingDaysBefore: fc.integer({ min: 0, max: 2 }),
});

test('whatever is planned, everything is in order, within the law, and a later start moves nothing forward', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const plan = planDates(start);
      const spans = [plan.acceptance, plan.loanEstimate, plan.appraisal, plan.finalApproval, plan.signing, plan.closing];
      for (const { from, to } of [...spans, plan.lock, plan.inspection, plan.closingDisclosure]) expect(from <= to).toBe(true);
      for (const end of ['from', 'to'] as const) {
        expect(plan.acceptance[end] < plan.loanEstimate[end]).toBe(true);
        expect(plan.closingDisclosureMailed[end] < plan.closingDisclosure[end]).toBe(true);
        expect(plan.closingDisclosure[end] < plan.signing[end]).toBe(true);
        expect(plan.signing[end] <= plan.closing[end]).toBe(true);
        expect(isWorkingDay(plan.signing[end]) && isWorkingDay(plan.closing[end])).toBe(true);
      }
      expect(plan.finalApproval.from <= plan.signing.from || start.from === 'closing').toBe(true);
      expect(firstSigning(plan.loanEstimate.to) <= plan.signing.to).toBe(true);
      expect(plan.firstPayments.every((day) => day > plan.closing.from && day.endsWith('-01'))).toBe(true);
      expect(plan.taxHalves.every((day) => day > plan.closing.from)).toBe(true);
      const later = planDates({ ...start, day: addDays(start.day, 1) });
      expect(later.closingDisclosure.to >= plan.closingDisclosure.to && later.closing.from >= plan.closing.from).toBe(true);
    }),
    { numRuns: 300 },
  );
});
