import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../mortgage/loan-estimate/checking/check-estimate.ts';
import { readLoanEstimate } from '../../mortgage/loan-estimate/reading/read-loan-estimate.ts';
import type { Reading } from '../../mortgage/loan-estimate/reading/reading.ts';
import { heldAgainst } from './held-against.ts';
import { pagesOf } from './read-pdf.ts';
import { truths } from './truths.ts';

const reading = async (file: string): Promise<Reading> =>
  readLoanEstimate(await pagesOf(join(import.meta.dirname, 'documents', file)));

async function estimateIn(file: string) {
  const read = await reading(file);
  if (read.kind !== 'loan estimate') throw new Error(`${file} was taken for ${read.kind}.`);
  return read.estimate;
}

describe.each(truths)('$file', ({ file, truth }) => {
  test('no value is shown as certain that is not on the paper, and seven in eight are certain', async () => {
    const { certainAndRight, marked, notFound, certainAndWrong } = heldAgainst(truth, await estimateIn(file));
    expect(certainAndWrong).toEqual([]);
    expect(certainAndRight).toBeGreaterThanOrEqual((7 / 8) * (certainAndRight + marked + notFound));
  });
});

test('every value of the Bureau’s sample is read, right and certain', async () => {
  const sample = truths.find(({ file }) => file === 'fixed-rate-purchase-h24b.pdf');
  const count = heldAgainst(sample?.truth ?? {}, await estimateIn('fixed-rate-purchase-h24b.pdf'));
  expect(count).toEqual({ certainAndRight: 120, marked: 0, notFound: 0, certainAndWrong: [] });
});

test('a sum that the lender got wrong is told with what it should be', async () => {
  expect(disagreements(await estimateIn('wrong-sum.pdf'))).toEqual([
    { what: 'B. Services You Cannot Shop For', from: 'the lines of section B', unit: 'dollars', printed: 653, workedOut: 635 },
  ]);
});

test.each([
  ['closing-disclosure.pdf', 'closing disclosure'],
  ['fee-worksheet.pdf', 'another document'],
  ['blank-pages.pdf', 'another document'],
  ['scan.pdf', 'scan'],
  ['scan-with-text.pdf', 'scan'],
  ['three-estimates.pdf', 'several loan estimates'],
] as const)('%s is known as %s', async (file, kind) => {
  expect((await reading(file)).kind).toBe(kind);
});

test('a form without its second page is read as far as it goes, and says what is missing', async () => {
  const read = await reading('without-page-two.pdf');
  expect(read).toMatchObject({ kind: 'loan estimate', missingPages: [2] });
  expect(read.kind === 'loan estimate' && read.estimate.totalLoanCosts).toBeUndefined();
  expect(read.kind === 'loan estimate' && read.estimate.loanAmount?.certainty).toBe('certain');
});
