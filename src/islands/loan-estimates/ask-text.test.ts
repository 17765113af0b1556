import { describe, expect, it } from 'vitest';
import { emptyLoanEstimate, type LoanEstimate, type Value } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { askText, figureLines, mailLink, withLine, withoutLine } from './ask-text.ts';

const value = <T>(of: T): Value<T> => ({ value: of, printed: '', certainty: 'certain' });

const estimate: LoanEstimate = {
  ...emptyLoanEstimate,
  lender: value('Ficus Bank'),
  applicants: value('Michael Jones and Mary Stone'),
  property: value('456 Somewhere Avenue'),
  loanId: value('123456789'),
  loanAmount: value(162_000),
  interestRate: value(3.875),
};

describe('the email about Loan Estimates', () => {
  it('has a line for each figure of the form that is there', () => {
    expect(figureLines([estimate])).toEqual(['Loan Amount: $162,000', 'Interest Rate: 3.875%']);
  });

  it('numbers the figures of several, and says what was not found', () => {
    const other = { ...emptyLoanEstimate, loanAmount: value(160_000) };
    expect(figureLines([estimate, other])).toEqual([
      'Loan Amount: $162,000 (1), $160,000 (2)',
      'Interest Rate: 3.875% (1), not found (2)',
    ]);
  });

  it('has nothing else of the document: no name, no address, no number of the loan', () => {
    const text = askText({ figures: figureLines([estimate]), questions: ['- What are my points?'] }, 1);
    expect(text).toContain('Loan Amount: $162,000');
    expect(text).toContain('- What are my points?');
    expect(text).not.toMatch(/Ficus|Jones|Somewhere|123456789/);
  });

  it('loses a line that is struck out, and gets it back where it was, whatever else was written', () => {
    const order = ['first', 'second', 'third'];
    const text = 'Hello\nfirst\nsecond\nmy own words\nthird';
    const struck = withoutLine(text, 'second');
    expect(struck).toBe('Hello\nfirst\nmy own words\nthird');
    expect(withLine(struck, 'second', order)).toBe(text);
    expect(withoutLine(text, 'not there')).toBe(text);
    expect(withLine(text, 'first', order)).toBe(text);
    expect(withLine('Hello', 'third', order)).toBe('Hello\nthird');
    expect(withLine('first\nsecond\nmy own words', 'third', order)).toBe('first\nsecond\nthird\nmy own words');
  });

  it('opens in a mail program letter for letter', () => {
    const link = new URL(mailLink('hello@example.com', 'Rate: 3.875% & more?\nSecond line'));
    expect(link.pathname).toBe('hello@example.com');
    expect(link.searchParams.get('body')).toBe('Rate: 3.875% & more?\r\nSecond line');
    expect(link.href).not.toContain('+');
  });
});
