import { type FormDefinition, notConfigured } from './form.ts';
import { email, firstName, lastName, phone } from './person-fields.ts';

export const agentRecommendationForm = {
  id: 'agent-recommendation',
  name: 'Agent Recommendation Request',
  fields: [
    firstName,
    lastName,
    {
      name: 'area',
      label: 'City or Zip Code',
      kind: 'text',
      required: true,
      maxLength: 120,
      whenMissing: 'Enter the city or zip code where you are looking.',
      hint: 'Where you would like to buy or sell.',
    },
    email,
    phone,
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      required: false,
      maxLength: 5000,
      hint: 'What you are looking for, when, and anything an agent should know.',
    },
  ],
  fixed: { formName: 'Agent Recommendation Request' },
  messages: {
    sent: {
      title: 'Recommendation Request Sent!',
      text: "Thanks! We've received your request and will be in touch with agent recommendations soon.",
    },
    rejected: { title: 'Submission Failed', text: 'Could not send your request. Please try again.' },
    offline: { title: 'Network Error', text: 'Could not send request. Please check your internet connection.' },
    notConfigured,
    incomplete: { title: 'Uh oh! Missing fields.', text: 'Please fill out all required fields (*).' },
  },
} as const satisfies FormDefinition;
