import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textVersionPath } from '../../src/routes.ts';
import { siteFolder } from '../sample-site.ts';
import { missingFromText } from './missing-from-text.ts';
import { listedPages } from './site.ts';

describe.each(listedPages)('the text version of $path', ({ path, html }) => {
  const text = () => readFileSync(`${siteFolder}${textVersionPath(path)}`, 'utf8');

  it('holds the heading and every sentence of the page that is in no form and no table', () => {
    expect(html).toContain('<h1');
    expect(missingFromText(html, text())).toEqual([]);
  });

  it('breaks no line within a sentence, so that it fits any screen', () => {
    const lines = text().split('\n');
    const broken = lines.filter((line, index) => line.length > 60 && /^[ ]*[a-z]/.test(lines[index + 1] ?? ''));
    expect(broken).toEqual([]);
  });
});

it.each([
  ['/', ['Home price: $400,000', 'Down payment: $80,000', 'Interest rate: 6.5%', 'Loan term: 30 years']],
  ['/calculator/affordability', ['Yearly income before taxes: $120,000', 'Monthly debts: $500', 'County of the home: King']],
  ['/calculator/refinance', ['Time left on the loan, Years left: 27', 'The new loan, Closing costs: $6,000']],
  ['/calculator/compare', ['Loan A, Loan: Conventional', 'Loan B, Loan: FHA', 'Loan B, Interest rate: 6.5%']],
  ['/calculator/cash-to-close', ['Home price: $400,000', 'Escrow fee, paid by: half each']],
])('the text version of %s says on which figures its results rest, and that they are no offer', (path, figures) => {
  const lines = readFileSync(`${siteFolder}${textVersionPath(path)}`, 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(figures.map((figure) => `- ${figure}`)));
  expect(lines.join('\n')).toMatch(/not (?:a )?rates? (?:or a price )?(?:that )?we offer/);
});
