import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fhaAnnualPremium } from '../../mortgage/programs/fha.ts';
import { firstMonthInsurance, programLoan, programs } from '../../mortgage/programs/programs.ts';
import { compare, purchases } from './cases.ts';
import { exact } from './exact.ts';
import { borrow, fhaAnnual } from './programs.ts';

const given = fc.record({
  purchase: purchases,
  years: fc.constantFrom(10, 15, 20, 25, 30),
  program: fc.constantFrom(...programs),
  use: fc.constantFrom('first' as const, 'later' as const, 'exempt' as const),
  feePayment: fc.constantFrom('financed' as const, 'cash' as const),
  premiumPercent: fc.constantFrom(0, 0.36, 0.6, 1.86),
});

test('every program lends, charges and insures what the reference does, to a cent', () => {
  compare(
    given,
    ({ purchase, years, program, ...choices }) => {
      const reference = borrow(program, { ...purchase, years }, choices);
      const product = programLoan(program, purchase.price, purchase.down, {
        termYears: years,
        privateInsurancePercent: choices.premiumPercent,
        vaUse: choices.use,
        upfrontFeeFinanced: choices.feePayment === 'financed',
      });
      const apart = [
        exact(product.baseLoan).sub(reference.base),
        exact(product.upfrontFee).sub(reference.fee),
        exact(product.loanAmount).sub(reference.owed),
        exact(firstMonthInsurance(product)).sub(reference.insurance),
      ].map((difference) => difference.abs().toNumber());
      expect(Math.max(...apart), `base, fee, owed and insurance are off by ${apart}`).toBeLessThan(1e-6);
    },
    [],
    1200,
  );
});

test("FHA's annual premium has the rate and the months of Mortgagee Letter 2023-05", () => {
  compare(fc.tuple(purchases, fc.constantFrom(10, 11, 15, 181 / 12, 16, 20, 30)), ([{ price, down }, years]) => {
    const reference = fhaAnnual({ price, down, years });
    const product = fhaAnnualPremium({ baseLoan: exact(price).sub(down).toNumber(), homeValue: price, termYears: years });
    expect([product.annualPercent, product.months]).toEqual([reference.percent.toNumber(), reference.months]);
  });
});
