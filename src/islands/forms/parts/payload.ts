import type { FormDefinition } from '../../../../forms/form.ts';
import type { Payload } from './deliver.ts';

/** Name of the field that people never see; its value goes along only when something filled it. */
const honeypot = '_gotcha';

function typedValues(form: FormDefinition, values: FormData): [name: string, value: string][] {
  const typed = form.fields.map(({ name }): [string, string] => [name, String(values.get(name) ?? '')]);
  const trap = String(values.get(honeypot) ?? '');
  return trap ? [...typed, [honeypot, trap]] : typed;
}

/** The payload of a form that posts JSON: every field, filled in or not, and the form's fixed values. */
export function jsonPayload(form: FormDefinition, values: FormData): Payload {
  return { json: { ...Object.fromEntries(typedValues(form, values)), ...form.fixed } };
}

/** The payload of a form that posts multipart: every field, the form's fixed values, and `extra`. */
export function multipartPayload(form: FormDefinition, values: FormData, extra: Readonly<Record<string, string>>): Payload {
  const multipart = new FormData();
  for (const [name, value] of [...typedValues(form, values), ...Object.entries(form.fixed), ...Object.entries(extra)]) {
    multipart.set(name, value);
  }
  return { multipart };
}
