import { describe, expect, it } from 'vitest';
import { figures } from '../mortgage/figures/figures.ts';
import owner from '../tests/sample-owner.ts';
import { figuresIn, fillPlaceholders, markdownText, ownerPlaceholders } from './placeholders.ts';

const words = ownerPlaceholders(owner);

describe('placeholders in texts', () => {
  it('print a percentage, an amount and a count', () => {
    expect(
      fillPlaceholders('{figure:fha-upfront-premium} of {figure:conforming-limit}, {figure:closing-disclosure-days} days', words),
    ).toBe('1.75% of $832,750, 3 days');
  });
  it("print the owner's email and name with licence", () => {
    expect(fillPlaceholders('Write to {owner:email} ({owner:loan-officer}).', words)).toBe(
      `Write to ${owner.email} (${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}).`,
    );
  });
  it('stop the build when there is no such placeholder, naming the ones there are', () => {
    expect(() => fillPlaceholders('{figure:fha-upfront}', words)).toThrow(
      /no placeholder \{figure:fha-upfront\}\. Known are: .*fha-upfront-premium/,
    );
    expect(() => fillPlaceholders('{owner:constructor}', words)).toThrow(/no placeholder/);
  });
  it('are listed once each in the order of their use', () => {
    expect(figuresIn('{figure:usda-annual-fee} {owner:email} {figure:pmi-request-ltv} {figure:usda-annual-fee}')).toEqual([
      'usda-annual-fee',
      'pmi-request-ltv',
    ]);
  });
});

describe('a word of the owner in Markdown', () => {
  const name = '<b>Smith</b> & *Sons*_ [x](https://a.test) `c`';
  it('is shown sign by sign, whatever its name', () => {
    const filled = fillPlaceholders(
      '{owner:company}',
      ownerPlaceholders({ ...owner, company: { ...owner.company, name } }),
      markdownText,
    );
    expect(filled).not.toMatch(/[<>*[\]`]|_(?!\w)/);
    const shown = filled.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(shown).toBe(name);
  });
  it('stays as it is when it has nothing to mark up, so that an address still becomes a link', () => {
    for (const text of ['first_last@example.com', '(206) 555-0142', 'Mon-Fri 8AM-7PM']) expect(markdownText(text)).toBe(text);
  });
});

describe('published figures', () => {
  it.each(Object.entries(figures))('%s carries its source, address and month', (_, figure) => {
    expect(figure.source.length).toBeGreaterThan(7);
    expect(figure.sourceUrl).toMatch(/^https:\/\/[\w.-]+\//);
    expect(figure.asOf).toMatch(/^\d{4}-\d{2}$/);
    expect(figure.value).toBeGreaterThan(0);
  });
});
