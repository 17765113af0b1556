import type { Field, FormDefinition } from './form.ts';

/** Codes follow the hosted services' field errors, so that their clients understand ours. */
export type ProblemCode = 'REQUIRED_FIELD_MISSING' | 'TYPE_EMAIL' | 'TYPE_TEXT';

export interface Problem {
  readonly field: string;
  readonly code: ProblemCode;
  /** A full sentence for the visitor, shown beside the field. */
  readonly message: string;
}

/**
 * The pattern browsers use for `<input type="email">` (WHATWG HTML, "valid email address"), plus a dot in the
 * domain: an address on a bare host name cannot be answered from the internet. Ranges: local part of any length,
 * labels of 1 to 63 letters, digits or hyphens.
 */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a text is an e-mail address that can be answered; leading and trailing space is ignored. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** Whether a text is a calendar date `YYYY-MM-DD` that exists, between the years 1900 and 2200. */
export function isLocalDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function checkField(field: Field, value: string): Problem | undefined {
  const problem = (code: ProblemCode, message: string): Problem => ({ field: field.name, code, message });
  if (value.trim() === '') {
    return field.required
      ? problem('REQUIRED_FIELD_MISSING', field.whenMissing ?? `Enter ${field.label.toLowerCase()}.`)
      : undefined;
  }
  // As the browser counts: a form that is sent without script ends each line with two signs, and `maxlength` counts one.
  if (value.replaceAll('\r\n', '\n').length > field.maxLength) {
    return problem('TYPE_TEXT', `Please shorten this to ${field.maxLength.toLocaleString('en-US')} characters.`);
  }
  if (field.kind === 'email' && !isEmailAddress(value)) {
    return problem('TYPE_EMAIL', 'Enter an email address like name@example.com.');
  }
  if (field.kind === 'tel' && !/\d(?:\D*\d){6}/.test(value)) {
    return problem('TYPE_TEXT', 'Enter a phone number with its area code, like 206-555-0100.');
  }
  if (field.kind === 'date' && !isLocalDate(value)) {
    // A browser's own date field hands over the year 26 as 0026, and asks for the date in the visitor's own order.
    const shortYear = /^0\d{3}-/.test(value);
    return problem(
      'TYPE_TEXT',
      shortYear ? 'Enter the year with four digits, like 2027.' : 'Enter a whole date: month, day and year.',
    );
  }
  if (field.options && !field.options.some((option) => option.value === value)) {
    return problem('TYPE_TEXT', `Choose one of the answers offered for ${field.label}.`);
  }
  return undefined;
}

/**
 * Checks what was typed into a form, field by field, in the form's own order. The browser and the server use this
 * one function, so a visitor never meets a second opinion.
 *
 * @param values the payload's text values by field name; an absent field counts as empty
 * @returns the problems found, at most one a field; empty when the message may be sent
 */
export function checkValues(form: FormDefinition, values: Readonly<Record<string, string | undefined>>): Problem[] {
  return form.fields.flatMap((field) => checkField(field, values[field.name] ?? '') ?? []);
}
