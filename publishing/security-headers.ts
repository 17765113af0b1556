import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { BuiltPage } from './built-pages.ts';
import { speculationRulesPath } from './speculation-rules.ts';

export type Headers = Readonly<Record<string, string>>;

export interface PolicyNeeds {
  /** Where the forms post to: addresses of this site or of a hosted service. */
  readonly formEndpoints: readonly string[];
  /** The outside feed widget, when there is one. */
  readonly feed?: { readonly scriptUrl: string; readonly origins: readonly string[] } | undefined;
  /** The site is reached over https. */
  readonly https: boolean;
}

/** Address of the page that holds the feed widget; it alone may run the vendor's script. */
const feedFramePath = '/blog-feed/widget';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The inline scripts and styles of a page as sources of its policy. Data blocks are not run, so they need none. */
function inlineHashes(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const document = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const scripts = document
    .querySelectorAll('script:not([src])')
    .filter((script) => /^($|module$|text\/javascript$)/.test(script.getAttribute('type') ?? ''))
    .map((script) => hashOf(script.rawText));
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(document.querySelectorAll('style').map((style) => hashOf(style.rawText)))],
  };
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}

function contentSecurityPolicy({ path, html }: BuiltPage, { formEndpoints, feed, https }: PolicyNeeds): string {
  const { scripts, styles } = inlineHashes(html);
  const hasForm = html.includes('method="post"');
  const services = hasForm ? originsOf(formEndpoints) : [];
  const inFrame = feed && path === feedFramePath;
  const vendor = inFrame ? originsOf([feed.scriptUrl, ...feed.origins]) : [];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...vendor],
    // Vendors' widgets write style attributes; nothing of this site does.
    inFrame ? ['style-src', "'unsafe-inline'", ...vendor] : ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...vendor],
    ['font-src', "'self'", ...vendor],
    ['connect-src', "'self'", ...services, ...vendor],
    ['form-action', hasForm ? "'self'" : "'none'", ...services],
    ['frame-src', feed && path === '/blog' ? "'self'" : "'none'"],
    ['manifest-src', "'self'"],
    ['base-uri', inFrame ? "'self'" : "'none'"],
    ['frame-ancestors', inFrame ? "'self'" : "'none'"],
  ];
  return [...directives.map((directive) => directive.join(' ')), ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** The headers that every answer of the site carries. */
export function siteHeaders({ https }: Pick<PolicyNeeds, 'https'>): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * The headers of one page: its policy lists the hashes of its own inline scripts and styles, and nothing looser. The rules
 * for fetching the next page come as a header because a policy of hashes refuses them in the page.
 */
export function pageHeaders(page: BuiltPage, needs: PolicyNeeds): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, needs),
    ...(page.path === feedFramePath ? {} : { 'X-Frame-Options': 'DENY', 'Speculation-Rules': `"${speculationRulesPath}"` }),
  };
}

/**
 * Writes `.headers.json`: for each address the headers that the server sends with it, and under `*` those of every answer.
 */
export function writeSecurityHeaders(folder: string, pages: readonly BuiltPage[], needs: PolicyNeeds): void {
  const headers = { '*': siteHeaders(needs), ...Object.fromEntries(pages.map((page) => [page.path, pageHeaders(page, needs)])) };
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(headers, null, 1));
}
