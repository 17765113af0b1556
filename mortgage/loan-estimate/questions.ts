import type { Finding } from './finding.ts';

/** What to ask the lender, most important first, no two alike. */
export function questionsForLender(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.flatMap(({ question }) => question ?? []))];
}
