import { z } from 'zod';
import { mayBeEndpoint } from '../forms/endpoint.ts';
import { colorFault, type OwnerColors, shippedColors } from './colors.ts';

/** What a form shows of a field, besides what the field must be. */
export interface FieldWords {
  /** 'a year such as 2007', as it goes on after `must be`. */
  readonly wanted?: string;
  /** 'Cell phone', above the field. */
  readonly label?: string;
  /** What it is for, where nothing else says so. */
  readonly help?: string;
  /** A right value. */
  readonly example?: unknown;
  /** What stands for each value that may be chosen. */
  readonly options?: Readonly<Record<string, string>>;
  /** What is typed there, where a form has a control of its own for it. */
  readonly input?: 'long' | 'url' | 'tel' | 'email' | 'month' | 'time' | 'date' | 'color' | 'picture';
}

function withWords<Schema extends z.ZodType>(schema: Schema, fieldWords: FieldWords): Schema {
  return schema.meta({ ...fieldWords }) as Schema;
}

/** What a form shows of a field; empty for one without words. */
export const wordsOf = (schema: z.ZodType): FieldWords => (z.globalRegistry.get(schema) ?? {}) as FieldWords;

/** A value with the words that tell an owner what it must be: 'a year such as 2007', after `must be`. */
export const described = <Schema extends z.ZodType>(schema: Schema, wanted: string) => withWords(schema, { wanted });

/** A field with the name that stands above it in a form, and what it is for where nothing else says so. */
export const named = <Schema extends z.ZodType>(label: string, schema: Schema, help = '') =>
  withWords(schema, { label, ...(help && { help }) });

/** A field with a control of its own, such as `long` for a sentence or more. */
export const typed = <Schema extends z.ZodType>(input: NonNullable<FieldWords['input']>, schema: Schema) =>
  withWords(schema, { input });

/** A sentence or more. */
export const sentence = (example: string) => typed('long', words(example));

/** A picture in the folder of pictures, by its file's name. */
export const picture = <Schema extends z.ZodType>(schema: Schema) => typed('picture', schema);

/** One of several values, each with what a form shows for it. */
export function oneOf<const Value extends string>(options: Readonly<Record<Value, string>>) {
  const values = Object.keys(options) as Value[];
  return withWords(z.enum(values), { wanted: `one of ${values.join(', ')}`, options });
}

/** Text that must not be empty. Over however many lines it was written, it is one line. */
export const words = (example: string) =>
  described(
    z
      .string()
      .overwrite((text) => text.trim().replace(/\s+/g, ' '))
      .min(1),
    `text such as "${example}"`,
  );

/** A link as the owner pastes it from the address bar. */
export const address = (example: string) =>
  typed('url', described(z.string().regex(/^https:\/\/[^\s/]+\.[^\s/]+/), `a full address such as ${example}`));

/** `(206) 555-0142`, `206-555-0142` or `1-800-555-0142`, each perhaps with ` ext. 214`. */
export const phone = typed(
  'tel',
  described(
    z.string().regex(/^(\(\d{3}\) |\d{3}-|1-\d{3}-)\d{3}-\d{4}( ext\. \d{1,6})?$/),
    'a phone number written like (206) 555-0142',
  ),
);

export const month = typed('month', described(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), 'a year and month such as 2026-11'));

export const clock = typed('time', described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'a time such as 08:00 or 19:00'));

export const email = typed('email', described(z.email(), 'an email address such as hello@example.com'));

export const nmlsId = described(z.string().regex(/^\d{4,8}$/), 'the NMLS number, digits only, such as 1234567');

/** A colour as six digits, light or dark enough for the letters on it. */
export const color = (name: keyof OwnerColors) =>
  typed(
    'color',
    described(
      // What is no color has no contrast to be asked for.
      z.string().regex(/^#?[0-9a-f]{6}$/i, { abort: true }),
      `six digits and letters from a to f, such as ${shippedColors[name]}`,
    ),
  ).refine((value) => colorFault(name, value) === undefined, { error: ({ input }) => colorFault(name, String(input)) ?? '' });

/** An endpoint of a form: an address of this site (`/f/contact`) or of a hosted form service. Empty means not set up. */
export const endpoint = described(
  z.string().refine(mayBeEndpoint),
  'an address of this site such as /f/contact, or of a hosted service such as https://forms.example.com/f/abcdwxyz',
);
