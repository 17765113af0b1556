import { describe, expect, it } from 'vitest';
import { type SameHomeInputs, sameHomeUnderPrograms } from '../../../../mortgage/programs/program-comparison.ts';
import { loanFacts } from './loan-facts.ts';

const home: SameHomeInputs = {
  homePrice: 400_000,
  downPayment: 14_000,
  annualRatePercent: 6.5,
  termYears: 30,
  privateInsurancePercent: 0.6,
  vaUse: 'first',
  upfrontFeeFinanced: true,
  county: 'King',
};

/** What stands in a row, for the programs in their order. */
function row(label: string, inputs: Partial<SameHomeInputs> = {}): string[] {
  return sameHomeUnderPrograms({ ...home, ...inputs }).map((estimate) => {
    const { value = '', note } = loanFacts(estimate, [5]).find((fact) => fact.label === label) ?? {};
    return note ? `${value}, ${note}` : value;
  });
}

describe('the comparison in words', () => {
  it('says what a fee comes to and how it is paid', () => {
    expect(row('Upfront fee')).toEqual([
      '$0',
      '$6,755, added to the loan',
      '$8,299, added to the loan',
      '$3,899, added to the loan',
    ]);
    expect(row('Paid at closing', { upfrontFeeFinanced: false })[1]).toContain('$20,755');
  });

  it('says that a down payment was raised to the minimum of the program', () => {
    expect(row('Down payment', { downPayment: 0 })).toEqual([
      '$12,000, raised to the minimum, 3% of the price',
      '$14,000, raised to the minimum, 3.5% of the price',
      '$0',
      '$0',
    ]);
  });

  it('says when the insurance of each program ends', () => {
    expect(row('Insurance ends', { downPayment: 40_000 })).toEqual([
      'After 9 years 1 month, then $2,275 a month; after 7 years 11 months if you ask',
      'After 11 years, then $2,315 a month',
      'No insurance',
      'With the loan, charged for the whole term',
    ]);
  });

  it('names one date when half of the term passes before anyone could ask', () => {
    expect(row('Insurance ends', { downPayment: 12_000, annualRatePercent: 25 })[0]).toMatch(
      /^After 15 years, then \$[\d,]+ a month$/,
    );
  });

  it('says that a loan above the baseline limit asks for more down', () => {
    expect(row('Down payment', { homePrice: 1_000_000, downPayment: 0 })[0]).toBe(
      '$50,000, raised to the minimum, 5% of the price',
    );
    expect(row('Down payment', { homePrice: 870_000, downPayment: 0 })[0]).toBe(
      '$37,250, raised to the minimum, 4.3% of the price',
    );
  });

  it('says whether a loan is within the limit of its program in the county', () => {
    expect(row('Loan limit', { county: 'Benton', homePrice: 700_000 })).toEqual([
      '$832,750, this loan is within it',
      '$541,287, this loan is above it',
      'None, with full entitlement',
      'None, but limits on income and area',
    ]);
    expect(row('Loan limit', { county: 'Clark', homePrice: 650_000 })[1]).toBe('$701,500, this loan is within it');
  });

  it('counts a credit that is more than the charges in the cash, and in the rate only up to the charges', () => {
    const [conventional] = row('Paid at closing', { downPayment: 80_000, lenderCharges: 1000, lenderCredit: 4000 });
    expect(conventional).toContain('$77,000');
    expect(row('Annual percentage rate', { downPayment: 80_000, lenderCharges: 1000, lenderCredit: 4000 })[0]).toBe('6.500%');
  });

  it('says what is paid while the rate is bought down, and that somebody else pays for it', () => {
    expect(row('Monthly payment', { downPayment: 80_000, buydown: '2-1' })[0]).toBe(
      '$2,023, $1,621 in year 1; $1,817 in year 2; the seller or another pays the difference, $7,283 in all',
    );
  });

  it('names no annual percentage rate where nothing is borrowed', () => {
    expect(row('Annual percentage rate', { downPayment: 400_000 })).toEqual(['–', '–', '–', '–']);
  });

  it('says to choose a county, where the home is in another or none is known', () => {
    expect(row('Loan limit', { county: 'other', homePrice: 900_000, downPayment: 45_000 })[0]).toBe(
      'At least $832,750, more in some counties',
    );
  });

  it('says at least, and where to look, when only the least of a limit is known', () => {
    expect(row('Loan limit', { county: 'Thurston', homePrice: 700_000 })[1]).toBe(
      'At least $541,287, look up your county at HUD',
    );
    expect(row('Loan limit', { county: 'Thurston', homePrice: 400_000 })[1]).toBe('At least $541,287, this loan is within it');
  });
});
