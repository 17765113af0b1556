import { type AmountRange, between, exactly } from '../../../../mortgage/closing/amount-range.ts';
import { type CashToClose, cashToClose } from '../../../../mortgage/closing/cash-to-close.ts';
import { propertyTaxPercent, propertyTaxPercents } from '../../../../mortgage/closing/property-tax-rate.ts';
import { type Day, isDay } from '../../../../mortgage/dates/day.ts';
import { monthlyPayment } from '../../../../mortgage/loan/payment.ts';
import { firstMonthInsurance, type ProgramLoan, programLoan } from '../../../../mortgage/programs/programs.ts';
import type { VaUse } from '../../../../mortgage/programs/va.ts';
import type { CashValues } from './cash-fields.ts';

/** Everything that the page says of a purchase. */
export interface CashResults extends CashToClose {
  readonly closing: Day;
  readonly loan: ProgramLoan;
  readonly propertyTaxPercent: AmountRange;
  /** Payments kept after closing, in dollars; 0 where none are. */
  readonly reserve: number;
}

/** The number 20261218 as a day; `undefined` where it is none. */
export function dayOf(written: number | undefined): Day | undefined {
  const day = String(written ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}

/** What a county's home is taxed at; anywhere else, from the lowest to the highest county that is known. */
function taxRate({ propertyTaxPercent: typed, county }: Pick<CashValues, 'propertyTaxPercent' | 'county'>): AmountRange {
  if (typed !== undefined) return exactly(typed);
  const read = propertyTaxPercent(county);
  return read === undefined ? between(Math.min(...propertyTaxPercents), Math.max(...propertyTaxPercents)) : exactly(read);
}

/** Nothing while the price, the down payment, the rate or one of the credits is empty. `example` stands for a day not yet chosen. */
export function cashResults(values: CashValues, vaUse: VaUse, example: Day): CashResults | undefined {
  const { homePrice, downPayment, annualRatePercent, earnestMoney, sellerCredit, lenderCredit, assistance, reserveMonths } =
    values;
  if (homePrice === undefined || downPayment === undefined || annualRatePercent === undefined) return undefined;
  if (earnestMoney === undefined || sellerCredit === undefined || lenderCredit === undefined) return undefined;
  if (assistance === undefined || reserveMonths === undefined) return undefined;
  const closing = dayOf(values.closing) ?? example;
  const tax = taxRate(values);
  const fee = { vaUse, upfrontFeeFinanced: values.upfrontFee === 'financed' };
  const cash = cashToClose({
    ...values,
    ...fee,
    ...{ homePrice, downPayment, annualRatePercent, closing, earnestMoney, sellerCredit, lenderCredit, assistance },
    propertyTaxPercent: tax,
    payers: {
      lendersPolicy: values.lendersPolicyPayer,
      ownersPolicy: values.ownersPolicyPayer,
      escrowFee: values.escrowFeePayer,
    },
    escrowed: values.escrowed === 'escrow',
  });
  const loan = programLoan(values.program, homePrice, downPayment, { ...fee, termYears: 30, privateInsurancePercent: 0 });
  const payment = monthlyPayment({ loanAmount: loan.loanAmount, annualRatePercent, termYears: 30 });
  const bills = ((homePrice * tax.usual) / 100 + cash.costs.homeInsurance.usual) / 12;
  const reserve = reserveMonths * (payment + firstMonthInsurance(loan) + bills);
  return { ...cash, closing, loan, propertyTaxPercent: tax, reserve };
}
