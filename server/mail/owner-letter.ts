import { allForms } from '../../forms/all-forms.ts';
import { escapeHtml } from '../html.ts';
import { answerWithinMs, type Lead } from '../leads/lead-store.ts';
import type { LetterText } from './letter-text.ts';
import { oneLine } from './one-line.ts';

/** Longer subjects are cut by mailboxes, and some refuse them. */
const longestSubject = 150;

const printTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Los_Angeles' });

function personOf({ values }: Lead): string {
  return oneLine(values.name ?? [values.firstName, values.lastName].filter(Boolean).join(' '));
}

function subjectOf(lead: Lead, formName: string): string {
  const own = oneLine(lead.values.subject ?? '');
  const wanted = oneLine(lead.mailSubject ?? '') || (lead.form === 'second-look' ? own : '');
  const subject = wanted || `${formName}: ${[own, personOf(lead)].filter(Boolean).join(', ')}`;
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

/** Links with which the person is written to or called. */
function answerLinks(email: string | undefined, phone: string | undefined): string[] {
  const links = [];
  if (email) links.push(`<a href="mailto:${escapeHtml(encodeURIComponent(email).replace('%40', '@'))}">${escapeHtml(email)}</a>`);
  if (phone && dial(phone)) links.push(`<a href="tel:${dial(phone)}">${escapeHtml(phone)}</a>`);
  return links;
}

/** Whence and when the lead came, and what is promised. */
function closing(lead: Lead, formName: string): string[] {
  const page = lead.page ? `, on the page ${lead.page}` : '';
  return [
    ...(lead.form === 'second-look'
      ? ['Their Loan Estimate comes separately, by email: the form told them to send it to you.']
      : []),
    `Received ${printTime.format(lead.receivedAt)} (Seattle time) from the form "${formName}"${page}. Reference ${lead.id}.`,
    `The promise is an answer within 24 hours: by ${printTime.format(lead.receivedAt + answerWithinMs)}.`,
  ];
}

function messageIdOf(lead: Lead, domain: string, kind = ''): string {
  return `<${lead.id.toLowerCase()}.${lead.receivedAt}${kind}@${domain}>`;
}

/**
 * Writes the letter that tells the owner of a lead. Whatever a person typed stands in it as text, never as markup or header.
 * Answering the letter answers the person.
 *
 * @param domain of the sender's address, for the Message-ID
 */
export function noticeLetter(lead: Lead, domain: string): LetterText {
  const formName = allForms.find(({ id }) => id === lead.form)?.name ?? lead.form;
  const rows = labelled(lead);
  const email = lead.values.email?.trim();
  const links = answerLinks(email, lead.values.phone?.trim());
  return {
    subject: subjectOf(lead, formName),
    text: [...rows.map(([label, value]) => `${label}:\n${value}`), ...closing(lead, formName)].join('\n\n'),
    html: [
      ...rows.map(
        ([label, value]) => `<p><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
      ),
      ...(links.length > 0 ? [`<p>${links.join(' &middot; ')}</p>`] : []),
      ...closing(lead, formName).map((line) => `<p>${escapeHtml(line)}</p>`),
    ].join('\n'),
    messageId: messageIdOf(lead, domain),
    ...(email && { replyTo: { name: personOf(lead), address: email } }),
  };
}

/** Writes the letter that reminds the owner of a lead nobody has answered; it stands beside the first one in the mailbox. */
export function reminderLetter(lead: Lead, domain: string): LetterText {
  const notice = noticeLetter(lead, domain);
  const opening = [
    'This message has been waiting for 20 hours, and nobody has marked it as answered.',
    `Once the person has an answer, mark it, and no reminder comes: npm run leads -- answered ${lead.id}`,
  ];
  return {
    ...notice,
    subject: [...`Not answered yet: ${notice.subject}`].slice(0, longestSubject).join(''),
    text: [...opening, notice.text].join('\n\n'),
    html: [...opening.map((line) => `<p>${escapeHtml(line)}</p>`), notice.html].join('\n'),
    messageId: messageIdOf(lead, domain, '.reminder'),
    inReplyTo: notice.messageId,
  };
}
