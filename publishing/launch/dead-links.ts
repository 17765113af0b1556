import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { ReadPage } from '../read-page.ts';
import type { Finding } from './finding.ts';
import { linkFault } from './links.ts';

/** Pages that a finding names; of a link in every footer three are enough. */
const namedPages = 3;

/** Whether a page has the place that a fragment names. A browser decodes it before it looks for the id. */
function hasPlace(document: HTMLElement, fragment: string): boolean {
  const id = decodeURIComponent(fragment);
  return document.querySelectorAll('[id]').some((element) => element.id === id);
}

/** Why an address on a page leads nowhere; undefined when nothing speaks against it. */
function fault(href: string, page: ReadPage, pages: ReadonlyMap<string, ReadPage>, folder: string): string | undefined {
  if (/^(mailto|tel|sms):/.test(href)) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return linkFault(href.replace(/^http:/i, 'https:'));
  const [path = '', fragment] = href.replace(/\?[^#]*/, '').split('#');
  if (path !== '' && !path.startsWith('/')) return 'is neither a page of this site nor begins with https://';
  const target = path === '' ? page : pages.get(path);
  if (!target) return existsSync(join(folder, decodeURI(path))) ? undefined : 'leads to a page or a file that is not there';
  return fragment && !hasPlace(target.document, fragment) ? 'leads to a place that the page does not have' : undefined;
}

/** Links and pictures of the built pages that lead nowhere, each once, with the pages that have it. */
export function deadLinks(pages: readonly ReadPage[], folder: string): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const addresses = [
      ...page.document.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
      // Pictures from other sites are refused by the page's policy, which is told elsewhere.
      ...page.document
        .querySelectorAll('img[src]')
        .map((picture) => picture.getAttribute('src') ?? '')
        .filter((source) => source.startsWith('/') && !source.startsWith('//')),
    ];
    for (const address of new Set(addresses)) {
      const why = fault(address, page, byPath, folder);
      if (why) found.set(`"${address}" ${why}`, [...(found.get(`"${address}" ${why}`) ?? []), page.path]);
    }
  }
  return [...found].map(([what, on]) => ({
    about: 'Dead links',
    what: `${what}: on ${on.slice(0, namedPages).join(', ')}${on.length > namedPages ? ` and ${on.length - namedPages} more` : ''}`,
    remedy: 'Correct the address where it stands: in content, in src/sections or in owner.yaml.',
  }));
}
