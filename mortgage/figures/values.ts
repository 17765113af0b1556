import type { ByYear } from './figure.ts';
import { loanLimitFigures, numbersOf } from './figures.ts';
import type { LoanLimitId } from './project/values.ts';
import * as project from './project/values.ts';

// The bare numbers of the figures in force, apart from their words because the calculators ship them to browsers: a sum needs no
// sources. A build ships what these modules export and nothing of what it comes from: `publishing/figures-as-data.ts`.

export type { FigureId, LoanLimitId } from './project/values.ts';

/** What all calculators work with. */
export const figureValues = numbersOf(project.figureValues);

/** Shares of gross income. Only the question of an affordable price needs them. */
export const incomeShares = numbersOf(project.incomeShares);

/** Loan limits for one unit in dollars, by the year in which a loan closes. */
export const loanLimitValues = Object.fromEntries(
  Object.entries(loanLimitFigures).map(([id, { byYear }]) => [id, byYear]),
) as Readonly<Record<LoanLimitId, ByYear>>;
