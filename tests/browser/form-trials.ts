import { expect, type Page, type Request } from '@playwright/test';

/** A form under test: how to reach it, fill it in, and what must come of it, word for word. */
export interface Trial {
  readonly name: string;
  readonly path: string;
  readonly endpoint: string;
  readonly contentType: 'application/json' | 'multipart/form-data';
  readonly button: string;
  readonly busy: string;
  readonly fill: (page: Page, email: string) => Promise<void>;
  readonly payload: (email: string) => Record<string, string>;
  readonly sent: readonly [title: string, text: string];
  readonly rejected: readonly [title: string, text: string];
  readonly offline: readonly [title: string, text: string];
  /** A field with what stands in it before and after the form was emptied. */
  readonly kept: { readonly label: string; readonly value: string };
}

/** Answers the sum of the second look form, or misses it by `wrongBy`. */
export async function solveSum(page: Page, wrongBy = 0) {
  const label = await page.getByText(/What is \d+ \+ \d+\?/).innerText();
  const [first, second] = (label.match(/\d+/g) ?? []).map(Number) as [number, number];
  for (const operand of [first, second]) {
    expect(operand).toBeGreaterThanOrEqual(1);
    expect(operand).toBeLessThanOrEqual(10);
  }
  await page.getByLabel(/What is/).fill(String(first + second + wrongBy));
}

export const trials: readonly [Trial, Trial, Trial] = [
  {
    name: 'contact form',
    path: '/contact',
    endpoint: '/f/contact',
    contentType: 'application/json',
    button: 'Send Message',
    busy: 'Sending...',
    fill: async (page, email) => {
      await page.getByLabel('Full Name').fill('Ana Méndez');
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('textbox', { name: 'Phone' }).fill('206-555-0199');
      await page.getByLabel('Subject').selectOption('Refinancing');
      await page.getByLabel('Message').fill('Line one\nLine "two" <b>');
      await page.getByRole('radio', { name: 'Text' }).check();
    },
    payload: (email) => ({
      name: 'Ana Méndez',
      email,
      phone: '206-555-0199',
      subject: 'Refinancing',
      message: 'Line one\nLine "two" <b>',
      preferredContact: 'text',
      formName: 'Main Contact Form',
    }),
    sent: [
      'Message Sent Successfully!',
      'Thank you for reaching out. Our team will respond within 24 hours to discuss your mortgage needs.',
    ],
    rejected: ['Uh oh! Something went wrong.', 'Could not send message. Please try again.'],
    offline: ['Network Error', 'Could not send message. Please check your internet connection and try again.'],
    kept: { label: 'Full Name', value: 'Ana Méndez' },
  },
  {
    name: 'agent form',
    path: '/real-estate-agent-recommendation',
    endpoint: '/f/agent-recommendation',
    contentType: 'application/json',
    button: 'Request a Recommendation',
    busy: 'Submitting...',
    fill: async (page, email) => {
      await page.getByLabel('First Name').fill('Bo');
      await page.getByLabel('Last Name').fill("O'Neil");
      await page.getByLabel('City or Zip Code').fill('98028');
      await page.getByLabel('Email').fill(email);
    },
    payload: (email) => ({
      firstName: 'Bo',
      lastName: "O'Neil",
      area: '98028',
      email,
      phone: '',
      message: '',
      formName: 'Agent Recommendation Request',
    }),
    sent: [
      'Recommendation Request Sent!',
      "Thanks! We've received your request and will be in touch with agent recommendations soon.",
    ],
    rejected: ['Submission Failed', 'Could not send your request. Please try again.'],
    offline: ['Network Error', 'Could not send request. Please check your internet connection.'],
    kept: { label: 'First Name', value: 'Bo' },
  },
  {
    name: 'second look form',
    path: '/second-look',
    endpoint: '/f/second-look',
    contentType: 'multipart/form-data',
    button: 'Submit',
    busy: 'Submitting...',
    fill: async (page, email) => {
      await page.getByLabel('First Name').fill('Cy');
      await page.getByLabel('Last Name').fill('Park');
      await page.getByLabel('Phone').fill('(206) 555-0188');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Property State').fill('Washington');
      await page.getByLabel('Closing Date').fill('2027-03-31');
      await page.getByLabel('Credit Score').selectOption('Good (700-749)');
      await page.getByLabel('Property Type').selectOption('Multi-Family Home (2-4 Units)');
      await page.getByLabel('Property Usage').selectOption('Primary Residence');
      await solveSum(page);
    },
    payload: (email) => ({
      firstName: 'Cy',
      lastName: 'Park',
      phone: '(206) 555-0188',
      email,
      propertyState: 'Washington',
      closingDate: '2027-03-31',
      creditScore: 'Good (700-749)',
      propertyType: 'Multi-Family Home (2-4 Units)',
      propertyUsage: 'Primary Residence',
      instruction: 'User was instructed to email their Loan Estimate separately.',
      subject: 'New Second Look Submission from Cy Park',
    }),
    sent: ['Information Sent!', "Your details have been submitted. We'll be in touch within 24 hours."],
    rejected: ['Submission Failed', 'Something went wrong. Please try again.'],
    offline: ['Network Error', 'Could not submit the form. Please check your connection and try again.'],
    kept: { label: 'First Name', value: 'Cy' },
  },
];

/** A fresh address for every run, so that nothing counts as a repeat. */
export function freshEmail(): string {
  return `visitor-${crypto.randomUUID()}@example.org`;
}

/** What a request carries, field by field. */
export function bodyOf(request: Request): Record<string, string> {
  const type = request.headers()['content-type'] ?? '';
  if (type.startsWith('application/json')) return request.postDataJSON() as Record<string, string>;
  const parts = (request.postData() ?? '').matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

/** Opens the page of a form and waits until its script runs. */
export async function open(page: Page, trial: Trial) {
  await page.goto(trial.path);
  const button = page.getByRole('button', { name: trial.button });
  await button.scrollIntoViewIfNeeded();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  return button;
}

/** Expects a notice, word for word. */
export async function expectNotice(page: Page, [title, text]: readonly [string, string]) {
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  await expect(notices.getByText(text, { exact: true })).toBeVisible();
}
