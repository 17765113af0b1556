import { answerWithinMs, type Lead, lettersPerHour } from '../leads/lead-store.ts';
import { escapeHtml } from '../safe-text.ts';
import { formNameOf, headerText, personOf, timeInWords } from './lead-in-words.ts';
import { markingLink, messageIdOf } from './owner-letter.ts';
import type { LetterText } from './transport.ts';

/** One lead as one line: reference, form, person, and how to reach them. */
function lineOf(lead: Lead): string {
  const { email = '', phone = '' } = lead.values;
  return [`${lead.id}  ${formNameOf(lead)}`, personOf(lead), headerText(email), headerText(phone)].filter(Boolean).join(', ');
}

/** What a digest is made of. */
interface Parts {
  /** Oldest first. */
  readonly leads: readonly [Lead, ...Lead[]];
  /** Of the sender's address, for the Message-ID. */
  readonly domain: string;
  /** The address that marks a lead as answered, where it is known. */
  readonly markingOf: MarkingOf;
}

export type MarkingOf = (lead: Lead) => string | undefined;

function digest({ leads, domain, markingOf }: Parts, kind: string, subject: string, opening: string[]): LetterText {
  const closing = [
    'To read one: npm run leads -- show ID, with its reference in place of ID. To see them all: npm run leads -- list',
    'Once a person has an answer: npm run leads -- answered ID. To delete what is no message: npm run leads -- delete ID',
  ];
  const lines = leads.map((lead) => {
    const line = lineOf(lead);
    const marking = markingOf(lead);
    if (!marking) return { text: line, html: escapeHtml(line) };
    return { text: `${line}\nI have answered this: ${marking}`, html: `${escapeHtml(line)}<br>${markingLink(marking)}` };
  });
  return {
    subject,
    text: [...opening, lines.map(({ text }) => text).join(markingOf(leads[0]) ? '\n\n' : '\n'), ...closing].join('\n\n'),
    html: [
      ...opening.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<ul>\n${lines.map(({ html }) => `<li>${html}</li>`).join('\n')}\n</ul>`,
      ...closing.map((line) => `<p>${escapeHtml(line)}</p>`),
    ].join('\n'),
    messageId: messageIdOf(leads[0], domain, kind),
  };
}

/** Writes the letter that tells the owner of the leads that came in a flood. What they say stands in the list of messages. */
export function digestLetter(parts: Parts): LetterText {
  const { leads } = parts;
  return digest(parts, '.digest', `${leads.length} new messages in one letter`, [
    `More than ${lettersPerHour} messages have come within an hour. So that your mailbox stays readable, these ${leads.length} stand in one letter. Some may be spam; people may be among them.`,
    `The promise is an answer within 24 hours: for the first of them by ${timeInWords(leads[0].receivedAt + answerWithinMs)} (Seattle time).`,
  ]);
}

/** Writes the letter that reminds the owner of those among them that nobody has answered. */
export function digestReminderLetter(parts: Parts): LetterText {
  return digest(parts, '.digest-reminder', `Not answered yet: ${parts.leads.length} messages`, [
    `These ${parts.leads.length} messages came in a flood, have been waiting for 20 hours, and nobody has marked them as answered.`,
  ]);
}
