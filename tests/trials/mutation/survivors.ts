interface Explanation {
  /** Why nobody could notice: what a person sees is the same. */
  readonly because: string;
  readonly file: string;
  /** Lines with the changes that go unnoticed on them. */
  readonly on: Readonly<Record<string, readonly string[]>>;
}

/** Mutants that no test can notice, because what a person sees is the same with them. */
const explanations: readonly Explanation[] = [
  {
    because:
      'An empty list at the end of a search, or an index that is always there: the compiler asks for the fallback, no run comes to it.',
    file: 'mortgage/amounts/dollars.ts',
    on: {
      "const unit = { '': 1, k: 1e3, m: 1e6 }[(match[2] ?? '').toLowerCase()] ?? 1;": ['1 → 2'],
      'for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;': ['0 → 1'],
      // Both groups of the pattern are there as soon as it matches.
      'if (match?.[1] === undefined) return undefined;': ['1 → 2'],
    },
  },
  {
    because: 'A date of a source always has a year and a month.',
    file: 'mortgage/amounts/calendar.ts',
    on: { "const [year = 0, month = 1, day] = date.split('-').map(Number);": ['0 → 1', '1 → 2'] },
  },
  {
    because: 'Every limit has a year.',
    file: 'mortgage/programs/loan-limits.ts',
    on: { 'return byYear[years.findLast((year) => year <= closingYear) ?? years[0] ?? 0] ?? 0;': ['0 → 1'] },
  },
  {
    because: 'Every limit has a year, and an empty list of later ones prints nothing.',
    file: 'mortgage/figures/loan-limits.ts',
    on: {
      "const [first = { year: '', value: 0 }, ...later] = years;": ['0 → 1'],
      '...(later.length > 0 && { later: later.map(({ year, value }) => ({ validFrom: `${year}-01-01`, value })) }),': ['> → >='],
    },
  },
  {
    because: 'As many parts come back as were given.',
    file: 'mortgage/programs/monthly-cost.ts',
    on: {
      'const [propertyTax = 0, homeInsurance = 0, hoa = 0, mortgageInsurance = 0] = apportion(others, total - principalAndInterest);':
        ['0 → 1'],
    },
  },
  {
    because: 'A year has at least one month.',
    file: 'mortgage/loan/schedule-years.ts',
    on: { 'return { year, ...total, balanceCents: months.at(-1)?.balanceCents ?? 0, months };': ['0 → 1'] },
  },
  {
    because:
      'Dividing once and multiplying by 1 / months give the same cent for every term on offer; the division is there for odd ones.',
    file: 'mortgage/loan/schedule.ts',
    on: {
      'return Math.round(ratePercent === 0 ? loanCents / months : loanCents * paymentFactor(ratePercent, months));': [
        'ratePercent === 0 → false',
      ],
    },
  },
  {
    because: 'The price is the most that is paid down, whatever the percentage.',
    file: 'mortgage/loan/down-payment.ts',
    on: { 'const thousandths = Math.round(clamp(percent, 0, 100) * 1000);': ['100 → 101'] },
  },
  {
    because: 'Amounts are whole cents: none is more by exactly a millionth of a dollar.',
    file: 'mortgage/amounts/exceeds.ts',
    on: { 'return amount - limit > 1e-6 + Math.abs(limit) * 1e-12;': ['> → >='] },
  },
  {
    because:
      'Halving ends when the digits are used up or after 60 steps, and each alone is enough; a hair at its ends or at a tie is no millionth of a percent.',
    file: 'mortgage/loan/apr.ts',
    on: {
      'let low = loan.closingCosts < 0 ? 0 : rate;': ['loan.closingCosts < 0 → true', '< → <=', '0 → 1'],
      'let high = Math.max(low, (payment / financed) * 1200);': ['1200 → 1201'],
      'for (let step = 0; step < 60 && high - low > 1e-12 * high; step++) {': [
        '0 → 1',
        '&& → ||',
        '< → <=',
        '60 → 61',
        '> → >=',
        '- → +',
        '1e-12 → 0',
        'step++ → step--',
      ],
      'if (paymentFactor(middle, months) * financed < payment) low = middle;': ['< → <='],
    },
  },
  {
    because:
      'Halving ends within a hundred-thousandth of a dollar or after 60 steps, and each alone is enough; a hair at its ends is no cent.',
    file: 'mortgage/programs/affordability.ts',
    on: {
      'if (cost(most) <= budget) return most;': ['<= → <'],
      'for (let step = 0; step < 60 && high - low > 1e-5; step++) {': [
        '0 → 1',
        '&& → ||',
        '< → <=',
        '60 → 61',
        '> → >=',
        '- → +',
        '1e-5 → 0',
        'step++ → step--',
      ],
      'if (cost(middle) <= budget) low = middle;': ['<= → <'],
      // A price at the ceiling that the budget carries was returned before.
      'return Math.abs(whole - low) < 1e-4 && whole <= most && cost(whole) <= budget ? whole : low;': ['< → <=', '<= → <'],
    },
  },
  {
    because: 'Halving may begin at any price that is too high.',
    file: 'mortgage/programs/affordability.ts',
    on: {
      'const paymentPerMillion = monthlyPayment({ loanAmount: 1e6, annualRatePercent, termYears });': ['1e6 → 0'],
      'return boundDollars(boundDollars(downPayment) + (Math.max(0, budget) * 1e6) / paymentPerMillion);': [
        '/ → *',
        '0 → 1',
        '1e6 → 1000001',
      ],
    },
  },
  {
    because:
      'No home costs a dollar, no cent or dollar of price a dollar a month, and no insurance or fee of a home sets in with less than two dollars a month.',
    file: 'mortgage/programs/affordability.ts',
    on: {
      'const monthlyCost = homePrice > 0 ? cost(homePrice) : 0;': ['0 → 1'],
      'const stoppedAtStep = homePrice > 0 && cost(homePrice + 0.01) - monthlyCost > 1;': [
        '0 → 1',
        '> → >=',
        '0.01 → 1.01',
        '1 → 2',
      ],
    },
  },
  {
    because: 'Every program asks that debts and housing stay below all of the income.',
    file: 'mortgage/programs/affordability.ts',
    on: { 'const front = (monthlyIncome * (ratios.housingPercent ?? 100)) / 100;': ['100 → 101'] },
  },
  {
    because: "VA's fee is the same for 10% and for more; one of the three fees always fits its down payment.",
    file: 'mortgage/programs/price-ceiling.ts',
    on: { 'for (const share of [0.1, 0.05, 0]) {': ['0.1 → 1.1'], 'return 0;': ['0 → 1'] },
  },
  {
    because:
      'With nothing down the price is no matter; dividing by 0 is infinite too; of two equal ceilings either name is right.',
    file: 'mortgage/programs/price-ceiling.ts',
    on: {
      'const fee = choices.upfrontFeeFinanced ? 0 : upfrontFeePercent(program, 1, 0, choices.vaUse) / 100;': ['1 → 2'],
      '.reduce((highest, ceiling) => (ceiling.homePrice > highest.homePrice ? ceiling : highest));': ['> → >='],
      'const byCash = bornePercent > 0 ? (cash * 100) / bornePercent : Number.POSITIVE_INFINITY;': [
        'bornePercent > 0 → true',
        '> → >=',
      ],
      'if (byCash < byLimit) {': ['< → <='],
    },
  },
  {
    because: 'A loan comes to 80% before it ends; after the same payment either balance may be told, a matter of cents.',
    file: 'mortgage/programs/private-mortgage-insurance.ts',
    on: {
      'const request = actualRequest.payments < scheduledRequest.payments ? actualRequest : scheduledRequest;': ['< → <='],
      'return { payments: row?.month ?? Number.POSITIVE_INFINITY, balance: (row?.balanceCents ?? 0) / 100 };': ['0 → 1'],
    },
  },
  {
    because:
      'Two offers of equal costs and equal payments are the same offer, whichever counts as dearer; 0 was asked about before.',
    file: 'mortgage/loan/offers.ts',
    on: {
      'return difference === 0 ? monthlyPayment(first) < monthlyPayment(second) : difference > 0;': ['< → <=', '> → >='],
    },
  },
  {
    because:
      'Nobody refinances less than a dollar. Months divided by 12 and multiplied again are whole for every term from 1 to 600.',
    file: 'mortgage/loan/refinance.ts',
    on: {
      'const closingCosts = boundDollars(inputs.balance) > 0 ? boundCosts(inputs.closingCosts) : 0;': ['0 → 1'],
      'const financed = inputs.costsFinanced && balance > 0 ? boundCosts(inputs.closingCosts) : 0;': ['0 → 1'],
      'return Math.round(termYears * 12);': ['Math.round → Math.floor'],
    },
  },
  {
    because: 'Months divided by 12 and multiplied again are whole for every term on offer.',
    file: 'mortgage/programs/program-comparison.ts',
    on: {
      "return months < Math.round(terms.termYears * 12) ? { kind: 'after-payments', payments: months } : { kind: 'whole-term' };":
        ['Math.round → Math.floor'],
    },
  },
];

/** The names of all explained mutants, as `nameOf` makes them. */
export const explained: ReadonlySet<string> = new Set(
  explanations.flatMap(({ file, on }) =>
    Object.entries(on).flatMap(([line, changes]) => changes.map((change) => nameOf({ file, line, change }))),
  ),
);

/** What a mutant is called in the list of explanations, whatever stands above its line. Two alike on one line share a name. */
export function nameOf({
  file,
  line,
  change,
}: {
  readonly file: string;
  readonly line: string;
  readonly change: string;
}): string {
  return `${file} | ${line} | ${change}`;
}
