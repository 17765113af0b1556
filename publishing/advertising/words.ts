/** A word that an advertisement for a home loan should not use, with the rule behind it. Add or remove lines as your regulator advises. */
export interface AvoidedWord {
  /** What to look for; whole words, in any case. */
  readonly pattern: RegExp;
  readonly rule: string;
  readonly mend: string;
}

const unsupported = {
  rule: 'WAC 208-660-446: claims that cannot be supported; examiners cite superlatives, also in quoted reviews',
  mend: 'Say what is true and can be shown, without comparing to all others.',
};
const approval = {
  rule: 'Regulation N, 12 CFR 1014.3: no implied approval',
  mend: 'Say what depends on credit, income and property.',
};
const costs = {
  rule: 'Regulation N, 12 CFR 1014.3: no misstatement of fees and costs',
  mend: 'Name the cost and who pays it.',
};
const affiliation = {
  rule: 'Regulation N, 12 CFR 1014.3: no suggestion of a government affiliation',
  mend: "Say 'FHA loan', 'VA loan' or 'USDA loan'.",
};

export const avoidedWords: readonly AvoidedWord[] = [
  { pattern: /\bbest\b/gi, ...unsupported },
  { pattern: /\blowest\b/gi, ...unsupported },
  { pattern: /\bcheapest\b/gi, ...unsupported },
  { pattern: /\bunbeatable\b/gi, ...unsupported },
  { pattern: /\bbest deal\b/gi, ...unsupported },
  { pattern: /\b(number one|no\. ?1|#1)\b/gi, ...unsupported },
  { pattern: /\bguaranteed?\b(?! (fee|loan program))/gi, ...approval },
  { pattern: /\b(instant|easy|automatic) approval\b/gi, ...approval },
  { pattern: /\b(everyone|anyone) (qualifies|is approved)\b/gi, ...approval },
  { pattern: /\bpre-?approved\b/gi, ...approval },
  { pattern: /\bno (fees|closing costs|costs)\b/gi, ...costs },
  { pattern: /\bfree\b/gi, ...costs },
  { pattern: /\bgovernment(-supported| loan program| program loan)\b/gi, ...affiliation },
];
