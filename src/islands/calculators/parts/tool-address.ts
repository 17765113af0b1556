import { type AddressFields, decodeState, encodeState, type StateOf } from './address-state.ts';

/** What stands in the fields of a tool: a value, or undefined where a field is empty or holds no number. */
export type Answers<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: StateOf<Fields>[Name] | undefined;
};

/**
 * The state a fragment gives a tool, or `undefined` when the fragment leads elsewhere on the page and says nothing about it.
 * `anchor` is the id of the tool's element; `#anchor` alone, and no fragment at all, are every field at its default.
 */
export function stateInFragment<Fields extends AddressFields>(
  anchor: string,
  fields: Fields,
  fragment: string,
): StateOf<Fields> | undefined {
  const [place, query] = splitOnce(fragment.replace(/^#/, ''));
  if (place !== anchor && (place !== '' || query !== undefined)) return undefined;
  return decodeState(fields, fragment);
}

/** True when a fragment carries figures for the tool. */
export function carriesState(anchor: string, fragment: string): boolean {
  return fragment.startsWith(`#${anchor}?`);
}

/** The fragment for the answers; an empty field is left out, and comes back at its default. */
export function fragmentFor<Fields extends AddressFields>(anchor: string, fields: Fields, answers: Answers<Fields>): string {
  return encodeState(anchor, fields, answers as StateOf<Fields>);
}

/**
 * The answers as inputs of a calculation, once no field that must hold a value is empty. A field without a default may stay
 * empty; so may those in `optional`.
 */
export function completeAnswers<Fields extends AddressFields>(
  fields: Fields,
  answers: Answers<Fields>,
  optional: readonly (keyof Fields)[] = [],
): StateOf<Fields> | undefined {
  const missing = Object.entries(fields).some(
    ([name, field]) => field.default !== undefined && answers[name] === undefined && !optional.includes(name),
  );
  return missing ? undefined : (answers as StateOf<Fields>);
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('?');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
