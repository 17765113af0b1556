import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { routes } from '../src/routes.ts';
import type { BuiltPage } from './built-pages.ts';
import { speculationRulesPath } from './file-headers.ts';
import { parsePage } from './page-edits.ts';

export type Headers = Readonly<Record<string, string>>;

export interface PolicyNeeds {
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
function inlineHashes(document: HTMLElement): { readonly scripts: string[]; readonly styles: string[] } {
  const scripts = document
    .querySelectorAll('script:not([src])')
    .filter((script) => /^($|module$|text\/javascript$)/.test(script.getAttribute('type') ?? ''))
    .map((script) => hashOf(script.rawText));
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(document.querySelectorAll('style').map((style) => hashOf(style.rawText)))],
  };
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

/**
 * The origins of addresses, as a policy takes them.
 *
 * @throws Error in one sentence when a host name holds a sign that would end the directive or the header
 */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  const wrong = origins.find((origin) => !/^https?:\/\/[a-z0-9.[\]:-]+$/.test(origin));
  if (wrong) throw new Error(`${wrong} is no address that browsers can be told to trust: check owner.yaml.`);
  return [...new Set(origins)];
}

/** Where the forms of a page post to, as sources of its policy. A form without an endpoint posts nowhere. */
function formServices(document: HTMLElement): string[] {
  const endpoints = document
    .querySelectorAll('form[method=post]')
    .map((form) => form.getAttribute('action') ?? '')
    .filter((endpoint) => endpoint !== '');
  return [...new Set(endpoints.flatMap((endpoint) => (endpoint.startsWith('/') ? ["'self'"] : originsOf([endpoint]))))];
}

function contentSecurityPolicy({ path, html }: BuiltPage, { feed, https }: PolicyNeeds): string {
  const document = parsePage(html);
  const { scripts, styles } = inlineHashes(document);
  const services = formServices(document);
  const inFrame = feed && path === feedFramePath;
  const vendor = inFrame ? originsOf([feed.scriptUrl, ...feed.origins]) : [];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...vendor],
    // Vendors' widgets write style attributes; nothing of this site does.
    inFrame ? ['style-src', "'unsafe-inline'", ...vendor] : ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...vendor],
    ['font-src', "'self'", ...vendor],
    // Lighthouse and PageSpeed read /robots.txt as the page would, and call it invalid where the page may not.
    ['connect-src', ...(inFrame ? vendor : new Set(["'self'", ...services]))],
    // A hosted service leads back to the thank-you page of this site: Chromium holds that redirect to the same rule.
    ['form-action', ...orNone(services.length > 0 ? [...new Set(["'self'", ...services])] : [])],
    // The thread in which files are read; elsewhere no page starts any.
    ...(path === routes.loanEstimates.path ? [['worker-src', "'self'"]] : []),
    ...(feed && path === '/blog' ? [['frame-src', "'self'"]] : []),
    ['manifest-src', "'self'"],
    ['base-uri', inFrame ? "'self'" : "'none'"],
    ['frame-ancestors', inFrame ? "'self'" : "'none'"],
  ];
  return [...directives.map((directive) => directive.join(' ')), ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** The header of every answer: no browser takes a file for another kind than it is called. */
const everyAnswer: Headers = { 'X-Content-Type-Options': 'nosniff' };

/**
 * The headers of one page: its policy lists the hashes of its own inline scripts and styles, and nothing looser. The rules
 * for fetching the next page come as a header because a policy of hashes refuses them in the page. What a document alone obeys is
 * sent with documents alone: a page asks for a dozen files, and each of their headers travels before its words.
 */
export function pageHeaders(page: BuiltPage, needs: PolicyNeeds): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, needs),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(needs.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    ...(page.path !== feedFramePath && { 'Speculation-Rules': `"${speculationRulesPath}"` }),
  };
}

/** For each address the headers that are sent with it, and under `*` those of every answer. */
export type SiteHeaders = Readonly<Record<string, Headers>>;

/**
 * The security headers of the whole site. A thread goes by the policy of its own file and not by that of the page that starts it:
 * `threads`, the addresses of those files, may load and send nothing at all.
 */
export function securityHeaders(pages: readonly BuiltPage[], needs: PolicyNeeds, threads: readonly string[] = []): SiteHeaders {
  return {
    '*': everyAnswer,
    ...Object.fromEntries(pages.map((page) => [page.path, pageHeaders(page, needs)])),
    ...Object.fromEntries(threads.map((thread) => [thread, { 'Content-Security-Policy': "default-src 'none'" }])),
  };
}

/** Addresses of the scripts in a built folder that run in a thread of their own. */
export function threadsIn(folder: string): string[] {
  const scripts = join(folder, '_astro');
  const names = existsSync(scripts) ? readdirSync(scripts) : [];
  return names.filter((name) => /-worker-[\w-]+\.js$/.test(name)).map((name) => `/_astro/${name}`);
}

/** Writes `.headers.json`, which the server of the site reads. */
export function writeSecurityHeaders(folder: string, headers: SiteHeaders): void {
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(headers, null, 1));
}
