import type { Owner } from '../../owner/owner-schema.ts';
import type { Lead } from '../leads/lead-store.ts';
import { nameOfForm, printTime } from '../leads/leads-table.ts';
import { escapeHtml } from '../safe-text.ts';
import { otherWays } from '../service-page.ts';

/** What the owner is shown: a status, a title, and HTML below it. */
export interface AnswerPage {
  readonly status: number;
  readonly title: string;
  readonly content: string;
}

/** Which message it is, without a word of the person: mail programs and their scanners open the page too. */
function which({ id, form, receivedAt }: Lead): string {
  return `<p>${escapeHtml(nameOfForm(form))}, received ${printTime.format(receivedAt)} (Seattle time). Reference ${id}.</p>`;
}

const byCommand = '<p>Without the link: <code>npm run leads -- answered</code> and its reference, where the site runs.</p>';

export const answerPages = {
  question: (lead: Lead): AnswerPage => ({
    status: 200,
    title: 'Have you answered this message?',
    content: `${which(lead)}
<form method="post"><button>I have answered this</button></form>
<p>It is then marked as answered, and no reminder of it comes. Nothing is marked until you press the button.</p>`,
  }),
  marked: (lead: Lead): AnswerPage => ({
    status: 200,
    title: 'Marked as answered',
    content: `${which(lead)}\n<p>No reminder of it comes. You can close this page.</p>`,
  }),
  already: (lead: Lead): AnswerPage => ({
    status: 409,
    title: 'This message is already marked as answered',
    content: `${which(lead)}\n<p>It was marked ${printTime.format(lead.answeredAt)} (Seattle time). There is nothing left to do.</p>`,
  }),
  expired: (): AnswerPage => ({
    status: 410,
    title: 'This link has expired',
    content: `<p>A link holds for 60 days from the day of its letter. Nothing was changed.</p>\n${byCommand}`,
  }),
  forged: (): AnswerPage => ({
    status: 403,
    title: 'This link is not valid',
    content: `<p>Part of it may be missing: open it from the letter itself. Or the links of earlier letters were all made invalid. Nothing was changed.</p>
${byCommand}`,
  }),
  unknown: (): AnswerPage => ({
    status: 404,
    title: 'There is no such message any more',
    content: '<p>The link is good, and its message was deleted. There is nothing left to do.</p>',
  }),
  otherMethod: (): AnswerPage => ({
    status: 405,
    title: 'This link can be opened, and its button pressed',
    content: '<p>Nothing else can be done with it.</p>',
  }),
  tooMany: (): AnswerPage => ({
    status: 429,
    title: 'Too many links were opened in a short time',
    content: '<p>Nothing was changed. Please wait a minute, then open the link again.</p>',
  }),
  unavailable: (owner: Owner): AnswerPage => ({
    status: 503,
    title: 'The messages cannot be opened just now',
    content: `<p>Nothing was changed. Please try the link again in a minute.</p>
<p>If you are not the owner of this site: ${otherWays(owner)}.</p>`,
  }),
};
