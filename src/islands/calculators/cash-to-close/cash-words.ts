import { apportion, printDollars, printNumber, roundHalfUp } from '../../../../mortgage/amounts/dollars.ts';
import { exceeds } from '../../../../mortgage/amounts/exceeds.ts';
import { type AmountRange, combine, exactly, inOrder } from '../../../../mortgage/closing/amount-range.ts';
import {
  type CostName,
  escrowPayer,
  exampleEscrowFee,
  exampleEscrowPrice,
  type Payer,
} from '../../../../mortgage/closing/cash-to-close.ts';
import { prepaidDays } from '../../../../mortgage/closing/prepaid-interest.ts';
import { closingCostValues as costs } from '../../../../mortgage/figures/closing-cost-values.ts';
import { printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';
import type { CashValues } from './cash-fields.ts';
import type { CashResults } from './cash-results.ts';

/** A line of the sum. */
export interface CashLine {
  readonly label: string;
  /** What it may come to where that is not known exactly, how it comes about, and where its figure is from. */
  readonly note: string;
  /** What the sum counts, in whole dollars; below 0 for what is taken off. The lines add up to the sum as it is printed. */
  readonly dollars: number;
}

interface UnroundedLine extends Omit<CashLine, 'dollars'> {
  readonly amount: AmountRange;
}

/** `Between $700 and $1,200.`, the whole dollars around both ends; nothing for an amount that is known. */
export function printEnds(range: AmountRange): string {
  const { least, most } = inOrder(range);
  const [from, to] = [roundHalfUp(least, 2), roundHalfUp(most, 2)];
  return from === to ? '' : `Between ${printDollars(Math.floor(from))} and ${printDollars(Math.ceil(to))}.`;
}

const fees: Record<Program, string> = {
  conventional: '',
  fha: 'FHA upfront premium',
  va: 'VA funding fee',
  usda: 'USDA guarantee fee',
};

const labels: Record<Exclude<CostName, 'upfrontFee'>, string> = {
  lenderCharges: 'Lender’s charges',
  appraisal: 'Appraisal',
  otherServices: 'Credit report, flood and tax service',
  lendersPolicy: 'Lender’s title policy',
  ownersPolicy: 'Owner’s title policy',
  escrowFee: 'Escrow fee',
  recording: 'Recording',
  prepaidInterest: 'Interest to the end of the month',
  homeInsurance: 'First year of home insurance',
  propertyTax: 'Property tax',
  escrowDeposit: 'First deposit into escrow',
  agentFee: 'Your own agent',
  otherCosts: 'Anything else',
};

const asTyped = 'As you typed it.';

/** Who published what stands for a price that nobody has typed, for when: shown beside the line. */
export type CashSources = Readonly<Partial<Record<CostName, string>>>;

/** The source of a line, unless the visitor has typed its figure (a county's tax as a rate) or it is the seller's to pay. */
function sourceOf(name: CostName, values: CashValues, results: CashResults, sources: CashSources): string {
  const typed: Readonly<Record<string, unknown>> = { ...values, propertyTax: values.propertyTaxPercent };
  return (typed[name] === undefined && results.costs[name].most !== 0 && sources[name]) || '';
}

/** How the amount of a cost comes about. */
function noteOf(name: CostName, values: CashValues, results: CashResults): string {
  switch (name) {
    case 'upfrontFee':
      return values.upfrontFee === 'paid' ? 'Paid at closing.' : `${printDollars(results.loan.upfrontFee)}, added to the loan.`;
    case 'lenderCharges':
      return values.lenderCharges === undefined ? 'Section A of your Loan Estimate has yours.' : asTyped;
    case 'appraisal':
    case 'homeInsurance':
    case 'otherServices':
    case 'recording':
      return values[name] === undefined ? '' : asTyped;
    case 'lendersPolicy':
    case 'ownersPolicy':
      return `${values[name] === undefined ? '' : asTyped} ${paidBy(values[`${name}Payer`])}`;
    case 'escrowFee': {
      const fee = values.escrowFee ?? exampleEscrowFee(values.homePrice ?? 0);
      return `${printDollars(fee)} in all${values.escrowFee === undefined ? `, one company’s fee at ${printDollars(exampleEscrowPrice(values.homePrice ?? 0))}, before sales tax` : ''}. ${paidBy(escrowPayer(values.program, values.escrowFeePayer))}`;
    }
    case 'prepaidInterest':
      return `${prepaidDays(results.closing)} days. Lenders count a year as 365 days or as 360.`;
    case 'propertyTax':
      return taxNote(results);
    case 'escrowDeposit':
      return values.escrowed === 'own'
        ? 'You pay these bills yourself.'
        : 'Enough for the tax halves and the next insurance bill, with a cushion of two months, the most the rules allow.';
    case 'agentFee':
    case 'otherCosts':
      return asTyped;
  }
}

function paidBy(payer: Payer): string {
  return { buyer: 'You pay it.', seller: 'The seller pays it.', half: 'You pay half.' }[payer];
}

function taxNote({ tax: { how, days }, propertyTaxPercent: { least, most } }: CashResults): string {
  const rate = least === most ? `${printNumber(least, 3)}%` : `${printNumber(least, 3)}% to ${printNumber(most, 3)}%`;
  const counted = `${days} ${days === 1 ? 'day' : 'days'}`;
  const at = `At ${rate} of the price a year.`;
  if (how === 'reimbursed')
    return `The seller has paid this half of the year. You pay back the ${counted} that are left of it. ${at}`;
  const credit = `The seller pays you for ${counted} of this half of the year`;
  return how === 'credited'
    ? `${credit}, and the bill for all of it comes later. ${at}`
    : `${credit}, and you pay the half, which is due before your first payment. ${at}`;
}

/** Costs that stand in the list although they are nothing, because a buyer would look for them. */
const alwaysShown: readonly CostName[] = ['ownersPolicy', 'escrowDeposit'];

/** The lines of the sum in the order of a Loan Estimate: costs first, then what is taken off. */
export function cashLines(values: CashValues, results: CashResults, sources: CashSources): readonly CashLine[] {
  const { program, homePrice = 0 } = values;
  const names = Object.keys(results.costs) as CostName[];
  const shown = names.filter(
    (name) =>
      results.costs[name].most !== 0 ||
      results.costs[name].least !== 0 ||
      alwaysShown.includes(name) ||
      (name === 'upfrontFee' && program !== 'conventional'),
  );
  const down = results.downPayment;
  const lines: readonly UnroundedLine[] = [
    {
      label: 'Down payment',
      note: `${printDownPaymentPercent(homePrice, down)} of the price.`,
      amount: exactly(down),
    },
    ...shown.map((name) => ({
      label: name === 'upfrontFee' ? fees[program] : labels[name],
      note: `${noteOf(name, values, results)} ${sourceOf(name, values, results, sources)}`.trim(),
      amount: results.costs[name],
    })),
    ...creditLines(values, results),
  ];
  const usual = lines.map(({ amount }) => amount.usual);
  const counted = apportion(usual, roundHalfUp(results.sum.usual, 0));
  return lines.map(({ label, note, amount }, index) => ({
    label,
    note: `${printEnds(amount)} ${note}`.trim(),
    dollars: counted[index] ?? 0,
  }));
}

function creditLines(values: CashValues, { credits }: CashResults): readonly UnroundedLine[] {
  const { sellerCredit = 0, lenderCredit = 0, assistance = 0, earnestMoney = 0 } = values;
  const lines = [
    {
      label: 'Seller’s credit',
      given: sellerCredit,
      counted: credits.seller,
      note: `${cappedNote(sellerCredit, credits.sellerCap)}${beyondCosts(credits.sellerAllowed, credits.seller)}`,
    },
    {
      label: 'Lender’s credit',
      given: lenderCredit,
      counted: credits.lender,
      note: `It pays costs, and usually comes with a higher rate.${beyondCosts(lenderCredit, credits.lender)}`,
    },
    {
      label: 'Assistance',
      given: assistance,
      counted: exactly(assistance),
      note: 'A second loan, to be paid back on its own terms.',
    },
    { label: 'Earnest money', given: earnestMoney, counted: exactly(earnestMoney), note: 'Paid already, with the offer.' },
  ];
  return lines
    .filter(({ given }) => given > 0)
    .map(({ label, note, counted }) => ({
      label,
      note,
      amount: combine([counted], ([dollars = 0]) => -dollars),
    }));
}

/** Said where there are, or may be, fewer costs than a credit could pay. */
function beyondCosts(payable: number, { usual, most }: AmountRange): string {
  if (!exceeds(payable, usual)) return '';
  if (!exceeds(most, 0)) return ' No costs are left for it to pay.';
  return exceeds(payable, most)
    ? ' Costs come to less, and the rest does not count.'
    : ' Costs may come to less, and the rest does not count.';
}

function cappedNote(given: number, cap: number | undefined): string {
  if (cap === undefined)
    return `It pays costs. Beyond ordinary ones, such as for the funding fee, prepaid taxes and insurance, VA allows at most ${costs['va-concessions']}% of the home’s value.`;
  return given > cap
    ? `Of ${printDollars(given)} this loan lets ${printDollars(cap)} count.`
    : `It pays costs. This loan lets up to ${printDollars(cap)} count.`;
}
