import { describe, expect, it } from 'vitest';
import { type RefinanceInputs, refinance } from '../../../../mortgage/loan/refinance.ts';
import {
  atCurrentPayment,
  breakEvenByNetCost,
  breakEvenByPayment,
  debtEnds,
  overTheLifetime,
  paymentChange,
} from './break-even-words.ts';

const home: RefinanceInputs = {
  balance: 300_000,
  currentRatePercent: 7.5,
  remainingMonths: 300,
  newRatePercent: 6.5,
  newTermYears: 30,
  closingCosts: 6000,
  costsFinanced: false,
};
const words = (changed: Partial<RefinanceInputs> = {}) => {
  const answer = refinance({ ...home, ...changed });
  return {
    payment: breakEvenByPayment(answer),
    netCost: breakEvenByNetCost(answer),
    lifetime: overTheLifetime(answer),
    kept: atCurrentPayment(answer),
    change: paymentChange(answer),
  };
};

describe('a refinance in words', () => {
  it('gives three answers that disagree, and says why', () => {
    const { payment, netCost, lifetime, kept, change } = words();
    expect([payment.figure, netCost.figure, lifetime.figure]).toEqual([
      'After 1 year 7 months',
      'After 2 years 1 month',
      '$23,541 more',
    ]);
    expect(netCost.meaning).toContain('past 23 years 10 months, it costs more again');
    expect(kept).toBe(
      'go on paying $2,217 a month. The new loan then ends after 20 years 5 months. In all, that saves you $117,189.',
    );
    expect(change).toBe('$321 less');
  });

  it('says never where the payment rises, and names the reason', () => {
    const { payment, lifetime, kept, change } = words({ newTermYears: 15 });
    expect(payment).toMatchObject({ figure: 'Never', meaning: expect.stringContaining('not lower') });
    expect(lifetime.figure).toMatch(/^\$\d{3},\d{3} saved$/);
    expect(kept).toBeUndefined();
    expect(change).toMatch(/more$/);
  });

  it('says that costs added to the loan leave nothing to win back, and that the loan is larger by them', () => {
    const { payment, netCost } = words({ costsFinanced: true });
    expect(payment).toEqual({
      figure: 'At once',
      meaning:
        'You pay nothing at closing, so there is nothing to win back. Costs added to the loan are paid off with it, with interest.',
    });
    expect(netCost.figure).toMatch(/^After 2 years/);
  });

  it('says of a credit that a higher rate uses up that it is gone, and when a shorter term brings the advantage back', () => {
    const credited = { balance: 400_000, currentRatePercent: 6.5, remainingMonths: 360, newRatePercent: 6.75 };
    expect(words({ ...credited, closingCosts: -2000 }).netCost.meaning).toMatch(
      /past 1 year 11 months, it costs more again: its interest has caught up by then\.$/,
    );
    expect(words({ ...credited, newTermYears: 20, closingCosts: -500 }).netCost.meaning).toMatch(
      /past 6 months, it costs more again, until 4 years 7 months have passed\.$/,
    );
  });

  it('says nothing of a payment kept where a credit takes the whole loan away', () => {
    const { kept, netCost } = words({ balance: 50_000, closingCosts: -50_000, costsFinanced: true });
    expect([kept, netCost.figure]).toEqual([undefined, '–']);
  });

  it('says never, and not a month, where nothing is cheaper and nothing dearer', () => {
    const { netCost, lifetime } = words({ currentRatePercent: 0, newRatePercent: 0, closingCosts: 0 });
    expect([netCost.figure, lifetime.figure]).toEqual(['Never', 'No difference']);
    expect(netCost.meaning).not.toMatch(/costs more again|stay above/);
  });

  it('says never where the present loan ends first', () => {
    expect(words({ closingCosts: 200_000 }).payment.meaning).toContain('ends before');
  });

  it('says that an equal loan makes no difference, never -$0', () => {
    const same = words({ newRatePercent: 7.5, newTermYears: 25, closingCosts: 0 });
    expect([same.lifetime.figure, same.change]).toEqual(['No difference', 'None']);
  });

  it('has nothing to say about no balance', () => {
    const { payment, netCost, lifetime } = words({ balance: 0 });
    expect([payment.figure, netCost.figure, lifetime.figure]).toEqual(['–', '–', '–']);
  });

  it('tells later from sooner', () => {
    expect([debtEnds(36), debtEnds(-120), debtEnds(0)]).toEqual(['3 years later', '10 years sooner', 'In the same month as now']);
  });

  it.each([0, 1, 1e8])('stays finite with a balance of %d at every extreme', (balance) => {
    for (const rate of [0, 30]) {
      for (const closingCosts of [0, 1e8]) {
        const said = JSON.stringify(words({ balance, currentRatePercent: rate, newRatePercent: 30 - rate, closingCosts }));
        expect(said).not.toMatch(/NaN|Infinity|∞|-\$|undefined/);
      }
    }
  });
});
