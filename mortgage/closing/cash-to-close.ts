import { boundDollars } from '../amounts/bounds.ts';
import type { Day } from '../dates/day.ts';
import { closingCostValues as values } from '../figures/closing-cost-values.ts';
import { figureValues } from '../figures/values.ts';
import { clampDownPayment } from '../loan/down-payment.ts';
import { type Program, type ProgramLoan, programLoan } from '../programs/programs.ts';
import type { VaUse } from '../programs/va.ts';
import { type AmountRange, between, combine, exactly, inOrder, times, total } from './amount-range.ts';
import { type CountedCredits, countCredits } from './credits.ts';
import { escrowDeposit } from './escrow-deposit.ts';
import { prepaidInterest } from './prepaid-interest.ts';
import { propertyTaxAtClosing, type TaxAtClosing } from './property-tax.ts';

/** Who pays a cost that can be either's. By custom in Washington the seller pays the owner's policy, and the escrow fee is halved. */
export type Payer = 'buyer' | 'seller' | 'half';

/** Costs that a visitor may have a price for; `undefined` for whoever has none yet. Dollars. */
export interface TypedCosts {
  readonly lenderCharges: number | undefined;
  readonly appraisal: number | undefined;
  readonly otherServices: number | undefined;
  readonly lendersPolicy: number | undefined;
  readonly ownersPolicy: number | undefined;
  readonly escrowFee: number | undefined;
  readonly recording: number | undefined;
  readonly homeInsurance: number | undefined;
  readonly agentFee: number | undefined;
  /** Inspections, dues of an association and whatever else is paid. */
  readonly otherCosts: number | undefined;
}

export interface CashToCloseInputs extends TypedCosts {
  readonly program: Program;
  readonly homePrice: number;
  readonly downPayment: number;
  /** Percent a year. */
  readonly annualRatePercent: number;
  readonly vaUse: VaUse;
  readonly upfrontFeeFinanced: boolean;
  readonly closing: Day;
  /** Percent of the price a year. */
  readonly propertyTaxPercent: AmountRange;
  readonly payers: { readonly lendersPolicy: Payer; readonly ownersPolicy: Payer; readonly escrowFee: Payer };
  /** Whether taxes and insurance are paid with the loan, through an escrow account. */
  readonly escrowed: boolean;
  readonly sellerCredit: number;
  readonly lenderCredit: number;
  readonly assistance: number;
  readonly earnestMoney: number;
}

/** The costs in the order of a Loan Estimate. */
export const costNames = [
  'upfrontFee',
  'lenderCharges',
  'appraisal',
  'otherServices',
  'lendersPolicy',
  'ownersPolicy',
  'escrowFee',
  'recording',
  'prepaidInterest',
  'homeInsurance',
  'propertyTax',
  'escrowDeposit',
  'agentFee',
  'otherCosts',
] as const;

export type CostName = (typeof costNames)[number];

/** What a buyer brings to closing. Dollars, unrounded. */
export interface CashToClose {
  readonly downPayment: number;
  readonly loan: ProgramLoan;
  readonly costs: Readonly<Record<CostName, AmountRange>>;
  readonly credits: CountedCredits;
  readonly tax: TaxAtClosing;
  /** Below 0 where credits, assistance and earnest money are more than all of it. */
  readonly sum: AmountRange;
}

/** Pages beyond the first that are recorded: of the deed of trust and of the deed together. */
const furtherPages = { least: 14 + 1, most: 29 + 4 };

/** The cash to close of a purchase, line by line: `docs/decisions/018-cash-to-close.md`. */
export function cashToClose(inputs: CashToCloseInputs): CashToClose {
  const homePrice = boundDollars(inputs.homePrice);
  const downPayment = clampDownPayment(homePrice, inputs.downPayment);
  // Neither term nor private insurance changes what is paid at closing; a month's payment counts the insurance.
  const privateInsurancePercent = figureValues['pmi-annual-premium'];
  const loan = programLoan(inputs.program, homePrice, downPayment, { ...inputs, termYears: 30, privateInsurancePercent });
  const annualTax = times(inputs.propertyTaxPercent, homePrice / 100);
  const tax = propertyTaxAtClosing(annualTax, inputs.closing);
  const costs = costsOf(inputs, homePrice, loan, annualTax, tax);
  const credits = countCredits(inputs, loan.baseLoan, Object.values(costs));
  const given = [credits.seller, credits.lender, exactly(boundDollars(inputs.assistance) + boundDollars(inputs.earnestMoney))];
  const owed = total([exactly(downPayment), ...Object.values(costs)]);
  const sum = combine([owed, ...given], ([all = 0, ...less]) => less.reduce((rest, amount) => rest - amount, all));
  return { downPayment, loan, costs, credits, tax, sum: inOrder(sum) };
}

function costsOf(
  inputs: CashToCloseInputs,
  homePrice: number,
  { loanAmount, upfrontFee }: ProgramLoan,
  annualTax: AmountRange,
  tax: TaxAtClosing,
): CashToClose['costs'] {
  const { program, upfrontFeeFinanced, closing, payers } = inputs;
  const insurance = typedOr(
    inputs.homeInsurance,
    between(values['home-insurance-low'], values['home-insurance-high'], figureValues['home-insurance-washington']),
  );
  const examples = {
    lenderCharges: exactly(values['lender-charges-example']),
    appraisal: between(values['appraisal-low'], values['appraisal-high']),
    otherServices: exactly(values['lender-services-example']),
    recording: recordingFees(),
    agentFee: exactly(0),
    otherCosts: exactly(0),
  };
  const typed = (name: keyof typeof examples) => typedOr(inputs[name], examples[name]);
  return {
    upfrontFee: exactly(upfrontFeeFinanced ? 0 : upfrontFee),
    lenderCharges: typed('lenderCharges'),
    appraisal: typed('appraisal'),
    otherServices: typed('otherServices'),
    lendersPolicy: buyersShare(payers.lendersPolicy, inputs.lendersPolicy ?? values['lenders-title-policy-example']),
    ownersPolicy: buyersShare(payers.ownersPolicy, inputs.ownersPolicy ?? values['owners-title-policy-example']),
    escrowFee: buyersShare(escrowPayer(program, payers.escrowFee), inputs.escrowFee ?? exampleEscrowFee(homePrice)),
    recording: typed('recording'),
    prepaidInterest: prepaidInterest(loanAmount, inputs.annualRatePercent, closing),
    homeInsurance: insurance,
    propertyTax: tax.amount,
    escrowDeposit: inputs.escrowed ? escrowDeposit(annualTax, insurance, closing) : exactly(0),
    agentFee: typed('agentFee'),
    otherCosts: typed('otherCosts'),
  };
}

function typedOr(typed: number | undefined, otherwise: AmountRange): AmountRange {
  return typed === undefined ? otherwise : exactly(boundDollars(typed));
}

function buyersShare(payer: Payer, dollars: number): AmountRange {
  return exactly(boundDollars(dollars) * { buyer: 1, half: 0.5, seller: 0 }[payer]);
}

/** A veteran is not charged half of an escrow fee by custom: the seller then pays it (38 CFR 36.4313 limits a veteran's fees). */
export function escrowPayer(program: Program, payer: Payer): Payer {
  return program === 'va' && payer === 'half' ? 'seller' : payer;
}

/** A deed and a deed of trust, by their pages. */
function recordingFees(): AmountRange {
  const first = values['recording-deed-of-trust'] + values['recording-deed'];
  const page = values['recording-further-page'];
  return between(first + furtherPages.least * page, first + furtherPages.most * page);
}

/** Of the three prices whose escrow fee is published the nearest. */
export function exampleEscrowPrice(homePrice: number): 700_000 | 800_000 | 900_000 {
  if (homePrice <= 750_000) return 700_000;
  return homePrice <= 850_000 ? 800_000 : 900_000;
}

/** The fee that is published for it. */
export function exampleEscrowFee(homePrice: number): number {
  return values[`escrow-fee-${exampleEscrowPrice(homePrice)}`];
}
