import { describe, expect, test } from 'vitest';
import type { Disagreement } from '../form/disagreement.ts';
import { adjustable, purchase, read, withCredits } from '../form/example-estimates.test-data.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import { type Finding, findings } from './findings.ts';

const early = '2013-02-20';
const of = (estimate: LoanEstimate, title: string, onDate = early, disagreements: readonly Disagreement[] = []): Finding => {
  const found = findings(estimate, disagreements, onDate).find((finding) => finding.title === title);
  expect(found, `a finding '${title}'`).toBeDefined();
  return found ?? { title, sentences: [], from: [] };
};
const text = (...asked: Parameters<typeof of>) => of(...asked).sentences.join(' ');
const titles = (estimate: LoanEstimate) => findings(estimate, [], early).map(({ title }) => title);

describe('sample H-24(B)', () => {
  test('stands out for lock, expiry and penalty first, then for its costs', () => {
    expect(titles(purchase)).toEqual([
      'The rate is locked until April 16, 2013',
      'The closing costs expire on March 4, 2013',
      'Paying the loan off early can cost a penalty',
      'What the form answers with NO',
      'What this lender itself charges',
      'Points',
      'What five years cost',
      'The APR is not your interest rate',
      'What may change by closing',
      'Mortgage insurance',
      'Taxes and insurance',
      'Cash to close',
      'What this form is',
    ]);
  });

  test('section A is $1,802, 1.11% of $162,000, of which $405 or 0.25% are points', () => {
    expect(text(purchase, 'What this lender itself charges')).toContain('Section A is $1,802, or 1.11% of the loan.');
    expect(text(purchase, 'Points')).toContain('$405 or 0.25% of the loan: money paid at closing for a lower rate.');
  });

  test('five years cost $56,582 less $15,773: $40,809, or $680 a month', () => {
    const said = text(purchase, 'What five years cost');
    expect(said).toContain('In 5 years you will have paid $56,582, and $15,773 of it pays back the loan.');
    expect(said).toContain('The other $40,809 is interest, mortgage insurance and loan costs: about $680 a month');
  });

  test('the APR of 4.274% is 0.399 percentage points above the rate of 3.875%', () => {
    expect(text(purchase, 'The APR is not your interest rate')).toContain(
      'The rate is 3.875% and sets the payment. The annual percentage rate (APR) is 4.274%, 0.399 percentage points above it.',
    );
  });

  test('by closing $2,474 may not rise, $3,283 may rise to $3,611 together if a condition holds, and $2,297 has no limit', () => {
    const said = text(purchase, 'What may change by closing');
    expect(said).toContain('Sections A and B ($2,474) may not go up.');
    expect(said).toContain('Section C and recording fees ($3,283) may go up by ten percent together, to about $3,611.');
    expect(said).toContain('if you use companies on the lender’s list');
    expect(said).toContain('Sections F, G and H ($2,297) may go up without a limit.');
  });

  test('mortgage insurance is $82 a month in years 1 to 7, then none', () => {
    expect(text(purchase, 'Mortgage insurance')).toContain('You would pay $82 a month in years 1 to 7, then none.');
  });

  test('taxes and insurance of $206 a month are in the payment', () => {
    const said = text(purchase, 'Taxes and insurance');
    expect(said).toContain('$206 a month');
    expect(said).toContain('Property taxes and homeowner’s insurance: in the payment, through escrow.');
  });

  test('the cash to close of $16,054 is named line by line', () => {
    expect(text(purchase, 'Cash to close')).toBe(
      'You would bring $16,054 to closing. Page 2 works it out from Total Closing Costs (J) $8,054, Down Payment/Funds from ' +
        'Borrower $18,000 and Deposit -$10,000. The other lines are $0. The deposit is money that you have paid already.',
    );
  });

  test('the prepayment penalty is told in the form’s words, and raises a question', () => {
    const { sentences, question, from } = of(purchase, 'Paying the loan off early can cost a penalty');
    expect(sentences[0]).toBe('The form says: “As high as $3,240 if you pay off the loan during the first 2 years”.');
    expect(question).toMatch(/if I sell or refinance/);
    expect(from).toEqual([purchase.prepaymentPenalty]);
  });

  test('it is neither an offer nor a commitment to lend', () => {
    expect(text(purchase, 'What this form is')).toContain('not an offer and not a commitment to lend');
  });
});

describe('an adjustable rate, at first only interest', () => {
  test('the rate is told with its index, its limits and its changes', () => {
    const said = text(adjustable, 'The interest rate can change');
    for (const words of [
      'It starts at 4%.',
      '“Can go as high as 12% in year 15”',
      'How it is set later: MTA + 4%.',
      'It can never be below 3.25% or above 12%.',
      'First change: Beginning of 61st month, by 2 percentage points at most.',
    ]) {
      expect(said).toContain(words);
    }
    expect(said).not.toContain('See AIR Table');
  });

  test('the payment is told for each period, to its maximum', () => {
    const said = text(adjustable, 'The payment can change');
    expect(said).toContain('years 1 to 5, $703.33 (only interest); years 6 to 8, $1,028 to $1,359;');
    expect(said).toContain('Highest payment: $2,068 starting at 169th payment.');
  });

  test('the years of only interest pay back none of the $211,000', () => {
    expect(text(adjustable, 'At first you pay only interest')).toContain(
      'The required payment in years 1 to 5 pays back none of the loan of $211,000.',
    );
  });

  test('mortgage insurance of $109 in three periods is told as one', () => {
    expect(text(adjustable, 'Mortgage insurance')).toContain('You would pay $109 a month in years 1 to 11, then none.');
  });

  test('a payment of $761.78 that is printed as $762 later on has not changed', () => {
    const [first, second] = purchase.projectedPayments;
    const rounded = { ...second, years: second?.years, principalAndInterest: read({ least: 762, most: 762 }) };
    expect(titles({ ...purchase, projectedPayments: first ? [first, rounded] : [] })).not.toContain('The payment can change');
  });
});

test('a balloon payment and a growing debt are told in the form’s words', () => {
  const sentence = 'You will have to pay $149,263 at the end of year 7';
  const estimate = {
    ...purchase,
    balloonPayment: read({ yes: true, sentences: [sentence] }),
    loanAmountIncrease: read({ yes: true, sentences: ['Can go as high as $172,000', 'Increases until year 6'] }),
  };
  expect(text(estimate, 'A balloon payment is due')).toContain(`“${sentence}”`);
  expect(text(estimate, 'What you owe can grow')).toContain('“Can go as high as $172,000” and “Increases until year 6”');
});

test('lender credits of $2,000 are told, and asked about', () => {
  const { sentences, question } = of(withCredits, 'Lender credits');
  expect(sentences[0]).toBe('Lender credits take $2,000 off the closing costs. Usually they come with a higher rate.');
  expect(question).toBe('What would my rate and closing costs be without the lender credits?');
});

test('taxes that are not in escrow come on top of the payment', () => {
  const own = {
    ...purchase,
    taxesAndInsurance: read(306),
    propertyTaxes: read({ included: true, inEscrow: 'NO' as const }),
  };
  const said = text(own, 'Taxes and insurance');
  expect(said).toContain('Property taxes: not in the payment, so you pay the bills yourself.');
  expect(said).toContain('About $100 a month of it comes on top of the payment.');
});

test('cash to the borrower of a refinance is paid out, from loan amount, costs and payoffs', () => {
  const estimate: LoanEstimate = {
    ...purchase,
    cashToClose: {
      table: 'alternative',
      loanAmount: read(150_000),
      closingCosts: read(-5099),
      payoffs: read(-120_000),
      closingCostsFinanced: read(5099),
      cashToClose: read(-24_901),
    },
  };
  const said = text(estimate, 'Cash to close');
  expect(said).toContain('You would be paid $24,901 at closing.');
  expect(said).toContain(
    'from Loan Amount $150,000, Total Closing Costs (J) -$5,099 and Estimated Total Payoffs and Payments -$120,000.',
  );
  expect(said).not.toContain('Financed');
});

test('a loan of three years is counted to its end, over 36 months', () => {
  const said = text(
    { ...purchase, loanTerm: read(36), fiveYearsPaid: read(103_600), fiveYearsPrincipal: read(100_000) },
    'What the loan costs to its end',
  );
  expect(said).toContain(
    'The other $3,600 is interest, mortgage insurance and loan costs: about $100 a month over those months.',
  );
});

test('places that disagree come first, one finding and one polite question each', () => {
  const disagreement: Disagreement = {
    what: 'A. Origination Charges',
    printed: 1802,
    from: 'the lines of section A',
    workedOut: 1803,
    unit: 'dollars',
  };
  const [first] = findings(purchase, [disagreement], early);
  expect(first?.sentences[0]).toBe('The form says $1,802. By the lines of section A it would be $1,803.');
  expect(first?.question).toMatch(/: could you tell me which is right\?$/);
  expect(first?.from).toEqual([purchase.sections.A.total]);
});

test('a value that somebody must look at is used, and the finding says so', () => {
  const total = { ...read(1802), certainty: 'look' as const, doubt: 'The lines do not add up to it.' };
  const doubtful = { ...purchase, sections: { ...purchase.sections, A: { ...purchase.sections.A, total } } };
  const said = findings(doubtful, [], early).filter(({ sentences }) =>
    sentences.join(' ').includes('as far as we could read it'),
  );
  expect(said.map(({ title }) => title)).toEqual(['What this lender itself charges', 'What may change by closing']);
});

test('of an empty estimate only what is missing and what the form is are told', () => {
  expect(titles(emptyLoanEstimate)).toEqual(['What we did not find', 'What this form is']);
});

test('what is missing is named, and blank lines of the form are not', () => {
  const estimate = { ...purchase, annualPercentageRate: undefined, lenderCredits: undefined };
  expect(text(estimate, 'What we did not find')).toContain('Not found: Annual Percentage Rate (APR).');
});

test('no finding calls anything good, bad, high, low, cheap or free', () => {
  const credited = { ...withCredits, rateLock: read({ locked: false }) };
  const said = [purchase, adjustable, credited, emptyLoanEstimate]
    .flatMap((estimate) => [...findings(estimate, [], early), ...findings(estimate, [], '2030-01-01')])
    .flatMap(({ title, sentences, question }) => [title, ...sentences, question ?? ''])
    .join(' ')
    .replace(/“[^”]*”/g, '');
  expect(said.match(/\b(good|bad|high|low|cheap|expensive|best|worst|great|free|deal|guaranteed)\b/gi)).toBeNull();
});
