import { firstPaymentMonth, monthOfPayment, printMonth, type YearMonth } from '../../../../mortgage/amounts/calendar.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** The month a loan would close in if it closed now. `undefined` in the built page, which does not know when it is read. */
export function useClosingMonth(): YearMonth | undefined {
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

/** `after 95 payments` and, once the closing month is known, when that is: `after 95 payments, about October 2034`. */
export function printPayments(payments: number, closing: YearMonth | undefined): string {
  return `after ${payments} ${payments === 1 ? 'payment' : 'payments'}${aboutMonth(payments, closing)}`;
}

/** `, about October 2034`: the month of a payment, once the closing month is known. */
export function aboutMonth(payment: number, closing: YearMonth | undefined): string {
  return closing ? `, about ${printMonth(monthOfPayment(firstPaymentMonth(closing), payment))}` : '';
}
