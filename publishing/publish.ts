import type { Owner } from '../owner/owner-schema.ts';
import { readBuiltPages, writeBuiltPages } from './built-pages.ts';
import { writeDiscoveryFiles } from './discovery.ts';
import { writeHostingHeaders } from './hosting-headers.ts';
import { withOwnStarter } from './own-starter.ts';
import { trimPages } from './page-styles.ts';
import { paintDrawings } from './paint-drawings.ts';
import { drawPreviews } from './previews.ts';
import { writeReleaseMark } from './release-mark.ts';
import { securityHeaders, threadsIn, writeSecurityHeaders } from './security-headers.ts';
import { writeSpeculationRules } from './speculation-rules.ts';
import type { StepTimes } from './step-times.ts';
import { writeTextVersions } from './text-versions.ts';
import { removeUnusedOriginals } from './unused-originals.ts';

/**
 * Makes a public site of the folder that Astro has built into: the pages become what visitors are sent, everything else is made
 * from those pages.
 *
 * @param siteUrl public address of the site, such as `https://www.example.com`; left out, nothing names one
 */
export async function publish(folder: string, owner: Owner, siteUrl: string | undefined, { step }: StepTimes): Promise<void> {
  await step('drawings', () => paintDrawings(folder, owner));
  const trimmed = await step('styles of each page', () => trimPages(folder, readBuiltPages(folder)));
  const pages = await step('starter of islands', () => withOwnStarter(folder, trimmed));
  await step('writing pages', () => writeBuiltPages(folder, pages));
  await step('originals of pictures', () => removeUnusedOriginals(folder, pages));
  await step('text versions', () => writeTextVersions(folder, pages, owner));
  await step('link previews', () => drawPreviews(folder, pages, owner));
  await step('lists for search engines', () => writeDiscoveryFiles(folder, pages, owner, siteUrl));
  await step('speculation rules', () => writeSpeculationRules(folder, pages));
  await step('headers', () => {
    const needs = { feed: owner.blogFeed, https: siteUrl?.startsWith('https:') ?? false };
    const headers = securityHeaders(pages, needs, threadsIn(folder));
    writeSecurityHeaders(folder, headers);
    writeHostingHeaders(folder, headers);
  });
  await step('mark of the release', () => writeReleaseMark(folder));
}
