import { z } from 'zod';
import { wordsOf } from './owner-values.ts';

/** A field with a wrong value. */
export interface OwnerFault {
  readonly path: readonly PropertyKey[];
  /** Name of the field, as the file has it: `company.name`. */
  readonly field: string;
  /** What is wrong, in a sentence that begins with that name, which is left out here. */
  readonly says: string;
}

/** The value at a path such as `['social', 0, 'href']`; undefined where there is none. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);
}

/** The schema of a field without what makes it optional. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap() as z.ZodType) : schema;
}

/** The schema of the field at a path; undefined where there is no such field. */
export function schemaAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
  const present = bare(schema);
  if (key === undefined) return present;
  const child =
    present instanceof z.ZodObject
      ? present.shape[key as string]
      : present instanceof z.ZodArray
        ? present.element
        : present instanceof z.ZodRecord
          ? present.valueType
          : present instanceof z.ZodTuple
            ? present.def.items[Number(key)]
            : undefined;
  return child && schemaAt(child as z.ZodType, rest);
}

/** Whether a field of a group may be left out. */
export function isOptional(group: z.ZodType | undefined, field: string): boolean {
  return group instanceof z.ZodObject && group.shape[field] instanceof z.ZodOptional;
}

/** Names of the fields of a group. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** What a field must be, after `must be`. */
function wanted(schema: z.ZodType | undefined): string {
  const described = schema && wordsOf(schema).wanted;
  if (described) return described;
  if (schema instanceof z.ZodObject) return `a group of lines, each two blanks further in, with ${fieldsOf(schema).join(', ')}`;
  return schema instanceof z.ZodArray ? 'a list, a line that begins with - for each entry, or [] for none' : 'another value';
}

/** Where a field belongs that stands in the wrong group: its line begins with too few or too many blanks. */
function rightPlace(schema: z.ZodType, path: readonly PropertyKey[], key: string): string {
  if (path.length > 0) return fieldsOf(schema).includes(key) ? ` ${key} is in no group: begin its line without blanks.` : '';
  const group = fieldsOf(schema).find((name) => fieldsOf(schemaAt(schema, [name])).includes(key));
  return group ? ` ${group} has a field of that name: begin its line with two blanks and put it below ${group}.` : '';
}

/** Kinds of fault whose sentence the schema itself gives, since it tells more than what the field must be. */
const ownWords = ['custom', 'too_big'] as const;

function faults(issue: z.core.$ZodIssue, schema: z.ZodType, input: unknown): OwnerFault[] {
  const { path } = issue;
  const field = path.join('.') || 'The file';
  const inField = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = ` ${field} has: ${fieldsOf(inField).join(', ')}.`;
    return issue.keys.map((key) => ({
      path: [...path, key],
      field: [...path, key].join('.'),
      says: `is not a field of this file.${rightPlace(schema, path, key) || known}`,
    }));
  }
  if (issue.code === 'invalid_key')
    return [{ path, field: path.slice(0, -1).join('.'), says: `${issue.message}. It has "${String(path.at(-1))}".` }];
  const value = valueAt(input, path);
  if (value === undefined && issue.code === 'invalid_type')
    return [{ path, field, says: `is missing: it must be ${wanted(inField)}.` }];
  const own = (ownWords as readonly string[]).includes(issue.code) && issue.message.startsWith('must ');
  const stands = typeof value === 'object' && value !== null ? '' : ` It is now ${JSON.stringify(value) ?? 'left out'}.`;
  return [{ path, field, says: `${own ? issue.message : `must be ${wanted(inField)}`}.${stands}` }];
}

/** What is wrong with the values of the owner's file, in words for people who write values and no programs. */
export function ownerFaults(error: z.ZodError, schema: z.ZodType, input: unknown): OwnerFault[] {
  return error.issues.flatMap((issue) => faults(issue, schema, input));
}
