import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { truths } from './truths.ts';

/** A document with the truth about it. */
export interface Examined {
  /** Its place within this folder. */
  readonly file: string;
  readonly path: string;
  readonly truth: object;
}

const inFolder = (file: string) => ({ file, path: join(import.meta.dirname, file) });

/**
 * Every Loan Estimate that the reader is examined with: those of `make-documents.ts`, and twenty that somebody else has made without
 * knowing the reader or the others, by which it was first tried when it was finished.
 */
export const examined: readonly Examined[] = [
  ...truths.map(({ file, truth }) => ({ ...inFolder(join('documents', file)), truth })),
  ...readdirSync(join(import.meta.dirname, 'of-another-maker'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...inFolder(join('of-another-maker', name.replace(/json$/, 'pdf'))),
      truth: JSON.parse(readFileSync(join(import.meta.dirname, 'of-another-maker', name), 'utf8')),
    })),
];
