import { type FormDefinition, notConfigured, sameOptions } from './form.ts';
import { email, phone } from './person-fields.ts';

export const contactForm = {
  id: 'contact',
  name: 'Main Contact Form',
  fields: [
    {
      name: 'name',
      label: 'Full Name',
      kind: 'text',
      required: true,
      maxLength: 120,
      whenMissing: 'Enter your full name.',
      autocomplete: 'name',
    },
    { ...email, label: 'Email Address' },
    phone,
    {
      name: 'subject',
      label: 'Subject',
      kind: 'select',
      required: true,
      maxLength: 80,
      whenMissing: 'Choose what your message is about.',
      options: sameOptions(
        'Pre-qualification',
        'Loan Application',
        'Rate Quote',
        'Refinancing',
        'First-Time Buyer Questions',
        'Investment Property',
        'General Inquiry',
      ),
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      required: true,
      maxLength: 5000,
      whenMissing: 'Write your message.',
      hint: 'Please leave out Social Security and account numbers. We will never ask for them here.',
    },
    {
      name: 'preferredContact',
      label: 'Preferred Contact Method',
      kind: 'radio',
      required: false,
      maxLength: 10,
      options: [
        { value: 'email', label: 'Email' },
        { value: 'phone', label: 'Phone' },
        {
          value: 'text',
          label: 'Text',
          // Washington law wants consent to be given by the person's own act, in advance, and to be clear: RCW 19.190.
          agreement: (company) =>
            `If you choose Text, you agree that ${company} may text you about this request at the number you give. Message and data rates may apply. Reply STOP to end texts. This is not a condition of any loan or service.`,
        },
      ],
      initial: 'email',
    },
  ],
  fixed: { formName: 'Main Contact Form' },
  messages: {
    sent: {
      title: 'Message Sent Successfully!',
      text: 'Thank you for reaching out. Our team will respond within 24 hours to discuss your mortgage needs.',
    },
    rejected: { title: 'Uh oh! Something went wrong.', text: 'Could not send message. Please try again.' },
    offline: {
      title: 'Network Error',
      text: 'Could not send message. Please check your internet connection and try again.',
    },
    notConfigured,
    incomplete: { title: 'Please check the form', text: 'A few answers need your attention before we can send it.' },
  },
} as const satisfies FormDefinition;
