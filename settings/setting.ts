import { z } from 'zod';
import { isEmailAddress } from '../forms/check.ts';
import { mayBeEndpoint } from '../forms/endpoint.ts';

/** What people are told of a setting. */
export interface AboutSetting {
  /** What it is for, and what holds while it is not set: a line of the README's table. */
  readonly description: string;
  readonly example: string;
  /** What a right value is or does, after `must`; the example follows it. */
  readonly must: string;
  /** A further sentence for whoever wrote a wrong value. */
  readonly hint?: string;
  /** It may hold a password, so no message repeats it. */
  readonly isSecret?: true;
  /** It is about one machine and is not sent along with what is published. */
  readonly staysHere?: true;
}

const withoutBlanks = (text: unknown) => (typeof text === 'string' ? text.trim() : text);

/** A setting whose value has no blanks around it; one that is empty is not set. */
export function setting<Value extends z.ZodType>(about: AboutSetting, value: Value) {
  return z.preprocess((text) => withoutBlanks(text) || undefined, value).meta({ ...about });
}

/** A whole number from 1 on. */
export const wholeNumber = (most: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(most));

export const yesOrNo = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['yes', 'no']))
  .transform((answer) => answer === 'yes')
  .default(false);

/** Entries with blanks, commas or semicolons between them. */
export const list = (entry: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,;]+/).filter((item) => item !== ''))
    .pipe(z.array(entry));

export const mailbox = z.string().refine(isEmailAddress);

/** `https://www.example.com`, with or without a slash at its end; it is read without. */
export const origin = z
  .string()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), { abort: true })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    error: ({ input }) => `must have no path: ${new URL(String(input)).origin} and nothing behind it`,
  })
  .transform((text) => new URL(text).origin);

/** Unlike other settings it may be set to nothing, which is no endpoint at all. */
export const endpoint = (form: string, field: string) =>
  z.preprocess(withoutBlanks, z.string().refine(mayBeEndpoint).optional()).meta({
    description: `where the ${form} form sends; left out, it is \`formEndpoints.${field}\` of \`owner.yaml\``,
    example: 'https://forms.example.com/f/abcdwxyz',
    must: 'be an address',
  } satisfies AboutSetting);
