import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 60 * 60 * 1000;

/** How long the link in a letter holds. */
const linkHoldsMs = 60 * dayMs;

/** Where the links of letters lead, on the form service's own address. */
export const answerLinkPath = '/f/answered/';

/** What a link says: whose message it marks as answered, and until when it holds, in seconds since 1970. */
interface AnswerLink {
  readonly leadId: string;
  readonly until: number;
}

function signatureOf({ leadId, until }: AnswerLink, key: string): Buffer {
  return createHmac('sha256', key).update(`answered ${leadId} ${until}`).digest();
}

/**
 * The link by which the owner says that a message is answered, without the form service's origin. Nothing personal stands in it:
 * the reference, the end of its time and a signature (HMAC-SHA-256) over both.
 *
 * @param now milliseconds since 1970
 */
export function answerLink(leadId: string, key: string, now: number): string {
  const link = { leadId, until: Math.floor((now + linkHoldsMs) / 1000) };
  return `${answerLinkPath}${leadId}/${signatureOf(link, key).toString('base64url')}/${link.until}`;
}

/**
 * Reads a link, and compares its signature in a time that tells nothing about it.
 *
 * @param path what stands behind `answerLinkPath`
 * @param keys that may have signed it
 * @param now milliseconds since 1970
 * @returns the reference of its message; `expired`, whoever has signed it; `forged` when none of the keys has, or it is cut off
 */
export function readAnswerLink(
  path: string,
  keys: readonly string[],
  now: number,
): { readonly leadId: string } | 'expired' | 'forged' {
  const [, leadId, signed, until] = /^([A-Z\d]{8})\/([\w-]{43})\/(\d{1,12})$/.exec(path) ?? [];
  if (!leadId || !signed) return 'forged';
  const link = { leadId, until: Number(until) };
  if (link.until * 1000 <= now) return 'expired';
  const signature = Buffer.from(signed, 'base64url');
  return keys.some((key) => timingSafeEqual(signatureOf(link, key), signature)) ? { leadId } : 'forged';
}
