import { type AmountRange, between, exactly } from '../../../../mortgage/closing/amount-range.ts';
import { type CashToClose, cashToClose } from '../../../../mortgage/closing/cash-to-close.ts';
import { propertyTaxPercent, propertyTaxPercents } from '../../../../mortgage/closing/property-tax-rate.ts';
import type { Day } from '../../../../mortgage/dates/day.ts';
import { monthlyPayment } from '../../../../mortgage/loan/payment.ts';
import { firstMonthInsurance } from '../../../../mortgage/programs/programs.ts';
import type { VaUse } from '../../../../mortgage/programs/va.ts';
import { dayFrom } from '../parts/day-number.ts';
import { complete } from '../parts/fields.ts';
import type { CashValues } from './cash-fields.ts';

/** Everything that the page says of a purchase. */
export interface CashResults extends CashToClose {
  readonly closing: Day;
  readonly propertyTaxPercent: AmountRange;
  /** Payments kept after closing, in dollars; 0 where none are. */
  readonly reserve: number;
}

/** What a county's home is taxed at; anywhere else, from the lowest to the highest county that is known. */
function taxRate({ propertyTaxPercent: typed, county }: Pick<CashValues, 'propertyTaxPercent' | 'county'>): AmountRange {
  if (typed !== undefined) return exactly(typed);
  const read = propertyTaxPercent(county);
  return read === undefined ? between(Math.min(...propertyTaxPercents), Math.max(...propertyTaxPercents)) : exactly(read);
}

/** Nothing while the price, the down payment, the rate or one of the credits is empty. `example` stands for a day not yet chosen. */
export function cashResults(values: CashValues, vaUse: VaUse, example: Day): CashResults | undefined {
  const { homePrice, downPayment, annualRatePercent } = values;
  const { earnestMoney, sellerCredit, lenderCredit, assistance, reserveMonths } = values;
  const filledIn = complete({
    ...{ homePrice, downPayment, annualRatePercent },
    ...{ earnestMoney, sellerCredit, lenderCredit, assistance, reserveMonths },
  });
  if (!filledIn) return undefined;
  const closing = dayFrom(values.closing) ?? example;
  const tax = taxRate(values);
  const fee = { vaUse, upfrontFeeFinanced: values.upfrontFee === 'financed' };
  const cash = cashToClose({
    ...values,
    ...fee,
    ...filledIn,
    closing,
    propertyTaxPercent: tax,
    payers: {
      lendersPolicy: values.lendersPolicyPayer,
      ownersPolicy: values.ownersPolicyPayer,
      escrowFee: values.escrowFeePayer,
    },
    escrowed: values.escrowed === 'escrow',
  });
  const { loan } = cash;
  const payment = monthlyPayment({ ...filledIn, loanAmount: loan.loanAmount, termYears: 30 });
  const bills = ((filledIn.homePrice * tax.usual) / 100 + cash.costs.homeInsurance.usual) / 12;
  const reserve = filledIn.reserveMonths * (payment + firstMonthInsurance(loan) + bills);
  return { ...cash, closing, propertyTaxPercent: tax, reserve };
}
