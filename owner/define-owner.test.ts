import { describe, expect, it } from 'vitest';
import sample from '../tests/sample-owner.ts';
import { defineOwner, OwnerConfigError, type OwnerInput } from './define-owner.ts';

type Change = (owner: OwnerInput) => void;

function changed(change: Change): OwnerInput {
  const owner = structuredClone(sample) as OwnerInput;
  change(owner);
  return owner;
}

function messageFor(change: Change): string {
  try {
    defineOwner(changed(change));
  } catch (error) {
    expect(error).toBeInstanceOf(OwnerConfigError);
    return (error as Error).message;
  }
  throw new Error('The wrong value was accepted.');
}

/** Puts a value where its type would not let it stand, as an owner does who reads no types. */
const put =
  (path: string, value: unknown): Change =>
  (owner) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, owner as never);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  };

describe("the owner's file", () => {
  it('is accepted as it ships', () => expect(defineOwner(structuredClone(sample))).toEqual(sample));

  it.each<[string, string, unknown, string]>([
    [
      'a phone number in another form',
      'phone.cell',
      '206.555.0142',
      'phone.cell must be a phone number written like (206) 555-0142. It is now "206.555.0142".',
    ],
    [
      'an email address without a domain',
      'email',
      'hello',
      'email must be an email address such as hello@example.com. It is now "hello".',
    ],
    [
      'a license number with letters',
      'company.nmlsId',
      'NMLS 12',
      'company.nmlsId must be the NMLS number, digits only, such as 1234567. It is now "NMLS 12".',
    ],
    [
      'a license number without quotes',
      'company.nmlsId',
      1_234_567,
      "company.nmlsId must be the NMLS number, digits only, such as 1234567. It is now 1234567. Put it between quotes: '1234567'.",
    ],
    [
      'a year between quotes',
      'licensedSince',
      '2012',
      'licensedSince must be a year such as 2007. It is now "2012". Leave out the quotes: 2012.',
    ],
    ['a year in words', 'licensedSince', 'since 2012', 'licensedSince must be a year such as 2007. It is now "since 2012".'],
    ['a year that cannot be', 'licensedSince', 207, 'licensedSince must be a year such as 2007. It is now 207.'],
    [
      'a link without https',
      'links.applicationPortal',
      'apply.example.com',
      'links.applicationPortal must be a full address such as https://apply.example.com/. It is now "apply.example.com".',
    ],
    ['a script link', 'links.scheduling', 'javascript:alert(1)', 'links.scheduling must be a full address'],
    ['a missing name', 'loanOfficer.name', undefined, 'loanOfficer.name is missing: it must be text such as "Maria Lindqvist".'],
    ['an empty town', 'office.city', ' ', 'office.city must be text such as "Kenmore". It is now " ".'],
    ['a missing group', 'phone', undefined, 'phone is missing: it must be a group in braces with cell, office.'],
    [
      'a text in place of a group',
      'phone',
      '(206) 555-0142',
      'phone must be a group in braces with cell, office. It is now "(206) 555-0142".',
    ],
    ['a missing list', 'quotations', undefined, 'quotations is missing: it must be a list in square brackets.'],
    [
      'a field that does not exist',
      'phone.fax',
      '(206) 555-0143',
      'phone.fax is not a field of this file. phone has: cell, office.',
    ],
    [
      'a kind of link that does not exist',
      'social.2.kind',
      'fb',
      'social.2.kind must be one of reviews, facebook, x, linkedin, lender-profile, instagram, bluesky, threads, mastodon, other. It is now "fb".',
    ],
    ['an hour that does not exist', 'hours.opens', '8am', 'hours.opens must be a time such as 08:00 or 19:00. It is now "8am".'],
    [
      'an hour that never comes',
      'hours.closes',
      '07:00',
      'hours.closes must be later than opens, on a 24-hour clock such as 19:00. It is now "07:00".',
    ],
    ['one day of the week', 'hours.days', ['Mon'], "hours.days must be the first and the last day, such as ['Mon', 'Fri']."],
    [
      'a day in full',
      'hours.days',
      ['Monday', 'Fri'],
      'hours.days.0 must be one of Mon, Tue, Wed, Thu, Fri, Sat, Sun. It is now "Monday".',
    ],
    [
      'half the hours',
      'hours.closes',
      undefined,
      'hours must have days, opens and closes together. For hours by appointment leave all three out.',
    ],
    [
      'a street without its zip code',
      'office.zip',
      undefined,
      'office must have street and zip together. Where the address is not public leave both out.',
    ],
    ['the same link twice', 'social.1.href', 'https://reviews.example.com/', 'social must not hold the same address twice.'],
    [
      'a license of another trade',
      'company.stateLicense',
      'CD-1234567',
      'company.stateLicense must be the Washington license number of the company, CL- or MB- and digits, such as CL-1234567, MB-1234567 or CL-1234567-BR2. It is now "CD-1234567".',
    ],
    [
      'no loan at all',
      'notOffered',
      ['conventional', 'fha', 'va', 'usda'],
      'notOffered must leave at least one of conventional, fha, va, usda: the pages compare loans.',
    ],
    [
      'a widget attribute that runs',
      'blogFeed',
      { scriptUrl: 'https://w.example.com/f.js', containerAttributes: { onclick: 'x' }, origins: [] },
      'blogFeed.containerAttributes must name id, class, title or attributes that begin with data-. It has "onclick".',
    ],
    [
      'an origin with a path',
      'blogFeed',
      { scriptUrl: 'https://w.example.com/f.js', containerAttributes: {}, origins: ['https://a.example.com/x'] },
      'blogFeed.origins.0 must be an origin such as https://api.example.com, without a path. It is now "https://a.example.com/x".',
    ],
    [
      'a statistic that is no group',
      'statistics.loanVolume',
      '$50M+',
      'statistics.loanVolume must be a group in braces with figure, label, description, source, sourceUrl, asOf. It is now "$50M+".',
    ],
  ])('names the field, what stands there and an example for %s', (_, path, value, expected) => {
    const message = messageFor(put(path, value));
    expect(message).toContain(`\n  ${expected}`);
    expect(message).not.toMatch(/expected|received|invalid/i);
  });

  it('names every wrong field at once', () => {
    const message = messageFor((owner) => {
      owner.email = 'x';
      owner.office.zip = '9802';
    });
    expect(message.split('\n')).toHaveLength(3);
  });

  it('says of a file that holds nothing what it must hold', () => {
    expect(() => defineOwner(undefined as never)).toThrow(
      /The file is missing: it must be a group in braces with company, loanOfficer/,
    );
  });

  it("refuses to call the holder of a mortgage broker's license a lender", () => {
    const message = messageFor((owner) => Object.assign(owner.company, { stateLicense: 'MB-1234567', actsAs: 'lender' }));
    expect(message).toContain("company.actsAs must be 'broker' where the license begins with MB-");
    expect(message).toContain('It is now "lender".');
  });
});

describe('an owner who differs from the sample', () => {
  it.each<[string, string, unknown]>([
    ['the license of a branch', 'company.stateLicense', 'CL-1234567-BR2'],
    ["a mortgage broker's license", 'company.stateLicense', 'MB-1234567'],
    ['an extension', 'phone.office', '(425) 555-0117 ext. 214'],
    ['a toll-free number', 'phone.cell', '1-800-555-0142'],
    ['hyphens alone in a phone number', 'phone.cell', '206-555-0142'],
    ['no office phone', 'phone.office', undefined],
    ['no public street address', 'office', { city: 'Spokane', state: 'WA' }],
    ['hours by appointment', 'hours', { otherwise: 'By appointment' }],
    ['a week that begins on Sunday', 'hours.days', ['Sun', 'Thu']],
    ['one social link', 'social', [{ kind: 'other', label: 'YouTube', href: 'https://www.youtube.com/@harbor' }]],
    ['no social link', 'social', []],
    ['a statistic left out', 'statistics.loanVolume', undefined],
    ['no statistics', 'statistics', {}],
    ['a loan that is not offered', 'notOffered', ['usda']],
    ['nothing said about what is not offered', 'notOffered', undefined],
  ])('may have %s', (_, path, value) => expect(() => defineOwner(changed(put(path, value)))).not.toThrow());
});
