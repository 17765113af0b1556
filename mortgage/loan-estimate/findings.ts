import { printDollars } from '../amounts/dollars.ts';
import type { Disagreement } from './disagreement.ts';
import type { Finding } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';

export type { Finding } from './finding.ts';

/** What a careful loan officer would point out first. `onDate` (YYYY-MM-DD) is the visitor's today. */
export function findings(estimate: LoanEstimate, disagreements: readonly Disagreement[], onDate: string): readonly Finding[] {
  const { sections, costsExpire } = estimate;
  const charges = sections.A.total;
  return [
    ...(charges
      ? [
          {
            title: 'What this lender itself charges',
            sentences: [`Section A comes to ${printDollars(charges.value)}. These charges may not rise by closing.`],
            from: [charges, ...(estimate.points ? [estimate.points] : [])],
            question: 'Which of the charges in section A could you leave out?',
          },
        ]
      : []),
    ...(costsExpire
      ? [
          {
            title: 'When these costs expire',
            sentences: [
              costsExpire.value < onDate ? `They expired on ${costsExpire.value}.` : `They expire on ${costsExpire.value}.`,
            ],
            from: [costsExpire],
          },
        ]
      : []),
    ...disagreements.map(({ what, printed, from, workedOut }) => ({
      title: `${what} does not add up`,
      sentences: [`The form says ${printDollars(printed)}. Adding ${from} gives ${printDollars(workedOut)}.`],
      from: [],
      question: `The form says ${printDollars(printed)} for ${what}, and ${from} gives ${printDollars(workedOut)}. Which is right?`,
    })),
  ];
}
