import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPage } from '../read-page.ts';
import type { SiteHeaders } from '../security-headers.ts';
import type { Finding } from './finding.ts';

/**
 * What the built site fails to say of the address at which it will be public: canonical addresses, the sitemap, and for https
 * the header that keeps browsers there.
 */
export function publicAddressFindings(pages: readonly ReadPage[], folder: string, siteUrl: string | undefined): Finding[] {
  if (siteUrl === undefined) return [];
  const remedy = `Build the site again with SITE_URL=${siteUrl}, and publish that: npm run build.`;
  const finding = (what: string): Finding => ({ about: 'Address', what, remedy });
  const unnamed = pages.filter(({ path, document }) => {
    if (path.startsWith('/blog-feed/') || document.querySelector('meta[name=robots][content=noindex]')) return false;
    return document.querySelector('link[rel=canonical]')?.getAttribute('href') !== `${siteUrl}${path}`;
  });
  const headers = join(folder, '.headers.json');
  const sent: SiteHeaders = existsSync(headers) ? JSON.parse(readFileSync(headers, 'utf8')) : {};
  const keepsHttps = sent['/']?.['Strict-Transport-Security'] !== undefined;
  return [
    ...(unnamed.length > 0
      ? [
          finding(
            `${unnamed.length === 1 ? '1 built page does' : `${unnamed.length} built pages do`} not name ${siteUrl} as the address, among them ${unnamed[0]?.path}`,
          ),
        ]
      : []),
    ...(existsSync(join(folder, 'sitemap.xml')) ? [] : [finding('The built site has no sitemap')]),
    ...(siteUrl.startsWith('https:') && !keepsHttps
      ? [finding('The built headers do not tell browsers to stay on https (Strict-Transport-Security)')]
      : []),
  ];
}
