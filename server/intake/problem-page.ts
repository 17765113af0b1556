import type { Owner } from '../../owner/owner-schema.ts';
import { escapeHtml } from '../safe-text.ts';
import { otherWays, servicePage } from '../service-page.ts';
import type { Refusal } from './answers.ts';

/**
 * What a visitor without script sees when a message was not taken: what is wrong in words, the way back to what was typed, and
 * two other ways to reach a person.
 *
 * @param pagesOrigin where the pages are, when they are not on this server
 */
export function problemPage(refusal: Refusal, owner: Owner, pagesOrigin?: string): string {
  const points = refusal.errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
  return servicePage(
    'Your message was not sent',
    `<ul>${points}</ul>
<p>Use your browser's Back button: what you typed is still in the form.</p>
<p>Or reach us another way: ${otherWays(owner)}.</p>`,
    owner,
    pagesOrigin,
  );
}
