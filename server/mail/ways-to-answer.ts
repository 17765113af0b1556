import type { Lead } from '../leads/lead-store.ts';
import { headerText } from './lead-in-words.ts';

/** A way in which the person who wrote can be answered. */
export interface WayToAnswer {
  readonly verb: 'Write to' | 'Call' | 'Text';
  /** What a press opens: `mailto:`, `tel:` or `sms:`. */
  readonly address: string;
  /** As the person gave it. */
  readonly shown: string;
}

/** The digits that are dialed: the first number in what was typed, up to ten of them, or eleven after a 1, or more after a plus sign. */
const dialed = /\+\d(?:[\s().-]*\d){6,14}|1(?:[\s().-]*\d){10}|\d(?:[\s().-]*\d){6,9}/;
const extensionBehind = /^[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6})/i;

/** What a phone is told to call: `+12065550100`, and its extension as RFC 3966 writes it. */
function phoneNumber(typed: string): { readonly number: string; readonly extension: string } {
  const found = dialed.exec(typed);
  if (!found) return { number: '', extension: '' };
  const [, extension] = extensionBehind.exec(typed.slice(found.index + found[0].length)) ?? [];
  return { number: found[0].replace(/[^\d+]/g, ''), extension: extension ? `;ext=${extension}` : '' };
}

/** How the person is written to or called; by text message only when they asked for one. */
export function waysToAnswer({ values }: Lead): WayToAnswer[] {
  const email = headerText(values.email ?? '');
  const phone = headerText(values.phone ?? '');
  const { number, extension } = phoneNumber(phone);
  return [
    ...(email
      ? [{ verb: 'Write to', address: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, shown: email } as const]
      : []),
    ...(number ? [{ verb: 'Call', address: `tel:${number}${extension}`, shown: phone } as const] : []),
    ...(number && values.preferredContact === 'text' ? [{ verb: 'Text', address: `sms:${number}`, shown: phone } as const] : []),
  ];
}
