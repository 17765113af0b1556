import { emptyLoanEstimate, type LoanEstimate } from '../form/loan-estimate.ts';
import type { PageText } from './page-text.ts';
import { type FormPages, findForms } from './pages.ts';
import { readAdjustableTables } from './read-adjustable-tables.ts';
import { readCashToClose } from './read-cash-to-close.ts';
import { readClosingCosts } from './read-closing-costs.ts';
import { readCostsAtClosing } from './read-costs-at-closing.ts';
import { readHeader } from './read-header.ts';
import { readLoanTerms } from './read-loan-terms.ts';
import { readPageThree } from './read-page-three.ts';
import { readProjectedPayments } from './read-projected-payments.ts';
import type { Reading } from './reading.ts';

/** Reads the pages of a document. A value that is not there, or of which there are two, is left out. */
export function readLoanEstimate(pages: readonly PageText[]): Reading {
  const file = findForms(pages);
  if (file.kind !== 'forms') return file;
  const [form, another] = file.forms;
  if (another || !form) return { kind: 'several loan estimates' };
  return {
    kind: 'loan estimate',
    estimate: readForm(form),
    missingPages: [1, 2, 3].filter((page) => form[page - 1] === undefined),
  };
}

function readForm([first, second, third]: FormPages): LoanEstimate {
  const header = first && readHeader(first);
  const pageThree = third && readPageThree(third);
  const costs = second && readClosingCosts(second);
  const atClosing = first ? readCostsAtClosing(first) : {};
  return {
    ...emptyLoanEstimate,
    ...header,
    ...(first && readLoanTerms(first)),
    ...(first && readProjectedPayments(first, header?.loanTerm?.value)),
    costsAtClosing: atClosing,
    ...costs,
    // Page 2 leaves them blank where there are none, and page 1 says $0.
    lenderCredits: costs?.lenderCredits ?? atClosing.lenderCredits,
    ...(second && { cashToClose: readCashToClose(second) }),
    ...(second && readAdjustableTables(second)),
    ...pageThree,
    // The head of page 1 names the lender too, but often in a picture.
    lender: pageThree?.lenderContact.company,
  };
}
