import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkEstimate } from '../../mortgage/loan-estimate/checking/check-estimate.ts';
import { readLoanEstimate } from '../../mortgage/loan-estimate/reading/read-loan-estimate.ts';
import type { Reading } from '../../mortgage/loan-estimate/reading/reading.ts';
import { examined } from './examined.ts';
import { heldAgainst } from './held-against.ts';
import { pagesOf } from './read-pdf.ts';

const folder = join(import.meta.dirname, 'documents');
const reading = async (path: string): Promise<Reading> => readLoanEstimate(await pagesOf(path));

async function checkedIn(path: string) {
  const read = await reading(path);
  if (read.kind !== 'loan estimate') throw new Error(`${path} was taken for ${read.kind}.`);
  return checkEstimate(read.estimate);
}

describe.each(examined)('$file', ({ path, truth }) => {
  test('no value is shown as certain that is not on the paper, and five in six are certain', async () => {
    const { certainAndRight, marked, notFound, certainAndWrong } = heldAgainst(truth, (await checkedIn(path)).estimate);
    expect(certainAndWrong).toEqual([]);
    expect(certainAndRight).toBeGreaterThanOrEqual((5 / 6) * (certainAndRight + marked + notFound));
  });
});

test('every value of the Bureau’s sample is read, right and certain', async () => {
  const sample = examined.find(({ file }) => file.endsWith('fixed-rate-purchase-h24b.pdf'));
  const count = heldAgainst(sample?.truth ?? {}, (await checkedIn(sample?.path ?? '')).estimate);
  expect(count).toEqual({ certainAndRight: 120, marked: 0, notFound: 0, certainAndWrong: [] });
});

test.each([
  ['fixed-rate-purchase-h24b.pdf', 'YES, until 4/16/2013 at 5:00 p.m. EDT'],
  ['washington-purchase.pdf', 'YES, until 3/6/2026 at 5:00 p.m. PST'],
])('what %s says of the lock ends before the sentences that every form has', async (file, printed) => {
  expect((await checkedIn(join(folder, file))).estimate.rateLock?.printed).toBe(printed);
});

test('a sum that the lender got wrong is told with what it should be', async () => {
  expect((await checkedIn(join(folder, 'wrong-sum.pdf'))).disagreements).toEqual([
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
  expect((await reading(join(folder, file))).kind).toBe(kind);
});

test('a form without its second page is read as far as it goes, and says what is missing', async () => {
  const read = await reading(join(folder, 'without-page-two.pdf'));
  expect(read).toMatchObject({ kind: 'loan estimate', missingPages: [2] });
  expect(read.kind === 'loan estimate' && read.estimate.totalLoanCosts).toBeUndefined();
  expect(read.kind === 'loan estimate' && read.estimate.loanAmount?.certainty).toBe('certain');
});
