import type { Disagreement } from '../../../mortgage/loan-estimate/form/disagreement.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { allLines, formLines, type Line } from './lines.ts';
import type { OpenDocument, ReadDocument } from './read-document.ts';

/** A Loan Estimate on the page. */
export interface ShownDocument {
  readonly id: number;
  readonly estimate: LoanEstimate;
  /** Of the estimate as it stands now. */
  readonly disagreements: readonly Disagreement[];
  /** What was typed into a line and could not be understood, by the line's header. */
  readonly notUnderstood: Readonly<Record<string, string>>;
  /** The file it was read from; none for one that is typed from paper. */
  readonly file?: ReadFile | undefined;
}

export interface ReadFile {
  readonly name: string;
  /** As it was read, before anybody corrected it. */
  readonly estimate: LoanEstimate;
  readonly missingPages: readonly number[];
  readonly pages: OpenDocument;
}

/** Where an estimate does not agree with itself: comes with the script that is fetched for the first document. */
export type CheckEstimate = (estimate: LoanEstimate) => readonly Disagreement[];

export function typedDocument(id: number): ShownDocument {
  return { id, estimate: emptyLoanEstimate, disagreements: [], notUnderstood: {} };
}

export function documentOfFile(id: number, name: string, read: ReadDocument): ShownDocument {
  const { estimate, disagreements, missingPages, document } = read;
  return { id, estimate, disagreements, notUnderstood: {}, file: { name, estimate, missingPages, pages: document } };
}

/**
 * The document with what is in a line's field. While somebody is still typing, text that cannot be understood yet changes nothing;
 * once they are done it is kept with the line, and the line has no value.
 */
export function withTyped(
  document: ShownDocument,
  line: Line,
  typed: string,
  done: boolean,
  check: CheckEstimate,
): ShownDocument {
  const understood = line.type(document.estimate, typed);
  if (!understood && !done) return document;
  const { [line.header]: _, ...others } = document.notUnderstood;
  const estimate = understood ?? line.type(document.estimate, '') ?? document.estimate;
  return {
    ...document,
    estimate,
    disagreements: check(estimate),
    notUnderstood: understood ? others : { ...others, [line.header]: typed },
  };
}

/** Whether the line was read from the file, so that it can be shown where it stands. */
export function wasRead({ file }: ShownDocument, line: Line): boolean {
  return file !== undefined && line.value(file.estimate) !== undefined;
}

/** How many of the form's twenty lines have a value. */
export function valuesOf({ estimate }: ShownDocument): number {
  return formLines.filter((line) => line.value(estimate) !== undefined).length;
}

/** Whether there is anything yet to say about it. */
export function isEmpty({ estimate }: ShownDocument): boolean {
  return allLines.every((line) => line.value(estimate) === undefined);
}

/** What a document is called on the page: its number, and the lender's name or that of the file. */
export function nameOf({ estimate, file }: ShownDocument, index: number): string {
  return `${index + 1}. ${estimate.lender?.value ?? file?.name ?? 'Typed from paper'}`;
}
