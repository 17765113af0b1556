import { type Checked, checkEstimate } from '../../../mortgage/loan-estimate/checking/check-estimate.ts';
import { emptyLoanEstimate, type LoanEstimate } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Line } from './line.ts';
import { allLines, formLines } from './lines.ts';
import type { OpenDocument, ReadDocument } from './read-document.ts';

/** A Loan Estimate on the page, held against itself as it stands now. */
export interface ShownDocument extends Checked {
  readonly id: number;
  /** As it was read and typed: what is to be looked at follows from it, and so from every correction. */
  readonly unchecked: LoanEstimate;
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

export function typedDocument(id: number): ShownDocument {
  return { id, unchecked: emptyLoanEstimate, ...checkEstimate(emptyLoanEstimate), notUnderstood: {} };
}

export function documentOfFile(id: number, name: string, read: ReadDocument): ShownDocument {
  const { estimate, missingPages, document } = read;
  const file = { name, estimate, missingPages, pages: document };
  return { id, unchecked: estimate, ...checkEstimate(estimate), notUnderstood: {}, file };
}

/**
 * The document with what is in a line's field. While somebody is still typing, text that cannot be understood yet changes nothing;
 * once they are done it is kept with the line, and the line has no value.
 */
export function withTyped(document: ShownDocument, line: Line, typed: string, done: boolean): ShownDocument {
  const understood = line.type(document.unchecked, typed);
  if (!understood && !done) return document;
  const { [line.header]: _, ...others } = document.notUnderstood;
  const unchecked = understood ?? line.type(document.unchecked, '') ?? document.unchecked;
  return {
    ...document,
    unchecked,
    ...checkEstimate(unchecked),
    notUnderstood: understood ? others : { ...others, [line.header]: typed },
  };
}

/** Whether the line was read from the file, so that it can be shown where it stands. */
export function wasRead({ file }: ShownDocument, line: Line): boolean {
  return file !== undefined && line.value(file.estimate) !== undefined;
}

/** How many of the form's lines have a value. */
function valuesOf({ estimate }: ShownDocument): number {
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

/** `20 of 20 values`: of the form's lines. */
export function countOf(document: ShownDocument): string {
  return `${valuesOf(document)} of ${formLines.length} values`;
}

/** What is said of pages that a file lacks, a sentence each. */
export function missingSentences({ file }: ShownDocument): readonly string[] {
  return (file?.missingPages ?? []).map((page) => `Page ${page} of the form is not in this file.`);
}

/** What is said once a file has been read. */
export function readSentence(document: ShownDocument): string {
  return [`Read ${countOf(document)} from ${document.file?.name}.`, ...missingSentences(document)].join(' ');
}
