import { setTimeout as pause } from 'node:timers/promises';
import { releaseMarkPath } from '../publishing/release-mark.ts';

/** What the public site says of itself. */
export type PublicSite =
  | { readonly kind: 'this one' }
  | { readonly kind: 'another one' }
  | { readonly kind: 'not reached'; readonly why: string };

/** How often the public site is asked, and the pause between two times in milliseconds: a host that copies files needs a while. */
const patience = { times: 10, pauseMs: 3_000 };

async function ask(siteUrl: string, mark: string): Promise<PublicSite> {
  try {
    // The query goes past whatever keeps pages on the way.
    const answer = await fetch(`${siteUrl}${releaseMarkPath}?asked=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    const said = (await answer.text()).trim();
    if (answer.status === 404) return { kind: 'another one' };
    if (!answer.ok) return { kind: 'not reached', why: `it answers with ${answer.status}` };
    return { kind: said === mark ? 'this one' : 'another one' };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { kind: 'not reached', why: cause?.code ?? message };
  }
}

/**
 * Asks the public site whether it is the one with this mark, until it is or patience ends.
 *
 * @param siteUrl its address without a slash at the end
 */
export async function askPublicSite(siteUrl: string, mark: string, { times, pauseMs } = patience): Promise<PublicSite> {
  let answer = await ask(siteUrl, mark);
  for (let time = 1; time < times && answer.kind !== 'this one'; time += 1) {
    await pause(pauseMs);
    answer = await ask(siteUrl, mark);
  }
  return answer;
}

/** What the public site says of itself, as a sentence for the owner. */
export function publicSiteInWords(siteUrl: string, answer: PublicSite): string {
  if (answer.kind === 'this one') return `${siteUrl} shows it now.`;
  if (answer.kind === 'another one')
    return (
      `${siteUrl} still shows what was there before. A host that copies files may need some minutes: look at it again later. ` +
      'If it stays so, check that PUBLISH_TO is the place that SITE_URL shows.'
    );
  return `${siteUrl} could not be reached (${answer.why}), so nobody knows yet what it shows. Check SITE_URL, and look at it in a browser.`;
}
