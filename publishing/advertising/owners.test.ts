import { describe, expect, it } from 'vitest';
import type { Owner } from '../../owner/owner-schema.ts';
import sample from '../../tests/sample-owner.ts';
import { advertisingFindings } from './check.ts';

/** The sample with another company, another person. */
function ownerWith(company: Partial<Owner['company']>, loanOfficer: Partial<Owner['loanOfficer']> = {}): Owner {
  return { ...sample, company: { ...sample.company, ...company }, loanOfficer: { ...sample.loanOfficer, ...loanOfficer } };
}

/** What is found on a page with these words, whose footer has every line that is needed, its quotes as printers set them. */
function findings(main: string, owner: Owner = sample) {
  const { company } = owner;
  const name = company.name.replaceAll("'", '’');
  const footer = `Equal Housing Opportunity. ${name}, NMLS ${company.nmlsId}, Washington license ${company.stateLicense} (<a href="${company.consumerAccessUrl}">NMLS Consumer Access</a>). Not a commitment to lend.`;
  return advertisingFindings([{ path: '/x', html: `<body><main>${main}</main><footer>${footer}</footer></body>` }], owner);
}

describe('the advertising check', () => {
  it.each([
    ['CL-0000000', 'WAC 208-620-630'],
    ['MB-0000000', 'WAC 208-660-446'],
  ])('cites, for the license %s, %s', (stateLicense, section) => {
    const owner = ownerWith({ stateLicense }, { name: 'Dana Holm' });
    const cited = findings('<p>Dana Holm has the best loan of all, and has had it for a good many years.</p>', owner);
    expect(cited.map(({ rule }) => rule.split(':')[0])).toEqual([section, section]);
  });

  it.each(["Meghan O'Brien", 'Meghan O’Brien'])('asks for the number behind a name with an apostrophe: %s', (name) => {
    const found = findings(
      `<h1>${name} has worked in this state for many years and likes to talk about it.</h1>`,
      ownerWith({}, { name: "Meghan O'Brien" }),
    );
    expect(found.map(({ remedy }) => remedy)).toEqual(["Put the originator's NMLS number right behind the name."]);
  });

  it.each(['Guaranteed Rate Affinity, LLC', 'Best Choice Home Loans, Inc.', "O'Hara's Best Mortgage"])(
    'lets a word to avoid stand in the registered name "%s", and nowhere else',
    (name) => {
      const owner = ownerWith({ name });
      expect(findings(`<p>${name.replaceAll("'", '’')} has an office.</p>`, owner)).toEqual([]);
      expect(findings(`<p>${name} has the best rates, guaranteed.</p>`, owner)).toHaveLength(2);
    },
  );

  it('says of a quoted review with such a word to leave it out and link to it, never to reword it', () => {
    const [finding, ...others] = findings(
      '<p>Hello.</p><blockquote><p>“The best broker in town!”</p><footer>Dana</footer></blockquote>',
    );
    expect(others).toEqual([]);
    expect(finding?.remedy).toBe('A review may not be reworded: leave it out, and link to the site where it stands.');
    expect(findings('<blockquote>They got me a rate of 6 at once.</blockquote>')[0]?.remedy).toContain('leave it out');
    expect(findings('<p>The best broker.</p><blockquote>Good.</blockquote>')[0]?.remedy).toContain('Say what is true');
  });
});
