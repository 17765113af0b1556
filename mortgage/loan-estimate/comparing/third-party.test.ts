import { describe, expect, test } from 'vitest';
import { purchase, section, withCredits, withPoints } from '../form/example-estimates.test-data.ts';
import { thirdPartyRows } from './third-party.ts';

describe('what others charge', () => {
  const rows = thirdPartyRows([withPoints, withCredits]);

  test('B, C, E, F and G stand apart, each with a reason why a lower figure may be no saving', () => {
    expect(rows.map(({ letter }) => letter)).toEqual(['B', 'C', 'E', 'F', 'G']);
    for (const { explanation } of rows) expect(explanation.length).toBeGreaterThan(40);
  });

  test('totals, their difference and the lines that differ are told', () => {
    expect(rows.find(({ letter }) => letter === 'F')).toMatchObject({
      totals: [{ value: 2000 }, { value: 3400 }],
      difference: 1400,
      lines: [
        { label: 'Prepaid Interest', amounts: [347, 1875] },
        { label: 'Homeowner’s Insurance Premium', amounts: [1653, 1525] },
      ],
    });
  });

  test('an appraisal is one service, whether or not the label says fee; a service on one form alone has no amount on the other', () => {
    expect(rows.find(({ letter }) => letter === 'B')?.lines).toEqual([
      { label: 'Appraisal', amounts: [650, 550] },
      { label: 'Flood Determination Fee', amounts: [undefined, 40] },
    ]);
  });

  test('what the loan’s own program takes is no difference between companies, and is said to be counted with the loan', () => {
    const insured = (premium: number) => ({
      ...withPoints,
      sections: {
        ...withPoints.sections,
        B: section(700 + premium, ['Appraisal', 700], ['FHA Upfront Mortgage Insurance Premium', premium]),
      },
    });
    const [b] = thirdPartyRows([insured(7000), insured(9000)]);
    expect(b).toMatchObject({ totals: [{ value: 7700 }, { value: 9700 }], difference: 0, lines: [] });
    expect(b?.explanation).toContain('is counted above, with the loan.');
  });

  test('a line of $0 is no difference from a line without an amount', () => {
    const transfer = (amount?: number) => ({
      ...withPoints,
      sections: { ...withPoints.sections, E: section(85, ['Recording Fees', 85], ['Transfer Taxes', amount]) },
    });
    const differing = (amount?: number) => thirdPartyRows([transfer(), transfer(amount)])[2];
    expect(thirdPartyRows([transfer(1), transfer()])[2]?.lines).toHaveLength(1);
    expect(differing(0)?.lines).toEqual([]);
    expect(differing(1)).toMatchObject({ header: 'E. Taxes and Other Government Fees', lines: [{ label: 'Transfer Taxes' }] });
  });

  test('a section that was found on one form alone has no difference, and one without lines names none', () => {
    const [b] = thirdPartyRows([withPoints, { ...withCredits, sections: { ...withCredits.sections, B: { lines: [] } } }]);
    expect(b).toMatchObject({ difference: undefined, lines: [] });
  });

  test('the monthly amount in a label does not keep a line from its match', () => {
    const label = (monthly: string) => `Property Taxes $${monthly} per month for 2 mo.`;
    const escrow = (monthly: string, dollars: number) => ({
      ...purchase,
      sections: { ...purchase.sections, G: section(dollars, [label(monthly), dollars]) },
    });
    const row = thirdPartyRows([escrow('105.30', 211), escrow('120.00', 240)]).at(-1);
    expect(row?.lines).toEqual([{ label: 'Property Taxes', amounts: [211, 240] }]);
  });
});
