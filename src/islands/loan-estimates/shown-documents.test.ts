import { describe, expect, it } from 'vitest';
import { emptyLoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { formLines } from './lines.ts';
import { countOf, documentOfFile, isEmpty, nameOf, typedDocument, wasRead, withTyped } from './shown-documents.ts';

const [loanAmount, interestRate] = formLines;
if (!loanAmount || !interestRate) throw new Error('The form has no lines.');

const pages = { pages: 3, draw: async () => ({ width: 612, height: 792 }), close: () => undefined };
const read = documentOfFile(2, 'estimate.pdf', {
  kind: 'read',
  estimate: { ...emptyLoanEstimate, loanAmount: { value: 162_000, printed: '$162,000', certainty: 'certain' } },
  missingPages: [],
  document: pages,
});

describe('what is typed into a document', () => {
  it('counts while it is typed, as far as it is understood', () => {
    const document = withTyped(typedDocument(1), loanAmount, '162000', false);
    expect(document.estimate.loanAmount?.value).toBe(162_000);
    const halfway = withTyped(document, loanAmount, '162000 d', false);
    expect(halfway).toBe(document);
  });

  it('stays in its field when it is done and cannot be understood, and the line then has no value', () => {
    const document = withTyped(withTyped(typedDocument(1), loanAmount, '16', false), loanAmount, '16o', true);
    expect(document.notUnderstood).toEqual({ 'Loan Amount': '16o' });
    expect(document.estimate.loanAmount).toBeUndefined();
    const mended = withTyped(document, loanAmount, '160', true);
    expect(mended.notUnderstood).toEqual({});
    expect(mended.estimate.loanAmount?.value).toBe(160);
  });

  it('leaves alone what other lines could not understand', () => {
    const document = withTyped(typedDocument(1), loanAmount, 'x', true);
    expect(withTyped(document, interestRate, '6.5', true).notUnderstood).toEqual({ 'Loan Amount': 'x' });
  });

  it('is held against the rest anew: what was doubtful because of it is not any more', () => {
    const at = (x: number) => ({ page: 2, x, y: 1, width: 1, height: 1 });
    const amount = (value: number, x: number) => ({ value, printed: `$${value}`, certainty: 'certain', place: at(x) }) as const;
    const section = (total: number, x: number) => ({ total: amount(total, x), lines: [] });
    const sections = { ...emptyLoanEstimate.sections, A: section(1802, 1), B: section(672, 2), C: section(3189, 3) };
    const misread = { ...emptyLoanEstimate, sections, totalLoanCosts: amount(5672, 4) };
    const document = documentOfFile(3, 'estimate.pdf', { kind: 'read', estimate: misread, missingPages: [], document: pages });
    expect(document.disagreements.map(({ what }) => what)).toEqual(['D. Total Loan Costs']);
    expect(document.estimate.sections.A.total?.certainty).toBe('look');
    const services = formLines.find(({ header }) => header.startsWith('C. '));
    if (!services) throw new Error('The form has no section C.');
    const corrected = withTyped(document, services, '3198', true);
    expect(corrected.disagreements).toEqual([]);
    expect(corrected.estimate.sections.A.total?.certainty).toBe('certain');
    expect(corrected.estimate.sections.C.total?.certainty).toBe('typed');
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
    const corrected = withTyped(read, loanAmount, '', true);
    expect(wasRead(corrected, loanAmount)).toBe(true);
    expect(wasRead(corrected, interestRate)).toBe(false);
    expect(countOf(corrected)).toBe('0 of 20 values');
    expect(countOf(read)).toBe('1 of 20 values');
  });

  it('is empty until a line has a value', () => {
    expect(isEmpty(typedDocument(1))).toBe(true);
    expect(isEmpty(withTyped(typedDocument(1), interestRate, '6.5', true))).toBe(false);
  });
});
