import { printCents, printDollars } from '../../../mortgage/amounts/dollars.ts';

/** `$5,672`, `$761.78`, `-$500`: dollars with cents only where the form, `printed`, has them or they are not zero. */
export function printFormDollars(amount: number, printed: string): string {
  return Number.isInteger(amount) && !/\.\d{2}\b/.test(printed) ? printDollars(amount) : printCents(amount);
}
