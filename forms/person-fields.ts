import type { Field } from './form.ts';

// What the forms ask of a person in the same words.

export const firstName = {
  name: 'firstName',
  label: 'First Name',
  kind: 'text',
  required: true,
  maxLength: 80,
  whenMissing: 'Enter your first name.',
  autocomplete: 'given-name',
} as const satisfies Field;

export const lastName = {
  ...firstName,
  name: 'lastName',
  label: 'Last Name',
  whenMissing: 'Enter your last name.',
  autocomplete: 'family-name',
} as const satisfies Field;

export const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: true,
  maxLength: 254,
  whenMissing: 'Enter your email address, so that we can answer.',
  autocomplete: 'email',
} as const satisfies Field;

export const phone = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  required: false,
  maxLength: 40,
  autocomplete: 'tel',
} as const satisfies Field;
