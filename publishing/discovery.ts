import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Owner } from '../owner/owner-schema.ts';
import { nmlsNumber } from '../owner/owner-words.ts';
import { textVersionPath } from '../src/routes.ts';
import type { BuiltPage } from './built-pages.ts';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of the last change that the page itself states, `YYYY-MM-DD`. */
  readonly changed?: string | undefined;
}

/** A list changed when the newest of what stands on it did. */
function latest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}

/** The pages that search engines may list, as the pages themselves say. */
function listedPages(pages: readonly BuiltPage[]): ListedPage[] {
  return pages
    .map(({ path, html }) => ({ path, document: parse(html) }))
    .filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'))
    .map(({ path, document }) => ({
      path,
      title: document.querySelector('h1')?.text ?? path,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      changed: latest(
        document.querySelectorAll('main article time[datetime]').map((time) => time.getAttribute('datetime') ?? ''),
      ),
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function sitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const entries = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${siteUrl}${path === '/' ? '/' : path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function robots(siteUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`;
}

/** The site in short for language models (llmstxt.org): every page with its description, linked as plain text. */
function llms(pages: readonly ListedPage[], owner: Owner, siteUrl: string): string {
  const lines = pages.map(({ path, title, description }) => `- [${title}](${siteUrl}${textVersionPath(path)}): ${description}`);
  return `# ${owner.company.name}\n\n> Home loans in Washington State. ${nmlsNumber(owner.company)}. Figures are dated and sourced on each page; nothing is an offer of credit.\n\n## Pages\n\n${lines.join('\n')}\n`;
}

/**
 * Writes `robots.txt`, `llms.txt` and, once the site has a public address, `sitemap.xml` (a sitemap needs whole addresses).
 */
export function writeDiscoveryFiles(
  folder: string,
  pages: readonly BuiltPage[],
  owner: Owner,
  siteUrl: string | undefined,
): void {
  const listed = listedPages(pages);
  writeFileSync(join(folder, 'robots.txt'), robots(siteUrl));
  writeFileSync(join(folder, 'llms.txt'), llms(listed, owner, siteUrl ?? ''));
  if (siteUrl) writeFileSync(join(folder, 'sitemap.xml'), sitemap(listed, siteUrl));
}
