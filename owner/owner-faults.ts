import { z } from 'astro/zod';

/** The value at a path such as `['social', 0, 'href']`; undefined where there is none. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);
}

/** The schema of a field without what makes it optional. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap() as z.ZodType) : schema;
}

function schemaAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
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

/** What a field must be, after `must be`. */
function wanted(schema: z.ZodType | undefined): string {
  const described = schema && z.globalRegistry.get(schema)?.wanted;
  if (typeof described === 'string') return described;
  if (schema instanceof z.ZodObject) return `a group in braces with ${Object.keys(schema.shape).join(', ')}`;
  return schema instanceof z.ZodArray ? 'a list in square brackets' : 'another value';
}

/** A right value that lacks its quotes, or has some too many. */
function quotes(schema: z.ZodType | undefined, value: unknown): string {
  if (typeof value === 'number' && schema?.safeParse(String(value)).success) return ` Put it between quotes: '${value}'.`;
  if (typeof value === 'string' && schema?.safeParse(Number(value)).success) return ` Leave out the quotes: ${value}.`;
  return '';
}

/** Kinds of fault whose sentence the schema itself gives, since it tells more than what the field must be. */
const ownWords = ['custom', 'too_big'] as const;

function faultLines(issue: z.core.$ZodIssue, schema: z.ZodType, input: unknown): string[] {
  const field = issue.path.join('.');
  const inField = schemaAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = inField instanceof z.ZodObject ? ` ${field || 'The file'} has: ${Object.keys(inField.shape).join(', ')}.` : '';
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a field of this file.${known}`);
  }
  if (issue.code === 'invalid_key')
    return [`${field.slice(0, field.lastIndexOf('.'))} ${issue.message}. It has "${String(issue.path.at(-1))}".`];
  const value = valueAt(input, issue.path);
  if (value === undefined && issue.code === 'invalid_type')
    return [`${field || 'The file'} is missing: it must be ${wanted(inField)}.`];
  const own = (ownWords as readonly string[]).includes(issue.code) && issue.message.startsWith('must ');
  const stands = typeof value === 'object' && value !== null ? '' : ` It is now ${JSON.stringify(value) ?? 'left out'}.`;
  return [`${field || 'The file'} ${own ? issue.message : `must be ${wanted(inField)}`}.${stands}${quotes(inField, value)}`];
}

/** What is wrong with the owner's file, a sentence a field, in words for people who write values and no programs. */
export function ownerFaults(error: z.ZodError, schema: z.ZodType, input: unknown): string[] {
  return error.issues.flatMap((issue) => faultLines(issue, schema, input));
}
