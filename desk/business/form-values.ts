import type { Field, GroupField, ValueField } from './field.ts';

/** A value of the owner's file as a form has it; undefined where it is left out. */
export type FormValue = string | readonly string[] | Readonly<Record<string, string>> | readonly FormEntry[] | undefined;

/** One of several groups of the same fields. */
export type FormEntry = Readonly<Record<string, FormValue>>;

/** The name that a field has in a form: `company.name`, `social.0.href`. */
export const nameOf = (path: readonly PropertyKey[]) => path.join('.');

/** What was typed as one line; a field for a sentence may have got several. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const lines = (text: string) => text.split('\n').map(oneLine).filter(Boolean);

/** `class: feed` a line, as the attributes of an element are typed. */
function pairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines(text).map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
}

/** What a form holds for one field. */
function valueIn(form: FormData, { input }: ValueField, name: string): FormValue {
  const typed = form.getAll(name).filter((part): part is string => typeof part === 'string');
  if (input === 'choices') return typed;
  const [text = ''] = typed;
  if (input === 'lines') return lines(text);
  if (input === 'pairs') return pairs(text);
  const line = oneLine(text);
  return (input === 'color' ? line.replace(/^#/, '') : line) || undefined;
}

/** How many entries of a list a form holds. */
function entryCount(form: FormData, name: string): number {
  const begin = `${name}.`;
  const indexes = [...form.keys()]
    .filter((key) => key.startsWith(begin))
    .map((key) => Number(key.slice(begin.length).split('.')[0]));
  return Math.max(-1, ...indexes) + 1;
}

/** The values of a form, by the names of its fields; entries of a list in their order. */
export function formValues(form: FormData, fields: readonly Field[]): ReadonlyMap<string, FormValue> {
  const values = new Map<string, FormValue>();
  for (const field of fields) {
    const name = nameOf(field.path);
    if (field.kind === 'group') for (const [inner, value] of formValues(form, field.fields)) values.set(inner, value);
    else if (field.kind === 'value') values.set(name, valueIn(form, field, name));
    else {
      const entries = Array.from({ length: entryCount(form, name) }, (_, index) =>
        Object.fromEntries(
          field.fields.map((inner) => [nameOf(inner.path), valueIn(form, inner, `${name}.${index}.${nameOf(inner.path)}`)]),
        ),
      );
      values.set(name, entries);
    }
  }
  return values;
}

/** Whether nothing was typed into any field of a group. */
export function isBlank(values: ReadonlyMap<string, FormValue>, group: GroupField): boolean {
  return group.fields.every((field) => {
    if (field.kind === 'group') return isBlank(values, field);
    const value = values.get(nameOf(field.path));
    return value === undefined || Object.keys(value).length === 0;
  });
}

/** What a button of the form does besides saving: `add social 3`, `remove social 0`, `up social 2`, `take colors.button 015a50`. */
export function withButton(values: Map<string, FormValue>, pressed: string): void {
  const [verb, list = '', place = ''] = pressed.split(' ');
  if (verb === 'take') {
    values.set(list, place);
    return;
  }
  const entries = [...((values.get(list) ?? []) as readonly FormEntry[])];
  const index = Number(place);
  if (verb === 'add') entries.push({});
  if (verb === 'remove') entries.splice(index, 1);
  if (verb === 'up') entries.splice(index - 1, 0, ...entries.splice(index, 1));
  values.set(list, entries);
}
