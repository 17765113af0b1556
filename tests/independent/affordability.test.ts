import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AffordabilityInputs, affordablePrice } from '../../mortgage/programs/affordability.ts';
import { programs } from '../../mortgage/programs/programs.ts';
import { baselineLimit, downPaymentFrom, type Household, highestPrice, housingCost, type Rules } from './affordability.ts';
import { compare } from './cases.ts';
import { type Amount, type Decimal, exact } from './exact.ts';
import { annuity } from './payment.ts';
import { programFee } from './programs.ts';

/** Loan limits of 2026 for one unit: FHFA's and HUD's lists. */
const limits = {
  King: { conventional: 1_063_750, fha: 1_063_750 },
  Pierce: { conventional: 1_063_750, fha: 1_063_750 },
  Snohomish: { conventional: 1_063_750, fha: 1_063_750 },
  Adams: { conventional: 832_750, fha: 541_287 },
  'Grays Harbor': { conventional: 832_750, fha: 541_287 },
  Chelan: { conventional: 832_750, fha: 586_500 },
  Clark: { conventional: 832_750, fha: 701_500 },
  Douglas: { conventional: 832_750, fha: 586_500 },
  Island: { conventional: 832_750, fha: 671_600 },
  Kitsap: { conventional: 832_750, fha: 616_400 },
} as const;

const yearlyIncome = fc.oneof(
  fc.integer({ min: 0, max: 600_000 }),
  fc.integer({ min: 20, max: 600 }).map((thousands) => thousands * 1000),
  fc.constantFrom(0, 1, 12_000, 10_000_000),
);

/** Cash: none, round sums, those at which a share of a round price is exactly 3, 3.5, 5, 10 or 20%, any. */
const cash = fc.oneof(
  fc.constantFrom(0, 1, 24_982.5, 30_000, 41_637.5, 43_828.95, 50_000, 208_187.5),
  fc.tuple(fc.integer({ min: 5, max: 120 }), fc.constantFrom(3, 3.5, 5, 10, 20)).map(([tens, share]) => tens * 100 * share),
  fc.integer({ min: 0, max: 600_000 }),
);

const given = fc.record({
  program: fc.constantFrom(...programs),
  yearlyIncome,
  monthlyDebts: fc.constantFrom(0, 0, 350, 500, 2000),
  cash,
  annualRatePercent: fc.oneof(
    fc.constantFrom(0, 1e-9, 3, 6.5),
    fc.integer({ min: 1, max: 12_000 }).map((value) => value / 1000),
  ),
  years: fc.constantFrom(10, 15, 20, 25, 30),
  taxPercentOfPrice: fc.constantFrom(0, 0.53, 0.84, 1.2),
  homeInsuranceYearly: fc.constantFrom(0, 1410, 2400),
  duesMonthly: fc.constantFrom(0, 0, 75, 450.5),
  use: fc.constantFrom('first' as const, 'later' as const, 'exempt' as const),
  feePayment: fc.constantFrom('financed' as const, 'cash' as const),
  premiumPercent: fc.constantFrom(0, 0.6, 1.86),
  county: fc.constantFrom(...(Object.keys(limits) as (keyof typeof limits)[])),
  ratios: fc.constantFrom(
    { housingPercent: undefined, debtPercent: 45 },
    { housingPercent: undefined, debtPercent: 50 },
    { housingPercent: 31, debtPercent: 43 },
    { housingPercent: 34, debtPercent: 41 },
    { housingPercent: 28, debtPercent: 36 },
    { housingPercent: 45, debtPercent: 45 },
  ),
});
type Case = typeof given extends fc.Arbitrary<infer T> ? T : never;

function forProduct({ county, ...household }: Case): AffordabilityInputs {
  return {
    annualIncome: household.yearlyIncome,
    monthlyDebts: household.monthlyDebts,
    downPayment: household.cash,
    annualRatePercent: household.annualRatePercent,
    termYears: household.years,
    propertyTaxPercent: household.taxPercentOfPrice,
    annualHomeInsurance: household.homeInsuranceYearly,
    monthlyHoa: household.duesMonthly,
    privateInsurancePercent: household.premiumPercent,
    vaUse: household.use,
    upfrontFeeFinanced: household.feePayment === 'financed',
    county,
    closingYear: 2026,
  };
}

/** The household as the reference takes it, and the rules it is held to. */
function forReference({ program, county, ratios, yearlyIncome, ...household }: Case): { household: Household; rules: Rules } {
  const limit = program === 'conventional' || program === 'fha' ? limits[county][program] : undefined;
  return { household: { ...household, monthlyIncome: exact(yearlyIncome).div(12) }, rules: { ...ratios, limit } };
}

const isNear = (one: Amount, other: Amount) => exact(one).sub(other).abs().lt('0.02');

/** Every reason why a price can be no higher, found at the price itself: each as the product names it. */
function reasonsAt(
  price: Decimal,
  { program }: Case,
  household: Household,
  { housingPercent, debtPercent, limit }: Rules,
): string[] {
  const perDollar = exact(1).div(annuity(household.annualRatePercent, household.years * 12));
  const costAt = (at: Decimal) =>
    housingCost(program, at, downPaymentFrom(program, at, household) ?? exact(0), household, perDollar);
  const down = downPaymentFrom(program, price, household) ?? exact(0);
  const base = price.sub(down);
  const budgets = [
    {
      reason: 'housing-ratio',
      dollars: exact(household.monthlyIncome)
        .mul(housingPercent ?? 1e6)
        .div(100),
    },
    { reason: 'debt-ratio', dollars: exact(household.monthlyIncome).mul(debtPercent).div(100).sub(household.monthlyDebts) },
  ];
  const cost = costAt(price);
  const met = budgets.filter(({ dollars }) => isNear(cost, dollars)).map(({ reason }) => reason);
  const isStep = budgets.some(({ dollars }) => costAt(price.add('0.02')).gt(dollars) && dollars.sub(cost).gt('0.02'));
  // A tier asks for its share of the price up to its limit; conventional loans have two.
  const shares = program === 'conventional' ? [3, 5] : program === 'fha' ? [3.5] : [0];
  const isLeastDown = shares.some((share) => isNear(price.mul(share).div(100), down));
  const paysFee =
    household.feePayment === 'cash' && programFee(program, { price, down, years: household.years }, household).gt(0);
  return [
    ...met,
    ...(isStep ? ['insurance-step'] : []),
    ...(isLeastDown ? [paysFee ? 'cash-at-closing' : 'down-payment'] : []),
    ...(limit !== undefined && isNear(base, limit) ? ['loan-limit'] : []),
    ...(limit !== undefined && limit > baselineLimit && isNear(base, baselineLimit) ? ['high-balance'] : []),
  ];
}

test('the highest price, its loan and its cost are those of the reference to a cent, and what is named as its limit holds it', () => {
  compare(
    given,
    (one) => {
      const product = affordablePrice(one.program, forProduct(one), one.ratios);
      const { household, rules } = forReference(one);
      const price = highestPrice(one.program, household, rules) ?? exact(0);
      const apart = (amount: number, reference: Decimal) => exact(amount).sub(reference).abs().toNumber();
      expect(apart(product.homePrice, price), `${product.homePrice} for ${price}`).toBeLessThan(0.01);
      if (price.isZero()) return;
      const down = downPaymentFrom(one.program, price, household) ?? exact(0);
      const perDollar = exact(1).div(annuity(household.annualRatePercent, household.years * 12));
      expect(apart(product.baseLoan, price.sub(down))).toBeLessThan(0.02);
      expect(apart(product.monthlyCost, housingCost(one.program, price, down, household, perDollar))).toBeLessThan(0.02);
      expect(reasonsAt(price, one, household, rules)).toContain(product.limitedBy);
    },
    [],
    400,
  );
});
