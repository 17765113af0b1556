import { programs } from '../../../../mortgage/programs/programs.ts';
import { dayLimits } from '../parts/day-number.ts';
import type { Fields, Values } from '../parts/fields.ts';
import { dollarLimits, purchaseFields, rateAndTermFields } from '../parts/loan-terms.ts';
import { programFields } from '../parts/program-fields.ts';

/** A price that a visitor may have, and may not have yet: empty, a published one stands for it. */
const typedPrice = (key: string) => ({ key, ...dollarLimits, default: undefined });
const payers = ['buyer', 'half', 'seller'] as const;

/** What cash to close is asked with. Everything that may stand empty has a published figure in its place. */
export const cashFields = {
  ...purchaseFields,
  annualRatePercent: rateAndTermFields.annualRatePercent,
  program: { key: 'loan', choices: programs, default: 'conventional' },
  county: programFields.county,
  /** The day of closing as the number 20261218; empty, an example day. */
  closing: { key: 'day', ...dayLimits, default: undefined },
  vaUse: programFields.vaUse,
  upfrontFee: programFields.upfrontFee,
  propertyTaxPercent: { key: 'tax', min: 0, max: 5, decimals: 3, default: undefined },
  homeInsurance: typedPrice('insurance'),
  lenderCharges: typedPrice('charges'),
  appraisal: typedPrice('appraisal'),
  otherServices: typedPrice('services'),
  lendersPolicy: typedPrice('lendersTitle'),
  ownersPolicy: typedPrice('ownersTitle'),
  escrowFee: typedPrice('escrow'),
  recording: typedPrice('recording'),
  agentFee: typedPrice('agent'),
  otherCosts: typedPrice('other'),
  lendersPolicyPayer: { key: 'lendersTitleBy', choices: payers, default: 'buyer' },
  ownersPolicyPayer: { key: 'ownersTitleBy', choices: payers, default: 'seller' },
  escrowFeePayer: { key: 'escrowBy', choices: payers, default: 'half' },
  escrowed: { key: 'bills', choices: ['escrow', 'own'], default: 'escrow' },
  earnestMoney: { key: 'earnest', ...dollarLimits, default: 0 },
  sellerCredit: { key: 'sellerCredit', ...dollarLimits, default: 0 },
  lenderCredit: { key: 'lenderCredit', ...dollarLimits, default: 0 },
  assistance: { key: 'assistance', ...dollarLimits, default: 0 },
  /** Payments that the visitor wants to keep after closing. */
  reserveMonths: { key: 'keep', min: 0, max: 60, decimals: 0, default: 0 },
  /** All the cash there is. */
  cashInHand: typedPrice('have'),
} as const satisfies Fields;

export type CashValues = Values<typeof cashFields>;
