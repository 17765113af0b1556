import type { HTMLElement } from 'node-html-parser';
import type { AdvertisingFinding, ReadPage } from '../read-page.ts';

/** Whether a field takes numbers to calculate with; the fields of a form that is sent do not. */
function calculates(field: HTMLElement): boolean {
  const numeric =
    /^(number|range)$/.test(field.getAttribute('type') ?? '') ||
    /^(decimal|numeric)$/.test(field.getAttribute('inputmode') ?? '');
  return numeric && field.closest('form[method=post]') === null;
}

const labels: readonly { readonly label: RegExp; readonly remedy: string }[] = [
  // A Loan Estimate is a form of three pages, and no label.
  { label: /(?<!loan )\bestimated?s?\b/i, remedy: 'Say beside the result that it is an estimate.' },
  { label: /\bexample\b/i, remedy: 'Say that the figures to begin with are an example.' },
  { label: /\bnot (an offer|a rate we offer)\b/i, remedy: 'Say that the result is not an offer.' },
];

/** Calculating tools whose result could be read as an offer. */
export function unlabelledEstimates({ path, document, main }: ReadPage): AdvertisingFinding[] {
  if (!document.querySelectorAll('main input').some(calculates)) return [];
  return labels
    .filter(({ label }) => !label.test(main))
    .map(({ remedy }) => ({
      path,
      sentence: '',
      rule: "Regulation Z, 12 CFR 1026.24(a), and Regulation N, 12 CFR 1014.3: only terms actually available may be stated, so a visitor's own result is labelled",
      remedy,
    }));
}
