import type { Owner } from './owner-schema.ts';

export interface SampleValue {
  /** Name of the field in `owner.yaml`: `phone.cell`. */
  readonly field: string;
  readonly value: string;
}

/** What marks a value as made up: numbers reserved for fiction, domains reserved for examples, licences of zeros. */
const marks: readonly RegExp[] = [/\b555-01\d\d\b/, /\bexample\.(com|org|net)\b/, /\b0{6,}\b/, /\bSample\b/, /\bExample\b/];

/** The figures that ship with the sample data; nothing in them shows that they are made up. */
export const shippedFigures: Readonly<Record<keyof Owner['statistics'], string>> = {
  yearsLicensed: '17+',
  fiveStarReviews: '40+',
  familiesHelped: '500+',
  loanVolume: '$50M+',
};

/** The town of the office that ships. */
export const shippedTown = 'Kenmore';

function textsOf(value: unknown, field: string): SampleValue[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, field ? `${field}.${key}` : key));
}

/** The values of the owner's file that still are the sample data that ships. */
export function sampleValues(owner: Owner): SampleValue[] {
  return textsOf(owner, '').filter(({ value }) => marks.some((mark) => mark.test(value)));
}
