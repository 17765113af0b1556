import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLoanEstimate } from '../../mortgage/loan-estimate/reading/read-loan-estimate.ts';
import { type Count, heldAgainst } from './held-against.ts';
import { pagesOf } from './read-pdf.ts';
import { truths } from './truths.ts';

const folder = join(import.meta.dirname, 'documents');

async function countOf(file: string, truth: object): Promise<Count> {
  const reading = readLoanEstimate(await pagesOf(join(folder, file)));
  if (reading.kind !== 'loan estimate') throw new Error(`${file} was taken for ${reading.kind}.`);
  return heldAgainst(truth, reading.estimate);
}

describe.each(truths)('$file', ({ file, truth }) => {
  test('no value is shown as certain that is not on the paper', async () => {
    const { certainAndRight, marked, notFound, certainAndWrong } = await countOf(file, truth);
    console.log(file, certainAndRight, marked, notFound, certainAndWrong.length);
    expect(certainAndWrong).toEqual([]);
  });
});
