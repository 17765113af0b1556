import type { LoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { formLines } from './lines.ts';

/** What can be sent: lines of figures and questions. Nothing else of a document is in them: no name, no address, no number of a loan. */
export interface AskLines {
  readonly figures: readonly string[];
  readonly questions: readonly string[];
}

/** `Interest Rate: 6.5% (1), 6.375% (2)`: a line for each of the form's twenty that has a value. */
export function figureLines(estimates: readonly LoanEstimate[]): readonly string[] {
  return formLines.flatMap(({ header, print }) => {
    const values = estimates.map((estimate, index) => {
      const printed = print(estimate) || 'not found';
      return estimates.length > 1 ? `${printed} (${index + 1})` : printed;
    });
    return estimates.some((estimate) => print(estimate) !== '') ? [`${header}: ${values.join(', ')}`] : [];
  });
}

/** The text that a visitor edits before anything is sent. */
export function askText({ figures, questions }: AskLines, count: number): string {
  const have = count === 1 ? 'a Loan Estimate' : `${count} Loan Estimates`;
  return [
    `Hello,\n\nI have ${have} and would like your view before I decide.`,
    ...(figures.length > 0 ? [['What is on paper:', ...figures].join('\n')] : []),
    ...(questions.length > 0 ? [['My questions for the lender:', ...questions].join('\n')] : []),
  ].join('\n\n');
}

/** The text without one of its lines, whatever else somebody has written there. */
export function withoutLine(text: string, line: string): string {
  const lines = text.split('\n');
  const at = lines.indexOf(line);
  return at < 0 ? text : lines.filter((_, index) => index !== at).join('\n');
}

/** The text with a line put back behind the nearest of those before it in `order` that is still there, else at the end. */
export function withLine(text: string, line: string, order: readonly string[]): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const before = order.slice(0, order.indexOf(line)).findLast((earlier) => lines.includes(earlier));
  const at = before === undefined ? lines.length : lines.indexOf(before) + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/** Characters of a link that every mail program takes; some on Windows cut what is longer. */
export const mailLimit = 2000;

/** Opens the visitor's own mail program with the text in it. */
export function mailLink(to: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent('A question about my Loan Estimate')}&body=${body}`;
}
