import { type AdvertisingFinding, around, isQuoted, quotedRemedy, type ReadPage } from '../read-page.ts';

/** Makes a term an example, or the estimate of what a visitor typed. A Loan Estimate is a form, and makes nothing an estimate. */
const example = /\bexample\b|(?<!loan )\bestimates?\b/i;
/** Says the annual percentage rate, what the payment leaves out, or that it is no offer. */
const completeness =
  /annual percentage rate|\bAPR\b|taxes and insurance (are )?not included|not an offer|not a rate we offer|principal and interest only/i;

interface Term {
  readonly term: RegExp;
  /** What must stand in reach of it. */
  readonly needs: readonly RegExp[];
}

/**
 * Terms that call for the full disclosure when they are advertised: the amount of a payment, the number of payments or the period
 * of repayment, an amount of down payment, a finance charge (12 CFR 1026.24(d)(1)), and any rate (1026.24(c)).
 *
 * A percentage as a down payment ("3.5% down") triggers only in a credit sale, which a home loan is not, so it is left out.
 */
const triggeringTerms: readonly Term[] = [
  // The amount of a payment.
  { term: /\$[\d,]+(\.\d\d)? ?(a|per|each|every|\/) ?mo(nth)?\b/gi, needs: [example, completeness] },
  {
    term: /\bpayments? (of|is|are|would be|from|as low as|starts? at|drops to) (only |about |just )?\$[\d,]+/gi,
    needs: [example, completeness],
  },
  // The number of payments, or the period of repayment of a loan on offer.
  { term: /\b\d{2,3} (monthly |equal )?payments\b/gi, needs: [example, completeness] },
  { term: /\b(10|15|20|25|30|40)[- ]year (fixed|adjustable|loan|mortgage|term|rate)\b/gi, needs: [example, completeness] },
  { term: /\bfixed for \d+ years\b/gi, needs: [example, completeness] },
  // A down payment in dollars.
  { term: /\bwith( only| just)? \$[\d,]+ down\b/gi, needs: [example] },
  // A finance charge.
  { term: /\bfinance charges? (of|is|as low as) \$?\d/gi, needs: [example, completeness] },
  // A rate.
  { term: /\b\d{1,2}(\.\d+)? ?(%|percent) (interest|rates?|fixed|APR|annual)\b/gi, needs: [example, completeness] },
  {
    term: /\b(interest |mortgage )?rates? (of|at|from|as low as|is|are|near|starts? at) (only |about |just )?\d/gi,
    needs: [example, completeness],
  },
  { term: /\bat (only |just )?1?\d(\.\d+)? ?(%|percent)(?! (down|of|or|the))/gi, needs: [example, completeness] },
];

/** How far from the term its disclosure may stand, in characters of running text: about a screen of a phone. */
const reach = 1000;

/** Terms whose disclosure is not in reach. */
export function unexplainedTerms(page: ReadPage): AdvertisingFinding[] {
  const { path, main, beside } = page;
  return [main, beside].flatMap((text) =>
    triggeringTerms.flatMap(({ term, needs }) =>
      [...text.matchAll(term)]
        .filter(({ index }) => {
          const near = text.slice(Math.max(0, index - reach), index + reach);
          return !needs.every((need) => need.test(near));
        })
        .map((match) => ({
          path,
          sentence: around(text, match.index, match[0].length),
          rule: 'Regulation Z, 12 CFR 1026.24(d): a payment, down payment, term or rate needs its full terms in reach',
          remedy: isQuoted(page, text, match.index)
            ? quotedRemedy
            : 'Mark it as an example, not an offer, and give the annual percentage rate or say what the payment leaves out. Or leave the term out.',
        })),
    ),
  );
}
