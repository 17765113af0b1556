import { describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { advertisingFindings, unusedExceptions } from './check.ts';
import { avoidedWords } from './words.ts';

const { company, loanOfficer } = owner;
const legal = {
  company: `${company.name}, NMLS ${company.nmlsId}, Washington license ${company.stateLicense} (<a href="${company.consumerAccessUrl}">NMLS Consumer Access</a>).`,
  originator: `${loanOfficer.name}, NMLS ${loanOfficer.nmlsId}.`,
  housing: 'Equal Housing Opportunity.',
  commitment: 'Nothing on this site is a commitment to lend.',
  agencies:
    'We are not affiliated with or endorsed by FHA, the U.S. Department of Veterans Affairs, USDA or any other government agency.',
};
const footerWithout = (left?: keyof typeof legal) =>
  Object.entries(legal)
    .filter(([part]) => part !== left)
    .map(([, words]) => words)
    .join(' ');

function findings(main: string, { footer = footerWithout(), head = '' } = {}) {
  const html = `<head>${head}</head><body><main>${main}</main><footer>${footer}</footer></body>`;
  return advertisingFindings([{ path: '/x', html }], owner);
}
const rules = (main: string, options = {}) => findings(main, options).map(({ rule }) => rule.split(':')[0]);

const wac = 'WAC 208-620-630';
const regulationN = 'Regulation N, 12 CFR 1014.3';
const regulationZ = 'Regulation Z, 12 CFR 1026.24(d)';
const fairHousing = 'Fair Housing Act advertising guidance';

it('accepts a plain page with its footer', () => {
  expect(findings('<h1>Fees</h1><p>We explain each fee.</p>')).toEqual([]);
});

describe('every page carries', () => {
  it.each([
    ['company', [wac, wac, wac]],
    ['housing', [fairHousing]],
    ['commitment', [regulationN]],
  ] as const)('the line "%s"', (part, found) => {
    expect(rules('<p>Hello.</p>', { footer: footerWithout(part) })).toEqual(found);
  });

  it("the company's own page at NMLS Consumer Access, not another one", () => {
    const footer = footerWithout().replace(company.consumerAccessUrl, 'https://www.nmlsconsumeraccess.org/');
    expect(findings('<p>Hello.</p>', { footer })).toMatchObject([
      { rule: expect.stringContaining(wac), remedy: expect.stringContaining('own page') },
    ]);
  });

  it("that page under its name, as the examiners' checklist wants it", () => {
    const footer = footerWithout().replace('>NMLS Consumer Access<', '>NMLS 0000000<');
    expect(findings('<p>Hello.</p>', { footer })).toMatchObject([{ remedy: expect.stringContaining('in those words') }]);
  });

  it("the company's Washington license number", () => {
    expect(rules('<p>Hello.</p>', { footer: footerWithout().replace(company.stateLicense, '') })).toEqual([wac]);
  });
});

describe("the originator's number", () => {
  it('follows the name at its first use and at every other', () => {
    const named = `${loanOfficer.name}, NMLS ${loanOfficer.nmlsId},`;
    const bare = `${loanOfficer.name} has worked in this state for many years and likes to talk about it.`;
    expect(rules(`<h1>${bare}</h1>`)).toEqual([wac]);
    expect(rules(`<h1>${named} works here.</h1>`)).toEqual([]);
    expect(rules(`<h1>${named} works here.</h1><p>${bare}</p>`)).toEqual([wac]);
  });

  it('follows the name in search results and beside pictures too', () => {
    expect(rules('', { head: `<meta name="description" content="${loanOfficer.name} helps you buy a home.">` })).toEqual([wac]);
    expect(rules(`<img alt="${loanOfficer.name} at a desk, smiling at a visitor across the table.">`)).toEqual([wac]);
  });
});

describe('where a product is named', () => {
  it('a page about pre-qualification says itself that it is no approval; another one needs the footer', () => {
    expect(rules('<h1>Get pre-qualified</h1>')).toEqual([regulationN]);
    expect(rules('<h1>Get pre-qualified</h1><p>This is not an approval of credit.</p>')).toEqual([]);
    expect(rules('<h1>Fees</h1><p>Get pre-qualified.</p>')).toEqual([]);
    expect(rules('<h1>Fees</h1><p>Get pre-qualified.</p>', { footer: footerWithout('commitment') })).toEqual([
      regulationN,
      regulationN,
    ]);
  });

  it.each([
    ['FHA', 'FHA or the U.S. Department of Housing and Urban Development (HUD)'],
    ['VA', 'the U.S. Department of Veterans Affairs'],
    ['USDA', 'the U.S. Department of Agriculture (USDA)'],
  ])('a page about %s loans says itself that it is not affiliated with that agency', (name, agency) => {
    expect(rules(`<h1>${name} loans</h1>`)).toEqual([regulationN]);
    expect(rules(`<h1>${name} loans</h1><p>We are not affiliated with or endorsed by the Post Office.</p>`)).toEqual([
      regulationN,
    ]);
    expect(rules(`<h1>${name} loans</h1><p>We are not affiliated with or endorsed by ${agency}.</p>`)).toEqual([]);
  });

  it('down payment assistance is said to come through participating lenders, on the page itself', () => {
    const commission = '<p>Home Advantage comes from the commission.</p>';
    expect(rules(commission)).toEqual([regulationN]);
    expect(rules('<h1>Help</h1><p>Ask about down payment assistance.</p>')).toEqual([regulationN]);
    expect(rules(`${commission}<p>The help comes through participating lenders.</p>`)).toEqual([]);
  });

  it('a page that only mentions an agency needs the line in the footer', () => {
    expect(rules('<h1>Loans</h1><p>A VA loan.</p>')).toEqual([]);
    expect(rules('<h1>Loans</h1><p>A VA loan.</p>', { footer: footerWithout('agencies') })).toEqual([regulationN]);
  });
});

describe('a triggering term', () => {
  it.each([
    'Own it for $2,023 a month!',
    'Only $2,023/mo.',
    'Payments as low as $1,500.',
    'You make 360 payments.',
    'Ask for a 30-year fixed loan.',
    'Fixed for 30 years.',
    'Move in with only $9,000 down.',
    'A finance charge of $400,000.',
    'We have 6% interest.',
    'Get 6.125 percent APR.',
    'A rate of 6 is what you get.',
    'Rates as low as 5.5%.',
    'Borrow at 6.5% today.',
  ])('is found without its disclosure and accepted with it: "%s"', (term) => {
    expect(rules(`<p>${term}</p>`)).toContain(regulationZ);
    expect(rules('', { head: `<title>${term}</title>` })).toContain(regulationZ);
    expect(rules(`<p>An example, not an offer: ${term} Taxes and insurance are not included.</p>`)).toEqual([]);
  });

  it('is found when its disclosure is out of reach, or says only that it is an example', () => {
    const far = `<p>${'Here is more to read about homes. '.repeat(40)}</p>`;
    expect(rules(`<p>Own it for $2,023 a month!</p>${far}<p>An example, not an offer.</p>`)).toEqual([regulationZ]);
    expect(rules('<p>For example $2,023 a month.</p>')).toEqual([regulationZ]);
    expect(rules('<p>$2,023 a month. Your Loan Estimate is not an offer.</p>')).toEqual([regulationZ]);
    expect(rules('<p>$2,023 a month. This is an estimate, not an offer.</p>')).toEqual([]);
  });

  it.each([
    'FHA rules ask for 3.5% down.',
    'No down payment.',
    'At 80% of the value you may ask.',
    'The fee is 1.75%.',
    'A term of years.',
  ])('is not seen in "%s"', (text) => {
    expect(rules(`<p>${text}</p>`)).toEqual([]);
  });
});

describe("a visitor's own result", () => {
  const tool = '<form><input inputmode="decimal"></form>';
  it('is labelled as an estimate from an example that is not an offer', () => {
    expect(findings(tool)).toHaveLength(3);
    expect(findings(`${tool}<p>Email your Loan Estimate. An example, not an offer.</p>`)).toMatchObject([
      { remedy: 'Say beside the result that it is an estimate.' },
    ]);
    expect(rules(`${tool}<p>An estimate from example inputs, not an offer.</p>`)).toEqual([]);
  });

  it('is not looked for on a form that is sent', () => {
    expect(rules('<form method="post"><input inputmode="numeric"></form>')).toEqual([]);
  });
});

describe('a word to avoid', () => {
  const tried = [
    'the best loan',
    'Lowest costs',
    'the cheapest way',
    'unbeatable service',
    'the best deal',
    'the #1 office',
    'a risk-free start',
    'approval guaranteed',
    'easy approval',
    'a loan for which everyone qualifies',
    'you are pre-approved',
    'bad credit ok',
    'no closing costs',
    'instant approval',
    'a free quote',
    'how to eliminate your debts',
    'our mortgage counselors',
    'how to save thousands',
    'act now',
    'homes in a safe neighborhood',
    'perfect for families',
    'a home near its schools',
    'a low-crime street',
    'a loan that needs no mortgage insurance',
    'to show your name to an agent and never to anyone else',
    'a portal: the portal encrypts what you enter',
    'proof: the register shows every license',
    'answers to the questions we hear every week',
    'care: we aim to answer within 24 hours',
    'an Equal Housing Lender',
    'an FHA-approved office',
    'a government loan program',
  ];

  it.each(tried)('is found with its rule and its remedy: "%s"', (text) => {
    const [finding] = findings(`<p>We offer ${text}.</p>`);
    expect(finding?.sentence).toContain(text);
    expect(finding?.rule).not.toBe('');
    expect(finding?.remedy).not.toBe('');
  });

  it('leaves taxes for schools and a plain promise of 24 hours alone', () => {
    expect(findings('<p>Property tax pays for school levies. You hear from us within 24 hours.</p>')).toEqual([]);
  });

  it('of the list has each an example among those above', () => {
    const examples = tried.join(' | ');
    expect(avoidedWords.filter(({ pattern }) => examples.search(pattern) < 0)).toEqual([]);
  });

  it('is found in a quoted review, a title and the description of a picture too', () => {
    expect(rules('<blockquote>The best broker in town!</blockquote>')).toEqual([wac]);
    expect(rules('', { head: '<title>The best rates</title>' })).toEqual([wac]);
    expect(rules('<img alt="The best house">')).toEqual([wac]);
  });

  it('can be added to the list', () => {
    const html = `<body><main><p>A dream home.</p></main><footer>${footerWithout()}</footer></body>`;
    const avoided = [{ pattern: /\bdream home\b/gi, rule: 'House style 1', remedy: 'Say home.' }];
    expect(advertisingFindings([{ path: '/x', html }], owner, { avoided })).toEqual([
      { path: '/x', sentence: expect.stringContaining('A dream home.'), rule: 'House style 1', remedy: 'Say home.' },
    ]);
  });
});

describe('an exception', () => {
  const pages = [
    { path: '/x', html: `<body><main><p>Read the best practices.</p></main><footer>${footerWithout()}</footer></body>` },
  ];
  const named = { words: 'best practices', reason: 'the name of a document' };

  it('lets a sentence stay on its page, with a reason', () => {
    expect(advertisingFindings(pages, owner, { allowed: [named] })).toEqual([]);
    expect(advertisingFindings(pages, owner, { allowed: [{ ...named, path: '/y' }] })).toHaveLength(1);
  });

  it('that no page needs any more is told', () => {
    expect(unusedExceptions(pages, owner, [named])).toEqual([]);
    expect(unusedExceptions(pages, owner, [{ ...named, words: 'lowest tide' }])).toHaveLength(1);
  });
});
