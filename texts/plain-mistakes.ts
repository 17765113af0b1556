import type { z } from 'zod';

/** The value of `data` at a path such as `['faq', 0, 'answer']`; undefined where there is none. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

/** What a field should hold instead, after `it`. */
function wanted(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big': {
      const { origin } = issue;
      const limit = issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
      if (origin !== 'string') return `must be ${limit}`;
      const length = typeof value === 'string' ? value.trim().length : 0;
      return length === 0 ? 'must not be empty' : `must have ${limit} characters, it has ${length}`;
    }
    case 'invalid_type': {
      const kinds: Partial<Record<string, string>> = {
        string: 'text',
        int: 'a whole number',
        number: 'a number',
        boolean: 'true or false',
        date: 'a day, written year-month-day',
        array: 'a list',
        object: 'a group of indented lines',
      };
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    }
    default:
      return issue.message;
  }
}

function printValue(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What is wrong with a field of a text. */
export interface TextMistake {
  /** `card.title`; empty where no field of the text has the fault. */
  readonly field: string;
  /** A sentence; with a field it goes on from its name. */
  readonly says: string;
  /** A right value, where there is one to show. */
  readonly example?: unknown;
}

/**
 * What is wrong with the fields of a text, for people who write texts and no programs.
 *
 * @param examples a right value for each field that has one to show
 * @param fields all that the text may have
 */
export function textMistakes(
  error: z.ZodError,
  data: unknown,
  examples: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): TextMistake[] {
  return error.issues.flatMap((issue): TextMistake[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = issue.path.length === 0 ? ` The fields are: ${fields.join(', ')}.` : '';
      return issue.keys.map((key) => ({
        field: '',
        says:
          key === 'draft'
            ? 'draft is for posts: this text always has its place. To take a loan or a program off the site, name it at notOffered in owner.yaml.'
            : `"${[...issue.path, key].join('.')}" is not a field of this text.${known}`,
      }));
    }
    const field = issue.path.join('.');
    const value = valueAt(data, issue.path);
    const missing = value === undefined;
    const now = missing ? '' : ` Now it is ${printValue(value)}.`;
    return [{ field, says: `${missing ? 'is missing: it ' : ''}${wanted(issue, value)}.${now}`, example: examples[field] }];
  });
}

/** The same, a line each, as commands print them. */
export function plainMistakes(...checked: Parameters<typeof textMistakes>): string[] {
  return textMistakes(...checked).map(({ field, says, example }) => {
    const shown = example === undefined ? '' : `\n    Example:  ${field}: ${String(example)}`;
    return `${field}${field && ' '}${says}${shown}`;
  });
}
