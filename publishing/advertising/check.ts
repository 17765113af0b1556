import type { Owner } from '../../src/owner/define-owner.ts';
import type { BuiltPage } from '../built-pages.ts';
import { unlabelledEstimates } from './estimates.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { licenses } from './licenses.ts';
import { neededLines } from './needed-lines.ts';
import { type AdvertisingFinding, around, type ReadPage, readPage } from './read-page.ts';
import { unexplainedTerms } from './terms.ts';
import { type AvoidedWord, avoidedWords } from './words.ts';

function words({ path, text, beside }: ReadPage, avoided: readonly AvoidedWord[]): AdvertisingFinding[] {
  return avoided.flatMap(({ pattern, rule, mend }) =>
    [text, beside].flatMap((said) =>
      [...said.matchAll(pattern)].map((match) => ({ path, sentence: around(said, match.index, match[0].length), rule, mend })),
    ),
  );
}

function excepts({ path, words: allowed }: Exception, finding: AdvertisingFinding): boolean {
  return (path === undefined || path === finding.path) && finding.sentence.includes(allowed);
}

export interface AdvertisingRules {
  readonly avoided?: readonly AvoidedWord[];
  readonly allowed?: readonly Exception[];
}

/**
 * What an advertising examiner could object to on the built pages, page by page. The frames of an outside feed are left out: their
 * words are not in the pages, and the owner reads them where they come from.
 */
export function advertisingFindings(
  pages: readonly BuiltPage[],
  owner: Owner,
  { avoided = avoidedWords, allowed = exceptions }: AdvertisingRules = {},
): AdvertisingFinding[] {
  return pages
    .filter(({ path }) => !path.startsWith('/blog-feed/'))
    .map(readPage)
    .flatMap((page) => [
      ...licenses(page, owner),
      ...neededLines(page),
      ...unexplainedTerms(page),
      ...unlabelledEstimates(page),
      ...words(page, avoided),
    ])
    .filter((finding) => !allowed.some((exception) => excepts(exception, finding)));
}

/** Exceptions that no page needs any more: the sentence that they allowed has gone. */
export function unusedExceptions(
  pages: readonly BuiltPage[],
  owner: Owner,
  allowed: readonly Exception[] = exceptions,
): readonly Exception[] {
  const findings = advertisingFindings(pages, owner, { allowed: [] });
  return allowed.filter((exception) => !findings.some((finding) => excepts(exception, finding)));
}
