import type { AdjustablePayment, AdjustableRate, LoanEstimate, Value } from '../form/loan-estimate.ts';
import { readPercent, readText } from './printed.ts';
import type { Phrase, Region, Sheet } from './sheet.ts';

/** The two tables at the foot of page 2 that are only printed for loans that have what they tell. */
export function readAdjustableTables(sheet: Sheet): Pick<LoanEstimate, 'adjustablePayment' | 'adjustableRate'> {
  const payment = sheet.single('Adjustable Payment (AP) Table');
  const rate = sheet.single('Adjustable Interest Rate (AIR) Table');
  const foot = sheet.find('LOAN ESTIMATE').at(-1)?.y ?? sheet.height;
  const region = (heading: Phrase, other: Phrase | undefined): Region => ({
    left: heading.x - 14,
    right: other && other.x > heading.x ? other.x - 10 : rightOf(sheet, heading),
    top: heading.y + 2,
    bottom: foot - 2,
  });
  return {
    adjustablePayment: payment && readPayment(sheet, region(payment, rate)),
    adjustableRate: rate && readRate(sheet, region(rate, payment)),
  };
}

/** A table that stands alone ends at the middle of the page, or at its edge. */
function rightOf(sheet: Sheet, heading: Phrase): number {
  return heading.x < sheet.width * 0.4 ? sheet.width / 2 : sheet.width;
}

/** What stands beside each label, down to the next label. Labels are taken in their order, so that one may come twice. */
function besideEach(sheet: Sheet, labels: readonly string[], table: Region): (Region | undefined)[] {
  let top = table.top;
  const found = labels.map((text) => {
    const label = sheet.findWrapped(text, { ...table, top: top - 2 })[0];
    if (label) top = label.y + 2;
    return label;
  });
  return found.map((label, index) => {
    if (!label) return undefined;
    const next = found.slice(index + 1).find((other) => other !== undefined)?.y ?? label.y + 3 * label.size;
    return {
      ...table,
      left: label.x + label.width,
      top: label.y - 0.8 * label.size,
      bottom: Math.min(next - 3, label.y + 2.6 * label.size),
    };
  });
}

const paymentLabels = [
  'Interest Only Payments?',
  'Optional Payments?',
  'Step Payments?',
  'Seasonal Payments?',
  'Principal and Interest Payments',
  'First Change/Amount',
  'Subsequent Changes',
  'Maximum Payment',
];

function readPayment(sheet: Sheet, table: Region): AdjustablePayment {
  const cells = besideEach(sheet, paymentLabels, table);
  const [interestOnly, optional, step, seasonal, , firstChange, subsequentChanges, maximumPayment] = cells.map((cell) =>
    textIn(sheet, cell),
  );
  return { interestOnly, optional, step, seasonal, firstChange, subsequentChanges, maximumPayment };
}

const rateLabels = [
  'Initial Interest Rate',
  'Minimum/Maximum Interest Rate',
  'Change Frequency',
  'First Change',
  'Subsequent Changes',
  'Limits on Interest Rate Changes',
  'First Change',
  'Subsequent Changes',
];

function readRate(sheet: Sheet, table: Region): AdjustableRate {
  const [index] = besideEach(
    sheet,
    [sheet.findWrapped('Index + Margin', table)[0] ? 'Index + Margin' : 'Interest Rate Adjustments', 'Initial Interest Rate'],
    table,
  );
  const [initial, limits, , first, subsequent, , firstLimit, subsequentLimit] = besideEach(sheet, rateLabels, table);
  const percent = (cell: Region | undefined) => cell && sheet.value(cell, readPercent);
  return {
    indexAndMargin: textIn(sheet, index),
    initialRate: percent(initial),
    ...readLimits(sheet, limits),
    firstChange: textIn(sheet, first),
    subsequentChanges: textIn(sheet, subsequent),
    firstLimit: percent(firstLimit),
    subsequentLimit: percent(subsequentLimit),
  };
}

function textIn(sheet: Sheet, cell: Region | undefined): Value<string> | undefined {
  return cell && sheet.value(cell, readText);
}

/** `3.25%/12%`: the least and the most. */
function readLimits(sheet: Sheet, cell: Region | undefined): Pick<AdjustableRate, 'minimumRate' | 'maximumRate'> {
  const part = (at: 0 | 1) =>
    cell &&
    sheet.value(cell, (text) => {
      const parts = text.split('/');
      return parts.length === 2 ? readPercent(parts[at]?.trim() ?? '') : undefined;
    });
  return { minimumRate: part(0), maximumRate: part(1) };
}
