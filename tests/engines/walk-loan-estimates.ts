import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { untilAlive } from './page-checks.ts';
import type { Walk } from './walk.ts';

const sample = readFileSync(join(import.meta.dirname, '../loan-estimates/documents/fixed-rate-purchase-h24b.pdf'));

/** A Loan Estimate is read in every engine: pdf.js asks each for what it may not have learnt yet. */
export function readsLoanEstimates({ tab }: Walk): void {
  it('a Loan Estimate is read from its file, and shows where a value stands', async () => {
    const page = tab();
    await page.open('/second-look/loan-estimates');
    await page.resize(1280, 900);
    await untilAlive(page);
    await page.run((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], 'sample.pdf', { type: 'application/pdf' }));
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!field) return;
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, sample.toString('base64'));
    const cell = (header: string) =>
      page.run((wanted) => {
        const heading = [...document.querySelectorAll('th[scope=row]')].find((one) => one.textContent?.trim() === wanted);
        return heading?.parentElement?.querySelector('td')?.textContent?.trim();
      }, header);
    await expect.poll(() => cell('Loan Amount'), { timeout: 30_000 }).toBe('$162,000');
    expect(await cell('D. Total Loan Costs')).toBe('$5,672');
    expect(await cell('Total Interest Percentage (TIP)')).toBe('69.45%');

    // The page is drawn: where letters stand, it is dark.
    await page.run(() =>
      [...document.querySelectorAll('td button')]
        .find((one) => one.textContent === '$5,672')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    const dark = () =>
      page.run(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas');
        const { data } = canvas?.width
          ? (canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] })
          : { data: [] };
        let count = 0;
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 200) count++;
        return count;
      });
    await expect.poll(dark, { timeout: 20_000 }).toBeGreaterThan(2000);
  });
}
