import { type HTMLElement, parse } from 'node-html-parser';
import type { Owner } from '../../src/owner/define-owner.ts';
import type { BuiltPage } from '../built-pages.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { avoidedWords } from './words.ts';

/** A sentence of a page that an advertising rule objects to. */
export interface AdvertisingFinding {
  readonly path: string;
  /** The words in question, with what stands around them. */
  readonly sentence: string;
  readonly rule: string;
  readonly mend: string;
}

interface ReadPage {
  readonly path: string;
  readonly document: HTMLElement;
  /** What a visitor reads, in one line. */
  readonly text: string;
  /** The same, of what stands between header and footer. */
  readonly main: string;
}

function oneLine(element: HTMLElement | null): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}

function read({ path, html }: BuiltPage): ReadPage {
  const document = parse(html);
  for (const hidden of document.querySelectorAll('script, style, template')) hidden.remove();
  return { path, document, text: oneLine(document.querySelector('body')), main: oneLine(document.querySelector('main')) };
}

function around(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - 60), index + length + 60).trim();
}

/** WAC 208-660-446: any page that a link opens counts as a landing page, so every page carries the company's licence. */
function licenses({ path, document, text }: ReadPage, { company, loanOfficer }: Owner): AdvertisingFinding[] {
  const finding = (sentence: string, mend: string) => ({
    path,
    sentence,
    rule: 'WAC 208-660-446: licence on the landing page',
    mend,
  });
  const link = document.querySelectorAll('a[href]').some((anchor) => anchor.getAttribute('href') === company.consumerAccessUrl);
  const name = text.indexOf(loanOfficer.name);
  const followed = name < 0 || text.slice(name, name + loanOfficer.name.length + 60).includes(`NMLS ${loanOfficer.nmlsId}`);
  return [
    ...(text.includes(`${company.name}, NMLS ${company.nmlsId}`)
      ? []
      : [finding('', "Print the company's name with its NMLS number, as the footer does.")]),
    ...(link ? [] : [finding('', "Link to the company's own page at NMLS Consumer Access.")]),
    ...(followed
      ? []
      : [finding(around(text, name, 80), "Put the originator's NMLS number right behind the first use of the name.")]),
  ];
}

/** Lines that must stand on a page, and where. */
const neededLines: readonly { readonly when: RegExp; readonly line: RegExp; readonly rule: string; readonly mend: string }[] = [
  {
    when: /./,
    line: /Equal Housing Opportunity/,
    rule: 'Fair Housing Act advertising guidance: the notice on every page',
    mend: 'Print Equal Housing Opportunity in the footer.',
  },
  {
    when: /\bpre-?qualif/i,
    line: /not (an approval of credit|a pre-approval)|not a commitment to lend|is a commitment to lend/i,
    rule: 'Regulation N, 12 CFR 1014.3: no implied approval',
    mend: 'Say on the page that pre-qualification is no approval and no commitment to lend.',
  },
  {
    when: /\b(FHA|VA|USDA)\b/,
    line: /not affiliated with or endorsed by/i,
    rule: 'Regulation N, 12 CFR 1014.3: no suggestion of a government affiliation',
    mend: 'Say on the page that the business is not affiliated with or endorsed by the agency.',
  },
];

function lines({ path, text, main }: ReadPage): AdvertisingFinding[] {
  return neededLines
    .filter(({ when, line }) => when.test(main) && !line.test(text))
    .map(({ when, rule, mend }) => ({ path, sentence: around(main, main.search(when), 20), rule, mend }));
}

/** Terms that call for the full disclosure of Regulation Z when they are advertised, 12 CFR 1026.24(d). */
const triggeringTerms: readonly RegExp[] = [
  /\$[\d,]+(\.\d\d)? (a|per|each) month/gi,
  /\b\d{2,3} (monthly )?payments of\b/gi,
  /\b\d{1,2}\.\d+ ?% (interest|rate|fixed|APR)/gi,
  /\b(rate|rates) (of|at|from|as low as) \d/gi,
];

/** What makes a term an example with its disclosure: that it is one, and the APR or what the payment leaves out. */
const disclosure = /example/i;
const completeness = /annual percentage rate|\bAPR\b|taxes and insurance (are )?not included|not an offer/i;
/** How far from the term its disclosure may stand, in characters of running text. */
const reach = 1500;

function triggers({ path, main }: ReadPage): AdvertisingFinding[] {
  return triggeringTerms.flatMap((term) =>
    [...main.matchAll(term)]
      .filter(({ index }) => {
        const near = main.slice(Math.max(0, index - reach), index + reach);
        return !(disclosure.test(near) && completeness.test(near));
      })
      .map((match) => ({
        path,
        sentence: around(main, match.index, match[0].length),
        rule: 'Regulation Z, 12 CFR 1026.24(d): a payment, rate or number of payments needs its full terms in reach',
        mend: 'Mark it as an example, not an offer, and give the annual percentage rate or say what the payment leaves out. Or leave the term out.',
      })),
  );
}

function words({ path, main }: ReadPage): AdvertisingFinding[] {
  return avoidedWords.flatMap(({ pattern, rule, mend }) =>
    [...main.matchAll(pattern)].map((match) => ({ path, sentence: around(main, match.index, match[0].length), rule, mend })),
  );
}

function excepted({ path, sentence }: AdvertisingFinding, allowed: readonly Exception[]): boolean {
  return allowed.some(
    (exception) => (exception.path === undefined || exception.path === path) && sentence.includes(exception.words),
  );
}

/** What an advertising examiner could object to on the built pages, page by page. */
export function advertisingFindings(
  pages: readonly BuiltPage[],
  owner: Owner,
  allowed: readonly Exception[] = exceptions,
): AdvertisingFinding[] {
  return pages
    .filter(({ path }) => !path.startsWith('/blog-feed/'))
    .map(read)
    .flatMap((page) => [...licenses(page, owner), ...lines(page), ...triggers(page), ...words(page)])
    .filter((finding) => !excepted(finding, allowed));
}
