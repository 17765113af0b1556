import { createHash } from 'node:crypto';
import { type Document, isCollection, parseDocument, visit } from 'yaml';
import type { EntriesField, Field, GroupField } from './field.ts';
import { type FormEntry, type FormValue, isBlank, nameOf } from './form-values.ts';

const read = (text: string) => parseDocument(text, { schema: 'failsafe' });

/** A value of the file as a form shows it: `none` and nothing stand for one that is left out. */
function shown(value: unknown): FormValue {
  return value === undefined || value === null || value === '' || value === 'none' ? undefined : (value as FormValue);
}

function valueAt(document: Document, path: readonly string[]): FormValue {
  // A group that is left out altogether is no collection to look into.
  const parents = path.map((_, index) => path.slice(0, index)).filter((parent) => parent.length > 0);
  if (parents.some((parent) => !isCollection(document.getIn(parent, true)))) return undefined;
  const node = document.getIn(path, true);
  return shown(node === undefined ? undefined : (node as { toJS(document: Document): unknown }).toJS(document));
}

/** The values of the owner's file for these fields, by their names in a form. */
export function fileValues(text: string, fields: readonly Field[]): ReadonlyMap<string, FormValue> {
  const document = read(text);
  const values = new Map<string, FormValue>();
  const take = (field: Field) => {
    if (field.kind === 'group') field.fields.forEach(take);
    else values.set(nameOf(field.path), valueAt(document, field.path));
  };
  fields.forEach(take);
  return values;
}

/** A mark of these values: another one once any of them has changed. */
export function markOf(values: ReadonlyMap<string, FormValue>): string {
  return createHash('sha256')
    .update(JSON.stringify([...values]))
    .digest('base64url')
    .slice(0, 16);
}

/** An entry without the fields that are left out of it. */
const filled = (entry: FormEntry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));

/** The entries in which something is typed. */
export const filledEntries = (value: FormValue, { fields }: EntriesField) =>
  (value as readonly FormEntry[]).filter((entry) => fields.some(({ path }) => entry[nameOf(path)] !== undefined)).map(filled);

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A group that is written as a whole: one that may be left out. */
function wholeGroup(values: ReadonlyMap<string, FormValue>, group: GroupField): unknown {
  if (isBlank(values, group)) return undefined;
  const inner = group.fields.map((field) => [field.path.at(-1) ?? '', values.get(nameOf(field.path))] as const);
  return group.listed ? inner.map(([, value]) => value ?? '') : filled(Object.fromEntries(inner));
}

/** The nodes of the file that a field is written to, with what is to stand there. */
function written(field: Field, values: ReadonlyMap<string, FormValue>): (readonly [readonly string[], unknown])[] {
  if (field.kind === 'group' && !field.optional) return field.fields.flatMap((inner) => written(inner, values));
  if (field.kind === 'group') return [[field.path, wholeGroup(values, field)]];
  const value = values.get(nameOf(field.path));
  return [[field.path, field.kind === 'entries' ? filledEntries(value, field) : value]];
}

/** Text that stands in the file as it is, as people write it there; all other text stands in quotes. */
const plain = /^[\p{L}\p{N}($]([\p{L}\p{N}\p{M} ,.'’&()+%$/:@?=_~-]*[\p{L}\p{N}\p{M}.)+%/])?$/u;

function nodeOf(document: Document, value: unknown) {
  // A list of words stays on its line, as it ships.
  const flow = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const node = document.createNode(value, { flow });
  visit(node, {
    Scalar: (_key, scalar) => {
      if (!plain.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/**
 * The owner's file with the values of a form. Remarks and all other lines stay as they are; what is left out becomes `none` where a
 * line for it stands.
 */
export function withFormValues(text: string, fields: readonly Field[], values: ReadonlyMap<string, FormValue>): string {
  const document = read(text);
  for (const [path, value] of fields.flatMap((field) => written(field, values))) {
    if (same(valueAt(document, path), value)) continue;
    if (value !== undefined) document.setIn(path, nodeOf(document, value));
    else if (document.hasIn(path)) document.setIn(path, 'none');
  }
  return document.toString({ flowCollectionPadding: false, lineWidth: 0 });
}
