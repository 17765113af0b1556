import { answerWithinMs, type Lead } from '../leads/lead-store.ts';
import { escapeHtml, oneLine } from '../safe-text.ts';
import { answersOf, formNameOf, headerText, personOf, subjectOf, timeInWords } from './lead-in-words.ts';
import type { LetterText } from './transport.ts';
import { type WayToAnswer, waysToAnswer } from './ways-to-answer.ts';

/** A line of a letter, as each of its two parts shows it. */
interface Line {
  /** `Call (206) 555-0100` */
  readonly text: string;
  /** The same with a link behind it. */
  readonly html: string;
}

/** A way to answer, as a line with its link. */
function line({ verb, address, shown }: WayToAnswer): Line {
  return { text: `${verb} ${shown}`, html: `${verb} <a href="${escapeHtml(address)}">${escapeHtml(shown)}</a>` };
}

/** Whence and when the lead came, and what is promised. */
function closing(lead: Lead): string[] {
  const page = lead.page ? `, on the page ${oneLine(lead.page)}` : '';
  return [
    ...(lead.form === 'second-look'
      ? ['Their Loan Estimate comes separately, by email: the form told them to send it to you.']
      : []),
    `Received ${timeInWords(lead.receivedAt)} (Seattle time) from the form "${formNameOf(lead)}"${page}. Reference ${lead.id}.`,
    `The promise is an answer within 24 hours: by ${timeInWords(lead.receivedAt + answerWithinMs)}.`,
  ];
}

/** The link that marks a lead as answered, as HTML. */
export function markingLink(address: string): string {
  return `<a href="${escapeHtml(address)}">I have answered this</a>`;
}

/**
 * How the owner says that the person has an answer: a link, or a command where nobody knows the form service's public address.
 *
 * @param address that marks the lead as answered
 */
function markingLine(opening: string, lead: Lead, address: string | undefined): Line {
  if (!address) {
    const line = `${opening} npm run leads -- answered ${lead.id}`;
    return { text: line, html: escapeHtml(line) };
  }
  return { text: `${opening}\n${address}`, html: `${escapeHtml(opening)} ${markingLink(address)}` };
}

/** @param kind what tells several letters about one lead apart, such as `.reminder` */
export function messageIdOf(lead: Lead, domain: string, kind = ''): string {
  return `<${lead.id.toLowerCase()}.${lead.receivedAt}${kind}@${domain}>`;
}

/**
 * Writes the letter that tells the owner of a lead. Whatever a person typed stands in it as text, never as markup or header.
 * Answering the letter answers the person.
 *
 * @param domain of the sender's address, for the Message-ID
 * @param marking the address that marks it as answered, where it is known
 */
export function newLeadLetter(lead: Lead, domain: string, marking?: string): LetterText {
  const answers = answersOf(lead);
  const links = waysToAnswer(lead).map(line);
  const mark = marking ? [markingLine('Once the person has an answer, mark it, and no reminder comes:', lead, marking)] : [];
  const email = lead.values.email?.trim();
  return {
    subject: subjectOf(lead),
    // Links first: on a phone a long message would push them off the screen.
    text: [
      links.map(({ text }) => text).join('\n'),
      ...answers.map(([label, value]) => `${label}:\n${value}`),
      ...closing(lead),
      ...mark.map(({ text }) => text),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: [
      ...(links.length > 0 ? [`<p style="line-height:2">${links.map(({ html }) => html).join('<br>')}</p>`] : []),
      ...answers.map(
        ([label, value]) => `<p><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
      ),
      ...closing(lead).map((line) => `<p>${escapeHtml(line)}</p>`),
      ...mark.map(({ html }) => `<p>${html}</p>`),
    ].join('\n'),
    messageId: messageIdOf(lead, domain),
    ...(email && { replyTo: { name: personOf(lead), address: email } }),
  };
}

/** Writes the letter that reminds the owner of a lead nobody has answered; it stands beside the first one in the mailbox. */
export function reminderLetter(lead: Lead, domain: string, marking?: string): LetterText {
  const first = newLeadLetter(lead, domain);
  const waiting = 'This message has been waiting for 20 hours, and nobody has marked it as answered.';
  const mark = markingLine('Once the person has an answer, mark it:', lead, marking);
  return {
    ...first,
    subject: headerText(`Not answered yet: ${first.subject}`),
    text: [waiting, mark.text, first.text].join('\n\n'),
    html: [`<p>${escapeHtml(waiting)}</p>`, `<p>${mark.html}</p>`, first.html].join('\n'),
    messageId: messageIdOf(lead, domain, '.reminder'),
    inReplyTo: first.messageId,
  };
}
