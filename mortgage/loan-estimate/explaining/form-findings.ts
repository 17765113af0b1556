import type { Disagreement } from '../form/disagreement.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { mayBeBlank, tableRows } from '../form/table-rows.ts';
import { type Finding, finding } from './finding.ts';
import { listed, printAmount, printPercent } from './phrases.ts';

/** A finding for each place where the form does not agree with itself. */
export function disagreementFinding(estimate: LoanEstimate, { what, printed, from, workedOut, unit }: Disagreement): Finding {
  const print = unit === 'percent' ? printPercent : printAmount;
  const row = tableRows.find(({ header }) => header.toLowerCase() === what.toLowerCase());
  const stated = row?.of(estimate);
  return finding(
    `Two figures for ${what}`,
    [stated],
    [
      `The form says ${print(printed)}. By ${from} it would be ${print(workedOut)}.`,
      stated?.certainty === 'typed'
        ? 'Look at the paper first: a figure may have been typed wrong.'
        : 'We may have misread one of them, so look at the paper first.',
    ],
    `My Loan Estimate says ${print(printed)} for ${what}, and by ${from} it would be ${print(workedOut)}: could you tell me which is right?`,
  );
}

/** What was not found, of everything that a form must say. */
export function missingFinding(estimate: LoanEstimate): Finding | undefined {
  const rows = tableRows.filter(({ header, of }) => !mayBeBlank.test(header) && !of(estimate)).map(({ header }) => header);
  const facts = [
    ['Date Issued', estimate.dateIssued],
    ['Loan Term', estimate.loanTerm],
    ['Product', estimate.product],
    ['Rate Lock', estimate.rateLock],
    ['the day on which the closing costs expire', estimate.costsExpire],
  ] as const;
  const missing = [...facts.filter(([, value]) => !value).map(([what]) => what), ...rows];
  if (missing.length === 0) return undefined;
  const named = missing.length > 7 ? [...missing.slice(0, 6), `${missing.length - 6} more`] : missing;
  return finding(
    'What we did not find',
    [],
    [`Not found: ${listed(named)}. Look for it on the paper: what rests on it is left out here.`],
  );
}

/** What the form itself is: 12 CFR 1026.37 discloses estimates, and its page 3 says that a signature only confirms receipt. */
export function natureOfTheForm(): Finding {
  return finding(
    'What this form is',
    [],
    [
      'A Loan Estimate is not an offer and not a commitment to lend. It binds you to nothing, and you may ask other lenders for theirs.',
    ],
  );
}
