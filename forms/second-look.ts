import { type FormDefinition, type Notice, notConfigured, sameOptions } from './form.ts';
import { email, firstName, lastName, phone } from './person-fields.ts';

export const secondLookForm = {
  id: 'second-look',
  name: 'Second Look',
  fields: [
    firstName,
    lastName,
    { ...phone, required: true, whenMissing: 'Enter your phone number.' },
    email,
    {
      name: 'propertyState',
      label: 'Property State',
      kind: 'text',
      required: true,
      maxLength: 60,
      whenMissing: 'Enter the state the property is in.',
      placeholder: 'e.g. Washington',
    },
    {
      name: 'closingDate',
      label: 'Closing Date',
      kind: 'date',
      required: true,
      maxLength: 10,
      whenMissing: 'Enter your closing date. Your best estimate is enough.',
    },
    {
      name: 'creditScore',
      label: 'Credit Score',
      kind: 'select',
      required: false,
      maxLength: 40,
      options: sameOptions('Excellent (750+)', 'Good (700-749)', 'Fair (650-699)', 'Poor (Below 650)', 'Unsure'),
    },
    {
      name: 'propertyType',
      label: 'Property Type',
      kind: 'select',
      required: true,
      maxLength: 60,
      whenMissing: 'Choose the type of property.',
      options: sameOptions(
        'Single Family Home',
        'Condominium',
        'Townhouse',
        'Multi-Family Home (2-4 Units)',
        'Manufactured Home',
        'Other',
      ),
    },
    {
      name: 'propertyUsage',
      label: 'Property Usage',
      kind: 'select',
      required: true,
      maxLength: 60,
      whenMissing: 'Choose how the property will be used.',
      options: sameOptions('Primary Residence', 'Second Home', 'Investment Property'),
    },
  ],
  fixed: {
    instruction: 'User was instructed to email their Loan Estimate separately.',
  },
  messages: {
    sent: {
      title: 'Information Sent!',
      text: "Your details have been submitted. We'll be in touch within 24 hours.",
    },
    rejected: { title: 'Submission Failed', text: 'Something went wrong. Please try again.' },
    offline: {
      title: 'Network Error',
      text: 'Could not submit the form. Please check your connection and try again.',
    },
    notConfigured,
    incomplete: { title: 'Please check the form', text: 'A few answers need your attention before we can send it.' },
  },
} as const satisfies FormDefinition;

/** Shown when the sum is answered wrongly; nothing is sent. */
export const captchaFailed: Notice = {
  title: 'CAPTCHA Failed',
  text: 'Please solve the math problem correctly.',
};

/** How long the success notice of this form stays, in milliseconds. */
export const secondLookNoticeDurationMs = 10_000;

/** Subject of a Second Look message, as the mailbox shows it. */
export function secondLookSubject(firstName: string, lastName: string): string {
  return `New Second Look Submission from ${`${firstName.trim()} ${lastName.trim()}`.trim()}`;
}
