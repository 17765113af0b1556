import { z } from 'zod';
import { type ManualEntry, manualOf } from '../../owner/owner-manual.ts';
import { type FieldWords, wordsOf } from '../../owner/owner-values.ts';

/** What all fields and groups of the owner's form have. */
interface Described {
  /** Where it stands in the owner's file: `['company', 'name']`. */
  readonly path: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly optional: boolean;
}

/** A value that is typed, chosen or uploaded. */
export interface ValueField extends Described {
  readonly kind: 'value';
  readonly input:
    | NonNullable<FieldWords['input']>
    | 'text'
    | 'choice'
    | 'number'
    | 'yes-no'
    | 'password'
    | 'choices'
    | 'lines'
    | 'pairs';
  /** An example, where one helps. */
  readonly example: string;
  /** What may be chosen, with the words for it. */
  readonly options: Readonly<Record<string, string>>;
}

/** Values that belong together. */
export interface GroupField extends Described {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** Written as a list of its values in their order, as the first and the last day are. */
  readonly listed: boolean;
}

/** Groups of the same fields, any number of them. */
export interface EntriesField extends Described {
  readonly kind: 'entries';
  /** The fields of one, with their paths in it. */
  readonly fields: readonly ValueField[];
}

export type Field = ValueField | GroupField | EntriesField;

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** `applicationPortal` as `Application portal`, for a field that the schema gives no name. */
function spelled(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `[Spokane, Cheney]` as it is typed, one a line. */
const asTyped = (example: string) => example.replace(/^\[(.*)\]$/, '$1').trim();

function inputOf(schema: z.ZodType): ValueField['input'] {
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodBoolean) return 'yes-no';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodRecord) return 'pairs';
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodEnum ? 'choices' : 'lines';
  return wordsOf(schema).input ?? 'text';
}

function fieldOf(path: readonly string[], schema: z.ZodType, manual: readonly ManualEntry[]): Field {
  const inner = unwrapped(schema);
  const { label = spelled(path.at(-1) ?? ''), help = '', example: shown = '', options = {} } = wordsOf(inner);
  const entry = manual.find((one) => one.path.join('.') === path.join('.'));
  const common = { path, label, help: entry?.help ?? help, optional: schema instanceof z.ZodOptional };
  if (inner instanceof z.ZodObject) return { ...common, kind: 'group', listed: false, fields: fieldsOf(inner, manual, path) };
  if (inner instanceof z.ZodTuple) {
    const ends = ['From', 'to'];
    const fields = (inner.def.items as z.ZodType[]).map((item, index) => ({
      ...fieldOf([...path, String(index)], item, []),
      label: ends[index] ?? '',
      optional: common.optional,
    }));
    return { ...common, kind: 'group', listed: true, fields };
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) {
    const fields = fieldsOf(inner.element, []).filter((field) => field.kind === 'value');
    return { ...common, kind: 'entries', fields };
  }
  const chosen = inner instanceof z.ZodArray ? wordsOf(inner.element as z.ZodType).options : undefined;
  const input = inputOf(inner);
  const example = input === 'lines' ? asTyped(entry?.example ?? '') : (entry?.example.trim() ?? String(shown));
  return { ...common, kind: 'value', input, example, options: chosen ?? options };
}

/**
 * The fields of a form for a group of the owner's file: from the schema that the build checks it with, and from the remarks of the
 * file, which say what each is for.
 */
export function fieldsOf(group: z.ZodObject, manual: readonly ManualEntry[] = [], path: readonly string[] = []): Field[] {
  return Object.entries(group.shape).map(([name, schema]) => fieldOf([...path, name], schema as z.ZodType, manual));
}

/** The fields of the whole file. @param ownerFile the file as the project ships it, with a remark for each field */
export const ownerFields = (schema: z.ZodObject, ownerFile: string): Field[] => fieldsOf(schema, manualOf(ownerFile));

/** The name above a field, for its place in the file, such as `social.0.href`. */
export function labelOf(fields: readonly Field[], path: readonly PropertyKey[]): string {
  const name = path.join('.');
  const field = fields.find((one) => name === one.path.join('.') || name.startsWith(`${one.path.join('.')}.`));
  if (!field) return name;
  if (name === field.path.join('.') || field.kind === 'value') return field.label;
  if (field.kind === 'group') return labelOf(field.fields, path);
  const inner = field.fields.find((one) => one.path.join('.') === String(path.at(-1)));
  return `${field.label}, number ${Number(path[1]) + 1}${inner ? `: ${inner.label}` : ''}`;
}
