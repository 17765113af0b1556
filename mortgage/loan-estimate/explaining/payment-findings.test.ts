import { describe, expect, test } from 'vitest';
import { column, purchase, read } from '../form/example-estimates.test-data.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import { cashToCloseFinding, escrowFinding, mortgageInsuranceFinding } from './payment-findings.ts';

describe('mortgage insurance', () => {
  const of = (...projectedPayments: LoanEstimate['projectedPayments']) =>
    mortgageInsuranceFinding({ ...emptyLoanEstimate, projectedPayments });

  test('that the last column still has is told to have no end on the form', () => {
    expect(of(column(1, 30, 700, 1, 0))?.sentences[0]).toBe(
      'You would pay $1 a month in years 1 to 30. The form shows no end before the loan’s own.',
    );
  });

  test('of two amounts is told as two, and columns of one amount as one', () => {
    expect(
      of(column(1, 2, 700, 90, 0), column(3, 5, 700, 90, 0), column(6, 9, 700, 80, 0), column(10, 30, 700, 0, 0))?.sentences[0],
    ).toBe('You would pay $90 a month in years 1 to 5 and $80 a month in years 6 to 9, then none.');
  });

  test('of years that were not read is told without them', () => {
    expect(of({ ...column(1, 7, 700, 90, 0), years: undefined }, column(8, 30, 700, 90, 0))?.sentences[0]).toMatch(
      /^You would pay \$90 a month in a period whose years we could not read and \$90 a month in years 8 to 30\./,
    );
  });

  test('of 0 throughout is none, and a final payment has no say in it', () => {
    const final = { ...column(7, 7, 700, 90, 0), years: read({ first: 7, last: 7, final: true }) };
    const none = of(column(1, 7, 700, 0, 0), final);
    expect(none).toMatchObject({ title: 'No mortgage insurance', from: [read(0)] });
    expect(none).not.toHaveProperty('question');
  });

  test('that was not found is not spoken of', () => {
    expect(of()).toBeUndefined();
    expect(of({ years: read({ first: 1, last: 30 }) })).toBeUndefined();
  });
});

describe('taxes and insurance', () => {
  const included = (inEscrow: 'YES' | 'NO' | 'some') => read({ included: true, inEscrow });

  test('that were not found are not spoken of', () => {
    expect(escrowFinding(emptyLoanEstimate)).toBeUndefined();
    expect(escrowFinding({ ...emptyLoanEstimate, propertyTaxes: read({ included: false }) })).toBeUndefined();
    expect(escrowFinding({ ...emptyLoanEstimate, taxesAndInsurance: read(206) })?.sentences).toHaveLength(1);
    expect(escrowFinding({ ...emptyLoanEstimate, propertyTaxes: included('YES') })?.sentences).toEqual([
      'Property taxes: in the payment, through escrow.',
    ]);
  });

  test('that are all in the payment raise no question', () => {
    const found = escrowFinding({ ...purchase, taxesAndInsurance: read(300) });
    expect(found).not.toHaveProperty('question');
    expect(found?.sentences).toHaveLength(2);
    expect(found?.from).toHaveLength(3);
  });

  test.each(['NO', 'some'] as const)(
    'with %s in escrow raise one, and what comes on top is the first period’s difference',
    (answer) => {
      const projectedPayments = [column(1, 7, 761.78, 82, 206), column(8, 30, 761.78, 0, 100)];
      const changed = { projectedPayments, taxesAndInsurance: read(207), homeownersInsurance: included(answer) };
      const found = escrowFinding({ ...purchase, ...changed });
      expect(found?.question).toBe('Which of these costs would I pay myself, and when are they due?');
      expect(found?.sentences.at(-1)).toBe('About $1 a month of it comes on top of the payment.');
      expect(found?.from).toContainEqual(read(206));
    },
  );

  test('with nothing on top of the escrow, or no escrow to compare with, tell no difference', () => {
    for (const projectedPayments of [purchase.projectedPayments, []]) {
      const found = escrowFinding({ ...purchase, projectedPayments, otherHomeCosts: included('NO') });
      expect(found?.sentences.join(' ')).toContain('Other costs named there: not in the payment');
      expect(found?.sentences.join(' ')).not.toContain('on top of the payment');
      expect(found?.from).toHaveLength(4);
    }
    const unknown = escrowFinding({ ...purchase, taxesAndInsurance: undefined, otherHomeCosts: included('NO') });
    expect(unknown?.sentences.join(' ')).not.toContain('on top of');
  });
});

describe('cash to close', () => {
  test('of page 1 is told where page 2 has none, without lines', () => {
    const found = cashToCloseFinding({ ...purchase, cashToClose: {} });
    expect(found?.sentences).toEqual(['You would bring $16,054 to closing.']);
    expect(cashToCloseFinding(emptyLoanEstimate)).toBeUndefined();
  });

  test('of one line is told with it, and no other lines are claimed to be $0', () => {
    const found = cashToCloseFinding({ ...purchase, cashToClose: { closingCosts: read(1), cashToClose: read(1) } });
    expect(found?.sentences).toEqual(['You would bring $1 to closing.', 'Page 2 works it out from Total Closing Costs (J) $1.']);
  });

  test('of $0 is brought, and a deposit of $0 is not spoken of', () => {
    const found = cashToCloseFinding({
      ...purchase,
      cashToClose: { ...purchase.cashToClose, deposit: read(0), cashToClose: read(0) },
    });
    expect(found?.sentences[0]).toBe('You would bring $0 to closing.');
    expect(found?.sentences.join(' ')).not.toContain('deposit');
    const paid = cashToCloseFinding({ ...purchase, cashToClose: { ...purchase.cashToClose, deposit: read(-1) } });
    expect(paid?.sentences.at(-1)).toContain('paid already');
  });

  test('has the costs that are financed among its lines in the standard table', () => {
    const cashToClose = { ...purchase.cashToClose, closingCostsFinanced: read(-2000) };
    expect(cashToCloseFinding({ ...purchase, cashToClose })?.sentences[1]).toContain('Closing Costs Financed -$2,000');
  });
});
