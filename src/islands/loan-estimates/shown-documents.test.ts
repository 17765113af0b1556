import { describe, expect, it } from 'vitest';
import { emptyLoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { formLines } from './lines.ts';
import { documentOfFile, isEmpty, nameOf, typedDocument, valuesOf, wasRead, withTyped } from './shown-documents.ts';

const [loanAmount, interestRate] = formLines;
if (!loanAmount || !interestRate) throw new Error('The form has no lines.');

const agreeing = () => [];
const pages = { pages: 3, draw: async () => ({ width: 612, height: 792 }), close: () => undefined };
const read = documentOfFile(2, 'estimate.pdf', {
  kind: 'read',
  estimate: { ...emptyLoanEstimate, loanAmount: { value: 162_000, printed: '$162,000', certainty: 'certain' } },
  disagreements: [],
  missingPages: [],
  document: pages,
});

describe('what is typed into a document', () => {
  it('counts while it is typed, as far as it is understood', () => {
    const document = withTyped(typedDocument(1), loanAmount, '162000', false, agreeing);
    expect(document.estimate.loanAmount?.value).toBe(162_000);
    const halfway = withTyped(document, loanAmount, '162000 d', false, agreeing);
    expect(halfway).toBe(document);
  });

  it('stays in its field when it is done and cannot be understood, and the line then has no value', () => {
    const document = withTyped(withTyped(typedDocument(1), loanAmount, '16', false, agreeing), loanAmount, '16o', true, agreeing);
    expect(document.notUnderstood).toEqual({ 'Loan Amount': '16o' });
    expect(document.estimate.loanAmount).toBeUndefined();
    const mended = withTyped(document, loanAmount, '160', true, agreeing);
    expect(mended.notUnderstood).toEqual({});
    expect(mended.estimate.loanAmount?.value).toBe(160);
  });

  it('leaves alone what other lines could not understand', () => {
    const document = withTyped(typedDocument(1), loanAmount, 'x', true, agreeing);
    expect(withTyped(document, interestRate, '6.5', true, agreeing).notUnderstood).toEqual({ 'Loan Amount': 'x' });
  });

  it('is checked again for what does not agree', () => {
    const wrong = { what: 'D', printed: 1, from: 'A + B + C', workedOut: 2, unit: 'dollars' } as const;
    expect(withTyped(read, loanAmount, '1', true, () => [wrong]).disagreements).toEqual([wrong]);
  });
});

describe('a document on the page', () => {
  it('is called by its lender, else by its file, else as typed', () => {
    const lender = { value: 'Ficus Bank', printed: 'Ficus Bank', certainty: 'certain' } as const;
    expect(nameOf({ ...read, estimate: { ...read.estimate, lender } }, 0)).toBe('1. Ficus Bank');
    expect(nameOf(read, 1)).toBe('2. estimate.pdf');
    expect(nameOf(typedDocument(1), 2)).toBe('3. Typed from paper');
  });

  it('remembers what was read from the file when somebody corrects it', () => {
    const corrected = withTyped(read, loanAmount, '', true, agreeing);
    expect(wasRead(corrected, loanAmount)).toBe(true);
    expect(wasRead(corrected, interestRate)).toBe(false);
    expect(valuesOf(corrected)).toBe(0);
    expect(valuesOf(read)).toBe(1);
  });

  it('is empty until a line has a value', () => {
    expect(isEmpty(typedDocument(1))).toBe(true);
    expect(isEmpty(withTyped(typedDocument(1), interestRate, '6.5', true, agreeing))).toBe(false);
  });
});
