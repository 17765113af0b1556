import { createHash } from 'node:crypto';
import type { Owner } from '../owner/owner-schema.ts';
import { telephoneLink } from '../owner/owner-words.ts';
import { escapeHtml } from './safe-text.ts';

/** Lines of a readable length, light or dark as the reader has it, and a button that a thumb meets. */
const style =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'h1{line-height:1.2}button{min-height:3rem;padding:0 1.5rem;font:inherit;font-weight:600}';

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The headers of a page of the form service: it loads nothing and runs nothing, and no other site is told of its address.
 *
 * @param formAction where its form may send, if it has one
 */
export const servicePageHeaders = (formAction: "'none'" | "'self'" = "'none'") => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** How else a person is reached, as HTML: `call (425) 555-0142 or email robin@example.com`. */
export function otherWays({ phone, email }: Owner): string {
  return `call <a href="${telephoneLink(phone.cell)}">${escapeHtml(phone.cell)}</a> or email
<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
}

/**
 * A page that the form service answers a browser with: words alone, which every browser and mail program can show.
 *
 * @param content HTML below the title
 * @param pagesOrigin where the pages of the site are, when they are not on this server
 */
export function servicePage(title: string, content: string, owner: Owner, pagesOrigin = ''): string {
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(owner.company.name)}</title>
<style>${style}</style></head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
<p><a href="${escapeHtml(pagesOrigin)}/">${escapeHtml(owner.company.name)}</a></p>
</main>
</body>
</html>
`;
}
