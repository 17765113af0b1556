import { checkEstimate } from '../../mortgage/loan-estimate/checking/check-estimate.ts';
import { readLoanEstimate } from '../../mortgage/loan-estimate/reading/read-loan-estimate.ts';
import { examined } from '../loan-estimates/examined.ts';
import { heldAgainst } from '../loan-estimates/held-against.ts';
import { pagesOf } from '../loan-estimates/read-pdf.ts';
import type { Part } from './part.ts';

/** How many values of each document were read, held against the truth about it. */
export const loanEstimatesBench: Part = {
  title: 'what is read from Loan Estimates',
  async measure() {
    const rows: (string | number)[][] = [];
    const sums = [0, 0, 0, 0];
    for (const { file, path, truth } of examined) {
      const reading = readLoanEstimate(await pagesOf(path));
      const estimate = reading.kind === 'loan estimate' ? checkEstimate(reading.estimate).estimate : {};
      const { certainAndRight, marked, notFound, certainAndWrong } = heldAgainst(truth, estimate);
      const counts = [certainAndRight, marked, notFound, certainAndWrong.length];
      counts.forEach((count, index) => {
        sums[index] = (sums[index] ?? 0) + count;
      });
      rows.push([file, ...counts]);
    }
    const wrong = sums[3] ?? 0;
    return {
      headings: ['document', 'certain and right', 'marked', 'not found', 'certain and wrong'],
      rows: [...rows, ['together', ...sums]],
      notes: [],
      missed: wrong > 0 ? [`${wrong} values are shown as certain and are wrong; the aim is none.`] : [],
    };
  },
};
