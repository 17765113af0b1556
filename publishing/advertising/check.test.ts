import { describe, expect, it } from 'vitest';
import owner from '../../owner.config.ts';
import { advertisingFindings } from './check.ts';

const footer = `<footer>Equal Housing Opportunity. ${owner.company.name}, <a href="${owner.company.consumerAccessUrl}">NMLS ${owner.company.nmlsId}</a>. ${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}.</footer>`;
const page = (main: string, foot = footer) => [{ path: '/x', html: `<body><main>${main}</main>${foot}</body>` }];
const rules = (main: string, foot?: string) => advertisingFindings(page(main, foot), owner).map(({ rule }) => rule.split(':')[0]);

describe('the advertising check', () => {
  it('accepts a plain page with its footer', () => {
    expect(advertisingFindings(page('<p>We explain each fee.</p>'), owner)).toEqual([]);
  });

  it('misses the licence, its link and the equal housing notice where they are missing', () => {
    expect(rules('<p>Hello.</p>', '<footer>Hello</footer>')).toEqual([
      'WAC 208-660-446',
      'WAC 208-660-446',
      'Fair Housing Act advertising guidance',
    ]);
  });

  it("wants the originator's number right behind the first use of the name", () => {
    expect(
      rules(`<p>${owner.loanOfficer.name} has worked in this state for many years and likes to talk about it, a lot.</p>`),
    ).toEqual(['WAC 208-660-446']);
    expect(rules(`<p>${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}, works here.</p>`)).toEqual([]);
  });

  it.each([
    'the best loan',
    'Lowest costs',
    'a free quote',
    'approval guaranteed',
    'no closing costs',
    'you are pre-approved',
    'a government loan program',
  ])('objects to "%s"', (text) => {
    expect(rules(`<p>We offer ${text}.</p>`)).not.toEqual([]);
  });

  it('objects to a payment or rate without its disclosure, and accepts it as an example with one', () => {
    expect(rules('<p>Own it for $2,023 a month!</p>')).toEqual(['Regulation Z, 12 CFR 1026.24(d)']);
    expect(rules('<p>A rate of 6 is what you get.</p>')).toEqual(['Regulation Z, 12 CFR 1026.24(d)']);
    expect(rules('<p>An example, not an offer: $2,023 a month. Taxes and insurance are not included.</p>')).toEqual([]);
  });

  it('wants the agency line where a VA loan is named, and the no-approval line where pre-qualification is', () => {
    expect(rules('<p>A VA loan needs no down payment.</p>')).toEqual(['Regulation N, 12 CFR 1014.3']);
    expect(rules('<p>A VA loan. We are not affiliated with or endorsed by the VA.</p>')).toEqual([]);
    expect(rules('<p>Get pre-qualified.</p>')).toEqual(['Regulation N, 12 CFR 1014.3']);
  });

  it('leaves out what has been excepted with a reason', () => {
    const allowed = [{ words: 'best practices', reason: 'the name of a document' }];
    expect(advertisingFindings(page('<p>Read the best practices.</p>'), owner, allowed)).toEqual([]);
  });
});
