import owner from '../../sample-owner.ts';
import { attribute, count, type Fact, field, sequence } from './fact.ts';

const contact = '/contact';
const agent = '/real-estate-agent-recommendation';
const secondLook = '/second-look';

/** Sections 3 and 5 of the specification: what each form asks for, and of what. What is sent and shown is driven in a browser. */
export const formFacts: readonly Fact[] = [
  field(contact, 'Full Name', { name: 'name', type: 'text', required: true }),
  field(contact, 'Email Address', { name: 'email', type: 'email', required: true }),
  field(contact, 'Phone', { name: 'phone', type: 'tel', required: false }),
  field(contact, 'Subject', {
    name: 'subject',
    required: true,
    options: [
      'Pre-qualification',
      'Loan Application',
      'Rate Quote',
      'Refinancing',
      'First-Time Buyer Questions',
      'Investment Property',
      'General Inquiry',
    ],
  }),
  field(contact, 'Message', { name: 'message', required: true }),
  sequence('/contact: preferred contact by email, phone or text', contact, 'main label:has(input[name=preferredContact])', [
    'Email',
    'Phone',
    'Text',
  ]),
  attribute(
    '/contact: preferred contact is email by default',
    contact,
    'input[name=preferredContact][value=email]',
    'checked',
    '',
  ),
  count('/contact: preferred contact has three values', contact, 'input[name=preferredContact]', 3),
  attribute('/contact: its label', contact, 'input[name=formName]', 'value', 'Main Contact Form'),
  attribute('/contact: its endpoint', contact, 'main form', 'action', owner.formEndpoints.contact),
  field(agent, 'First Name', { name: 'firstName', type: 'text', required: true }),
  field(agent, 'Last Name', { name: 'lastName', type: 'text', required: true }),
  field(agent, 'City or Zip Code', { name: 'area', type: 'text', required: true }),
  field(agent, 'Email', { name: 'email', type: 'email', required: true }),
  field(agent, 'Phone', { name: 'phone', type: 'tel', required: false }),
  field(agent, 'Message', { name: 'message', required: false }),
  attribute(`${agent}: its label`, agent, 'input[name=formName]', 'value', 'Agent Recommendation Request'),
  attribute(`${agent}: its endpoint`, agent, 'main form', 'action', owner.formEndpoints.agentRecommendation),
  field(secondLook, 'First Name', { name: 'firstName', type: 'text', required: true }),
  field(secondLook, 'Last Name', { name: 'lastName', type: 'text', required: true }),
  field(secondLook, 'Phone', { name: 'phone', type: 'tel', required: true }),
  field(secondLook, 'Email', { name: 'email', type: 'email', required: true }),
  field(secondLook, 'Property State', { name: 'propertyState', required: true, placeholder: 'e.g. Washington' }),
  field(secondLook, 'Closing Date', { name: 'closingDate', type: 'date', required: true }),
  field(secondLook, 'Credit Score', {
    name: 'creditScore',
    required: false,
    options: ['Excellent (750+)', 'Good (700-749)', 'Fair (650-699)', 'Poor (Below 650)', 'Unsure'],
  }),
  field(secondLook, 'Property Type', {
    name: 'propertyType',
    required: true,
    options: ['Single Family Home', 'Condominium', 'Townhouse', 'Multi-Family Home (2-4 Units)', 'Manufactured Home', 'Other'],
  }),
  field(secondLook, 'Property Usage', {
    name: 'propertyUsage',
    required: true,
    options: ['Primary Residence', 'Second Home', 'Investment Property'],
  }),
  attribute('/second-look: the sum is a required number', secondLook, '#second-look-captcha[type=number]', 'required', ''),
  {
    says: '/second-look: the sum has no name, so it is never sent',
    page: secondLook,
    holds: (document) => document.querySelector('#second-look-captcha')?.hasAttribute('name') === false,
    breaks: [(document) => document.querySelector('#second-look-captcha')?.setAttribute('name', 'captcha')],
  },
  attribute('/second-look: its endpoint', secondLook, 'main form', 'action', owner.formEndpoints.secondLook),
  attribute('/second-look: the instruction', secondLook, 'input[name=instruction]', 'value', /Loan Estimate separately/),
];
