/**
 * State of a tool kept in the fragment of its address, so that back, reload and a copied link show the same figures. Browsers
 * never send the fragment to a server.
 *
 *   #calculator?price=650000&downPercent=10&rate=6.125&term=30
 *
 * What stands before the question mark is the id of the element the link leads to. Fields at their default are left out. What a
 * fragment says is never trusted: a field that is unknown, malformed, out of range or given twice with nonsense first counts as
 * absent, and the others stand.
 */
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

export interface ChoiceField {
  readonly key: string;
  /** Only these can be read from or written to an address. A choice that must stay private is left out. */
  readonly choices: readonly (string | number)[];
  readonly default: string | number;
}

export type AddressFields = Readonly<Record<string, NumberField | ChoiceField>>;

/** The values a table of fields describes. */
export type StateOf<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends ChoiceField
    ? Fields[Name]['choices'][number]
    : undefined extends Fields[Name]['default']
      ? number | undefined
      : number;
};

// The longest state of any tool here is about 250 characters; beyond this somebody is trying something.
const longestFragment = 2000;
// No plus sign, exponent, hexadecimal, thousands separator or space.
const plainDecimal = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/** Every field at its default. */
export function defaultState<Fields extends AddressFields>(fields: Fields): StateOf<Fields> {
  return stateFrom(fields, () => undefined);
}

/** The state a fragment describes (with or without `#`), a default wherever it says nothing acceptable. Never throws. */
export function decodeState<Fields extends AddressFields>(fields: Fields, fragment: string): StateOf<Fields> {
  const question = fragment.indexOf('?');
  if (question < 0 || fragment.length > longestFragment) return defaultState(fields);
  const written = new URLSearchParams(fragment.slice(question + 1));
  return stateFrom(fields, (field) => readField(field, written.get(field.key)));
}

/** The fragment for a state, from `#`: only what differs from the defaults, in the order of the table. Never throws. */
export function encodeState<Fields extends AddressFields>(anchor: string, fields: Fields, state: StateOf<Fields>): string {
  const written = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = writeField(field, state[name as keyof Fields]);
    if (text !== undefined) written.set(field.key, text);
  }
  const query = written.toString();
  return query === '' ? `#${anchor}` : `#${anchor}?${query}`;
}

type FieldValue = string | number | undefined;

function stateFrom<Fields extends AddressFields>(
  fields: Fields,
  read: (field: NumberField | ChoiceField) => FieldValue,
): StateOf<Fields> {
  const values: Record<string, FieldValue> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = read(field) ?? field.default;
  return values as StateOf<Fields>;
}

function readField(field: NumberField | ChoiceField, text: string | null): FieldValue {
  if (text === null) return undefined;
  if ('choices' in field) return field.choices.find((choice) => String(choice) === text);
  // Adding 0 makes a plain zero of "-0".
  const value = plainDecimal.test(text) ? Number(text) + 0 : Number.NaN;
  return value >= field.min && value <= field.max && rounded(value, field.decimals) === value ? value : undefined;
}

function writeField(field: NumberField | ChoiceField, value: unknown): string | undefined {
  if ('choices' in field) {
    const choice = field.choices.find((known) => known === value);
    return choice === undefined || choice === field.default ? undefined : String(choice);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const written = rounded(Math.min(field.max, Math.max(field.min, value)), field.decimals);
  return written === field.default ? undefined : String(written);
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
