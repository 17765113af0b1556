import { allForms } from '../../forms/all-forms.ts';
import { escapeHtml } from '../html.ts';
import type { Lead } from '../intake/lead-store.ts';

/** What the owner is sent about a lead, as nodemailer takes it. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One and the same for every attempt: a mailbox then shows a letter once that was sent twice. */
  readonly messageId: string;
  /** The person; answering the letter answers them. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Longer subjects are cut by mailboxes, and some refuse them. */
const longestSubject = 150;

const printTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Los_Angeles' });

/** One line: a line break in a header would begin another header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function personOf({ values }: Lead): string {
  return oneLine(values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' '));
}

function subjectOf(lead: Lead, formName: string): string {
  const own = oneLine(lead.values.subject ?? '');
  const subject = lead.form === 'second-look' && own ? own : `${formName}: ${[own, personOf(lead)].filter(Boolean).join(', ')}`;
  return [...subject].slice(0, longestSubject).join('');
}

/** The fields with the labels that the visitor read, in the order of the form, then whatever else was sent. */
function labelled(lead: Lead): (readonly [label: string, value: string])[] {
  const fields: readonly { readonly name: string; readonly label: string }[] =
    allForms.find(({ id }) => id === lead.form)?.fields ?? [];
  const known = fields.map(({ name, label }) => [label, lead.values[name] ?? ''] as const);
  const others = Object.entries(lead.values).filter(([name]) => !fields.some((field) => field.name === name));
  return [...known, ...others].filter(([, value]) => value.trim() !== '');
}

/** Digits of a phone number for a link that dials. */
function dial(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/**
 * Writes the letter about a lead. Whatever a person typed stands in it as text, never as markup or header.
 *
 * @param domain of the sender's address, for the Message-ID
 */
export function letterAbout(lead: Lead, domain: string): Letter {
  const formName = allForms.find(({ id }) => id === lead.form)?.name ?? lead.form;
  const rows = labelled(lead);
  const email = lead.values.email?.trim();
  const phone = lead.values.phone?.trim();
  const received = `Received ${printTime.format(lead.receivedAt)} (Seattle time) from the form "${formName}". Reference ${lead.id}.`;
  const next =
    lead.form === 'second-look' ? 'Their Loan Estimate comes separately, by email: the form told them to send it to you.' : '';
  const links = [
    email && `<a href="mailto:${escapeHtml(encodeURIComponent(email).replace('%40', '@'))}">${escapeHtml(email)}</a>`,
    phone && dial(phone) && `<a href="tel:${dial(phone)}">${escapeHtml(phone)}</a>`,
  ].filter(Boolean);
  return {
    subject: subjectOf(lead, formName),
    text: [...rows.map(([label, value]) => `${label}:\n${value}`), next, received, 'The promise is an answer within 24 hours.']
      .filter(Boolean)
      .join('\n\n'),
    html: [
      ...rows.map(
        ([label, value]) => `<p><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
      ),
      links.length > 0 && `<p>${links.join(' &middot; ')}</p>`,
      next && `<p>${escapeHtml(next)}</p>`,
      `<p>${escapeHtml(received)}<br>The promise is an answer within 24 hours.</p>`,
    ]
      .filter(Boolean)
      .join('\n'),
    messageId: `<${lead.id.toLowerCase()}.${lead.receivedAt}@${domain}>`,
    ...(email && { replyTo: { name: personOf(lead), address: email } }),
  };
}
