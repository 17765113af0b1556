import { Decimal } from 'decimal.js';
import type { Range } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Style } from './style.ts';

/** `$1,234` or `$1,234.50`, a negative amount with the style's sign. */
export function money(amount: number, style: Pick<Style, 'minus'>): string {
  return `${amount < 0 ? style.minus : '$'}${plainNumber(Math.abs(amount))}`;
}

/** With cents, even where they are 00. */
export function cents(amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

export function plainNumber(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}

export function percent(rate: number): string {
  return `${new Decimal(rate).toString()}%`;
}

/** `2026-03-02` as `3/2/2026`. */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${month}/${dayOfMonth}/${year}`;
}

/** One amount, or both ends. */
export function ends({ least, most }: Range): readonly number[] {
  return least === most ? [least] : [least, most];
}
