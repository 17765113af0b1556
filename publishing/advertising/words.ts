/**
 * A word that an advertisement for a home loan should not use, with the rule behind it. Add or remove lines as your regulator
 * advises: `/\bword\b/gi` finds a whole word in any case. A sentence that may stay all the same goes into `exceptions.ts`.
 */
export interface AvoidedWord {
  /** What to look for; whole words, in any case. */
  readonly pattern: RegExp;
  readonly rule: string;
  readonly remedy: string;
}

/** Stands in a rule for the section on advertising of the act that the company is licensed under. */
export const stateRule = '{state rule}';

const unsupported = {
  rule: '{state rule}: claims that cannot be supported; examiners cite superlatives, also in quoted reviews',
  remedy: 'Say what is true and can be shown, without comparing to all others.',
};
const approval = {
  rule: 'Regulation N, 12 CFR 1014.3: no implied approval',
  remedy: 'Say what depends on credit, income and property.',
};
const costs = {
  rule: 'Regulation N, 12 CFR 1014.3: no misstatement of fees and costs',
  remedy: 'Name the cost and who pays it.',
};
const affiliation = {
  rule: 'Regulation N, 12 CFR 1014.3: no suggestion of a government affiliation',
  remedy: "Say 'FHA loan', 'VA loan' or 'USDA loan'.",
};

const debt = {
  rule: 'Regulation Z, 12 CFR 1026.24(i): no claim of debt elimination, no lender called a counselor, no misleading "fixed"',
  remedy: 'Say what the loan does to the payment and to the total, with both figures.',
};
const pressure = {
  rule: 'Regulation N, 12 CFR 1014.3, and RCW 19.144.080: no misleading statement about availability or savings',
  remedy: 'Leave the pressure out. Name a date only if it is true.',
};
const fairHousing = {
  rule: 'Fair Housing Act, 42 U.S.C. 3604(c): no words that show a preference among people',
  remedy: 'Describe the home or the loan, never the people.',
};

const steering = {
  ...fairHousing,
  remedy: 'Leave schools and crime out: to praise or rank them steers people. Say what the home costs.',
};
const broadPromise = {
  rule: 'FTC Act, 15 U.S.C. 45, and Regulation P, 12 CFR 1016: a promise about privacy or security is kept, or it is not made',
  remedy: 'Say what the privacy policy says, and promise nothing on behalf of another company.',
};
const oneAnswerTime = {
  rule: "FTC Act, 15 U.S.C. 45: the same promise on every page, and the forms' own messages promise an answer within 24 hours",
  remedy: "Say 'within 24 hours' as the other pages do, or change the promise on all of them.",
};

export const avoidedWords: readonly AvoidedWord[] = [
  { pattern: /\bbest\b/gi, ...unsupported },
  { pattern: /\blowest\b/gi, ...unsupported },
  { pattern: /\bcheapest\b/gi, ...unsupported },
  { pattern: /\bunbeatable\b/gi, ...unsupported },
  { pattern: /\bbest deal\b/gi, ...unsupported },
  { pattern: /(\b(number one|no\. ?1)|(?<!\w)#1)\b/gi, ...unsupported },
  { pattern: /\bguaranteed?\b(?! (fee|loan program))/gi, ...approval },
  { pattern: /\b(instant|easy|automatic) approval\b/gi, ...approval },
  { pattern: /\b(everyone|anyone) (qualifies|is approved)\b/gi, ...approval },
  { pattern: /\bpre-?approved\b/gi, ...approval },
  { pattern: /\bno (fees|closing costs|costs)\b/gi, ...costs },
  { pattern: /\bfree\b/gi, ...costs },
  { pattern: /\b(no|bad) credit,? (no problem|ok(ay)?|welcome)\b/gi, ...approval },
  { pattern: /\brisk[- ]free\b/gi, ...unsupported },
  { pattern: /\b(eliminate|wipe out|erase) (your |all )?debts?\b/gi, ...debt },
  { pattern: /\b(our|your) (loan|mortgage|credit|debt) counsell?ors?\b/gi, ...debt },
  { pattern: /\bsave thousands\b/gi, ...pressure },
  { pattern: /\b(act now|today only|limited[- ]time|last chance|rates? (won't|will not) last)\b/gi, ...pressure },
  { pattern: /\b(exclusive|safe|family-friendly|family|christian|adult) (neighbou?rhoods?|communit(y|ies))\b/gi, ...fairHousing },
  { pattern: /\bschools?\b(?! (bonds?|lev(y|ies)|tax(es)?)\b)/gi, ...steering },
  { pattern: /\b(low[- ]crime|crime[- ]free|crime rates?)\b/gi, ...steering },
  { pattern: /\b(ideal|perfect) for (singles|couples|families|retirees)\b/gi, ...fairHousing },
  {
    pattern: /\bequal housing lender\b/gi,
    rule: 'Fair Housing Act advertising guidance: the notice says Opportunity',
    remedy: 'Say Equal Housing Opportunity.',
  },
  {
    pattern: /\bneeds? no (private )?mortgage insurance\b/gi,
    ...costs,
    remedy: "Say that mortgage insurance 'may not be needed'.",
  },
  { pattern: /\b(never|not) (to|with) anyone( else)?\b|\bonly to answer you\b/gi, ...broadPromise },
  { pattern: /\bportal (encrypts|protects|secures)\b/gi, ...broadPromise },
  { pattern: /\b(register|registry|Consumer Access) (shows|lists) (all|any|every)\b/gi, ...unsupported },
  {
    pattern: /\bwe (answer|get|hear|see)\b[^.]{0,30}\bevery (day|week|month)\b|\bwhose work we (have seen|know)\b/gi,
    ...unsupported,
  },
  { pattern: /\b(aim|hope|try|normally|typically|usually)\b[^.]{0,60}\bwithin 24 hours\b/gi, ...oneAnswerTime },
  { pattern: /\b(FHA|VA|HUD|USDA)[- ](approved|endorsed|certified|sponsored)\b(?! (appraisers?|condo))/gi, ...affiliation },
  { pattern: /\bgovernment(-supported| loan program| program loan)\b/gi, ...affiliation },
];
