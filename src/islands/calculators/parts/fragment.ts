import { roundHalfUp } from '../../../../mortgage/amounts/dollars.ts';
import type { ChoiceField, CompleteValues, Fields, NumberField, Values } from './fields.ts';
import { valuesFrom } from './fields.ts';

// What a calculator's fields hold, written into the fragment of its address, so that back, reload and a copied link show the
// same figures. Browsers never send the fragment to a server.
//
//   #calculator?price=650000&downPercent=10&rate=6.125&term=30
//
// What stands before the question mark is the id of the element the link leads to. Fields at their default are left out. What a
// fragment says is never trusted: a field that is unknown, malformed, out of range or given twice with nonsense first counts as
// absent, and the others stand.

// The longest of any calculator here is about 250 characters; beyond this somebody is trying something.
const longestFragment = 2000;
// No plus sign, exponent, hexadecimal, thousands separator or space.
const plainDecimal = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/**
 * The values that a fragment gives, a default wherever it says nothing acceptable; `undefined` for a fragment that leads
 * elsewhere. `anchor` is the id of the calculator's element; `#anchor` alone is every field at its default. Never throws.
 */
export function readFragment<F extends Fields>(anchor: string, fields: F, fragment: string): CompleteValues<F> | undefined {
  if (fragment !== `#${anchor}` && !carriesValues(anchor, fragment)) return undefined;
  const written = new URLSearchParams(fragment.length > longestFragment ? '' : fragment.slice(anchor.length + 2));
  return valuesFrom(fields, (field) => readField(field, written.get(field.key)));
}

/** True for a fragment that gives values to the calculator. */
export function carriesValues(anchor: string, fragment: string): boolean {
  return fragment.startsWith(`#${anchor}?`);
}

/**
 * The fragment for the values, from `#`: only what differs from the defaults, in the order of the table. An empty field is left
 * out, and comes back at its default. Never throws.
 */
export function writeFragment<F extends Fields>(anchor: string, fields: F, values: Values<F>): string {
  const written = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = writeField(field, values[name]);
    if (text !== undefined) written.set(field.key, text);
  }
  const query = written.toString();
  return query === '' ? `#${anchor}` : `#${anchor}?${query}`;
}

function readField(field: NumberField | ChoiceField, text: string | null): string | number | undefined {
  if (text === null) return undefined;
  if ('choices' in field) return field.choices.find((choice) => String(choice) === text);
  // Adding 0 makes a plain zero of "-0".
  const value = plainDecimal.test(text) ? Number(text) + 0 : Number.NaN;
  return value >= field.min && value <= field.max && roundHalfUp(value, field.decimals) === value ? value : undefined;
}

function writeField(field: NumberField | ChoiceField, value: unknown): string | undefined {
  if ('choices' in field) {
    const choice = field.choices.find((known) => known === value);
    return choice === undefined || choice === field.default ? undefined : String(choice);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const written = roundHalfUp(Math.min(field.max, Math.max(field.min, value)), field.decimals);
  return written === field.default ? undefined : String(written);
}
