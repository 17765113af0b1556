import { licensingAct } from '../../owner/licensing-act.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import type { BuiltPage } from '../built-pages.ts';
import { type AdvertisingFinding, around, isQuoted, quotedRemedy, type ReadPage, readPage, straight } from '../read-page.ts';
import { unlabelledEstimates } from './estimates.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { licenses } from './licenses.ts';
import { neededLines } from './needed-lines.ts';
import { unexplainedTerms } from './terms.ts';
import { type AvoidedWord, avoidedWords, stateRule } from './words.ts';

/** `text` with the registered names crossed out: a company may be called Best Choice, and may not say that it is the best. */
function withoutNames(text: string, { company, loanOfficer }: Owner): string {
  return [company.name, company.tradeName ?? '', loanOfficer.name]
    .filter(Boolean)
    .map(straight)
    .reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text);
}

function words(page: ReadPage, owner: Owner, avoided: readonly AvoidedWord[]): AdvertisingFinding[] {
  const { advertising } = licensingAct(owner);
  return [page.text, page.beside].flatMap((said) => {
    const open = withoutNames(said, owner);
    return avoided.flatMap(({ pattern, rule, remedy }) =>
      [...open.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        path: page.path,
        sentence: around(said, index, length),
        rule: rule.replace(stateRule, advertising),
        remedy: isQuoted(page, said, index) ? quotedRemedy : remedy,
      })),
    );
  });
}

function excepts({ path, words: allowed }: Exception, finding: AdvertisingFinding): boolean {
  return (path === undefined || path === finding.path) && finding.sentence.includes(straight(allowed));
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
      ...words(page, owner, avoided),
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
