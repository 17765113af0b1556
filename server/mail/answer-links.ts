import { escapeHtml } from '../html.ts';
import type { Lead } from '../leads/lead-store.ts';
import { headerText } from './lead-in-words.ts';

export interface AnswerLink {
  /** `Call (206) 555-0100` */
  readonly text: string;
  /** The same with a link behind it. */
  readonly html: string;
}

function link(verb: string, address: string, shown: string): AnswerLink {
  return { text: `${verb} ${shown}`, html: `${verb} <a href="${escapeHtml(address)}">${escapeHtml(shown)}</a>` };
}

/** How the person is written to or called; by text message only when they asked for one. */
export function answerLinks({ values }: Lead): AnswerLink[] {
  const email = headerText(values.email ?? '');
  const phone = headerText(values.phone ?? '');
  const number = phone.replace(/[^\d+]/g, '');
  return [
    ...(email ? [link('Write to', `mailto:${encodeURIComponent(email).replace('%40', '@')}`, email)] : []),
    ...(number ? [link('Call', `tel:${number}`, phone)] : []),
    ...(number && values.preferredContact === 'text' ? [link('Text', `sms:${number}`, phone)] : []),
  ];
}
