import type { Owner } from '../../owner/owner-schema.ts';
import { telephoneLink } from '../../owner/owner-words.ts';
import { escapeHtml } from '../safe-text.ts';
import type { Refusal } from './answers.ts';

/** The policy of this page: it loads nothing and runs nothing. */
export const problemPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a visitor without script sees when a message was not taken: what is wrong in words, the way back to what was typed, and
 * two other ways to reach a person.
 *
 * @param pagesOrigin where the pages are, when they are not on this server
 */
export function problemPage(refusal: Refusal, owner: Owner, pagesOrigin = ''): string {
  const points = refusal.errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Your message was not sent | ${escapeHtml(owner.company.name)}</title></head>
<body>
<main>
<h1>Your message was not sent</h1>
<ul>${points}</ul>
<p>Use your browser's Back button: what you typed is still in the form.</p>
<p>Or reach us another way: call <a href="${telephoneLink(owner.phone.cell)}">${escapeHtml(owner.phone.cell)}</a> or email
<a href="mailto:${escapeHtml(owner.email)}">${escapeHtml(owner.email)}</a>.</p>
<p><a href="${escapeHtml(pagesOrigin)}/">${escapeHtml(owner.company.name)}</a></p>
</main>
</body>
</html>
`;
}
