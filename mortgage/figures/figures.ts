import { borrowingFigures as borrowing } from './project/borrowing.ts';
import { closingFigures as closing } from './project/closing-costs.ts';
import { fhaPremiumFigures as fhaPremiums } from './project/fha-premiums.ts';
import { loanLimitFigures as loanLimits } from './project/loan-limits.ts';
import type { FigureId } from './project/values.ts';
import { type Figures, figuresWith } from './renewals.ts';
import { readRenewals } from './renewals-file.ts';

/** Every published figure that is in force: with its words, its publication, and what the owner has renewed. */
export const figures: Figures = figuresWith(readRenewals());

/** Some of the figures in force. @param like holds the names of those */
export function inForce<Id extends FigureId>(like: Readonly<Record<Id, unknown>>): Pick<Figures, Id> {
  return Object.fromEntries(Object.keys(like).map((id) => [id, figures[id as Id]])) as Pick<Figures, Id>;
}

/** Their numbers alone. */
export function numbersOf<Id extends FigureId>(like: Readonly<Record<Id, unknown>>): Readonly<Record<Id, number>> {
  return Object.fromEntries(Object.keys(like).map((id) => [id, figures[id as Id].value])) as Record<Id, number>;
}

/** How much of an income lenders count on. */
export const borrowingFigures = inForce(borrowing);

/** What is paid at closing in Washington besides the loan. */
export const closingFigures = inForce(closing);

/** The rarer cells of the FHA annual premium table. */
export const fhaPremiumFigures = inForce(fhaPremiums);

/** The loan limits of Washington's counties. */
export const loanLimitFigures = inForce(loanLimits);
