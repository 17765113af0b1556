import type { Disagreement } from '../form/disagreement.ts';
import type { LoanEstimate } from '../form/loan-estimate.ts';
import { annualPercentageRateFinding, fiveYearsFinding, originationFinding, pointsFinding } from './charge-findings.ts';
import { featureFindings } from './feature-findings.ts';
import type { Finding } from './finding.ts';
import { disagreementFinding, missingFinding, natureOfTheForm } from './form-findings.ts';
import { cashToCloseFinding, escrowFinding, mortgageInsuranceFinding } from './payment-findings.ts';
import { costsExpireFinding, rateLockFinding } from './rate-lock-findings.ts';
import { tolerancesFinding } from './tolerance-findings.ts';

export type { Finding } from './finding.ts';

/**
 * What a careful loan officer would point out first: where the form contradicts itself, what is running out, what the loan can
 * turn into, then what it costs. Each only where its values are there. `onDate` (YYYY-MM-DD) is the visitor's today.
 */
export function findings(estimate: LoanEstimate, disagreements: readonly Disagreement[], onDate: string): readonly Finding[] {
  return [
    ...disagreements.map((disagreement) => disagreementFinding(estimate, disagreement)),
    rateLockFinding(estimate, onDate),
    costsExpireFinding(estimate, onDate),
    ...featureFindings(estimate),
    originationFinding(estimate),
    pointsFinding(estimate),
    fiveYearsFinding(estimate),
    annualPercentageRateFinding(estimate),
    tolerancesFinding(estimate),
    mortgageInsuranceFinding(estimate),
    escrowFinding(estimate),
    cashToCloseFinding(estimate),
    missingFinding(estimate),
    natureOfTheForm(),
  ].filter((found) => found !== undefined);
}
