import type { Value } from '../../mortgage/loan-estimate/form/loan-estimate.ts';

/** What stands on a paper: the same shape without how it was printed, where and how surely it was read. */
export type Plain<T> =
  T extends Value<infer V>
    ? V
    : T extends readonly (infer E)[]
      ? readonly Plain<E>[]
      : T extends object
        ? { readonly [K in keyof T]: Plain<T[K]> }
        : T;
