import type { Finding } from './finding.ts';

/** 'Questions for your lender': those that the findings raise, in their order, which is that of importance; no two alike. */
export function questionsForLender(findings: readonly Finding[]): readonly string[] {
  const asked = new Map<string, string>();
  for (const { question } of findings) {
    const words = question
      ?.toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join(' ');
    if (question && words && !asked.has(words)) asked.set(words, question);
  }
  return [...asked.values()];
}
