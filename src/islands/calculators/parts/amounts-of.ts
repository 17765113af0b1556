import type { ChoiceField, Fields, NumberField, Values } from './fields.ts';
import type { AmountInput } from './use-amount-input.ts';
import type { ValuesInHand } from './use-values.ts';

type AmountNames<F extends Fields> = { [Name in keyof F]: F[Name] extends ChoiceField ? never : Name }[keyof F];
type ChoiceNames<F extends Fields> = { [Name in keyof F]: F[Name] extends ChoiceField ? Name : never }[keyof F];

/** Ties amount fields to a calculator's values: `amountsOf(fields, { values, change })('homePrice')` is what the price's is given. */
export function amountsOf<F extends Fields>(fields: F, { values, change }: ValuesInHand<F>) {
  return (name: AmountNames<F>): Pick<AmountInput, 'limits' | 'value' | 'onChange' | 'example'> => {
    const field = fields[name] as NumberField;
    return {
      limits: field,
      value: values[name] as number | undefined,
      onChange: (amount) => change({ [name]: amount } as Partial<Values<F>>),
      example: field.default ?? field.min,
    };
  };
}

/** The same for lists of choices: `choicesOf({ values, change })('county')`. */
export function choicesOf<F extends Fields>({ values, change }: ValuesInHand<F>) {
  return <Name extends ChoiceNames<F>>(name: Name) => ({
    value: values[name],
    onChange: (choice: Values<F>[Name]) => change({ [name]: choice } as Partial<Values<F>>),
  });
}
