/** A field for a number. A calculator's fields stand in a table by their names; see `paymentFields`. */
export interface NumberField {
  /** Name in the address. */
  readonly key: string;
  readonly min: number;
  readonly max: number;
  /** Most decimals a value may have; more are rounded when written and refused when read. */
  readonly decimals: number;
  /** `undefined` for a field that may stand empty. */
  readonly default: number | undefined;
}

/** A list of choices, which always has one. */
export interface ChoiceField {
  readonly key: string;
  /** Only these can be read from or written to an address. A choice that must stay private is left out. */
  readonly choices: readonly (string | number)[];
  readonly default: string | number;
}

export type Fields = Readonly<Record<string, NumberField | ChoiceField>>;

/** What stands in the fields: `undefined` where one is empty or holds no number. */
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends ChoiceField ? F[Name]['choices'][number] : number | undefined;
};

/** Values of which only those may be missing whose field may stand empty. */
export type CompleteValues<F extends Fields> = Values<F> & {
  readonly [Name in keyof F]: undefined extends F[Name]['default'] ? unknown : string | number;
};

/** `escrow-fee` for `escrowFee`: what the element of a field is called in its page. */
export function idOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every field at its default. */
export function defaultValues<F extends Fields>(fields: F): CompleteValues<F> {
  return valuesFrom(fields, () => undefined);
}

/** Every field at what `read` gives for it, and at its default where that is nothing. */
export function valuesFrom<F extends Fields>(
  fields: F,
  read: (field: NumberField | ChoiceField) => string | number | undefined,
): CompleteValues<F> {
  const values: Record<string, string | number | undefined> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = read(field) ?? field.default;
  return values as CompleteValues<F>;
}

/** The values, once none of them is missing: an empty field has no result. */
export function complete<Some extends object>(
  values: Some,
): { readonly [Name in keyof Some]: Exclude<Some[Name], undefined> } | undefined {
  return Object.values(values).includes(undefined) ? undefined : (values as never);
}
