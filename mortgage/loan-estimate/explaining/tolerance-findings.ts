import { printDollars } from '../../amounts/dollars.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { type Finding, finding } from './finding.ts';
import { begun, listed, printAmount } from './phrases.ts';
import { type ToleranceGroup, tolerances } from './tolerances.ts';

/** What may change by closing and by how much: 12 CFR 1026.19(e)(3). */
export function tolerancesFinding(estimate: LoanEstimate): Finding | undefined {
  const { zero, tenPercent, noLimit, unsorted } = tolerances(estimate);
  const parts = [zero, tenPercent, noLimit, unsorted].flatMap((group) => group.parts);
  if (parts.length === 0) return undefined;
  const credits = estimate.lenderCredits?.value ? estimate.lenderCredits : undefined;
  const companies = tenPercent.parts.some(({ name }) => name === 'section C');
  return finding(
    'What may change by closing',
    [...parts.map(({ amount }) => amount), credits],
    [
      said(zero, (sum) => `${sum} may not go up.${credits ? ' Lender credits may not go down.' : ''}`),
      said(tenPercent, (sum) => `${sum} may go up by ten percent together, to about ${printDollars(tenPercent.dollars * 1.1)}.`),
      companies
        ? 'That holds for section C if you use companies on the lender’s list or leave the choice to the lender. If one is the lender’s affiliate, its price may not go up. If you pick a company that is not on the list, there is no limit.'
        : undefined,
      tenPercent.parts.some(({ name }) => name === 'recording fees')
        ? 'If the line of the recording fees also has other taxes in it, those may not go up.'
        : undefined,
      said(noLimit, (sum) => `${sum} may go up without a limit.`),
      noLimit.parts.some(({ name }) => name === 'section H')
        ? 'Section H is among them only where the lender does not require the service.'
        : undefined,
      said(
        unsorted,
        (sum) => `${sum} has recording fees, which are limited with section C, and transfer taxes, which may not go up.`,
      ),
      'A lender may send new figures for reasons that the rule names (12 CFR 1026.19(e)(3)): you ask for a change, facts about you or the home turn out otherwise, or the rate is locked.',
    ],
    companies ? 'Which companies in section C are on your list, and is any of them your affiliate?' : undefined,
  );
}

/** A sentence about a group that has something in it, with its sum: `Sections A and B and transfer taxes ($2,889) …`. */
function said({ parts, dollars }: ToleranceGroup, sentence: (sum: string) => string): string | undefined {
  if (parts.length === 0) return undefined;
  const names = parts.map(({ name }) => name);
  const letters = names.flatMap((name) => /^section (\w)$/.exec(name)?.[1] ?? []);
  const others = names.filter((name) => !/^section \w$/.test(name));
  const sections = letters.length > 0 ? [`${letters.length > 1 ? 'sections' : 'section'} ${listed(letters)}`] : [];
  return sentence(`${begun(listed([...sections, ...others]))} (${printAmount(dollars)})`);
}
