import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { sampleOwnerFile } from '../tests/sample-owner.ts';
import { OwnerFileError, parseOwner } from './read-owner.ts';

/** The shipped file with another value at a path, as a program writes it; undefined takes the field out. */
function changed(path: string, value: unknown): string {
  const document = parseDocument(sampleOwnerFile, { schema: 'failsafe' });
  if (value === undefined) document.deleteIn(path.split('.'));
  else document.setIn(path.split('.'), value);
  return document.toString({ flowCollectionPadding: false, lineWidth: 0 });
}

function messageFor(text: string): string {
  try {
    parseOwner(text);
  } catch (error) {
    expect(error).toBeInstanceOf(OwnerFileError);
    return (error as Error).message;
  }
  throw new Error('The wrong value was accepted.');
}

/** The number of the line that begins so, behind its blanks. */
function lineOf(text: string, beginning: string): number {
  return text.split('\n').findIndex((line) => line.trim().startsWith(beginning)) + 1;
}

describe("the owner's file", () => {
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
    ['a year in words', 'licensedSince', 'since 2012', 'licensedSince must be a year such as 2007. It is now "since 2012".'],
    ['a year that cannot be', 'licensedSince', '207', 'licensedSince must be a year such as 2007. It is now "207".'],
    [
      'a link without https',
      'links.applicationPortal',
      'apply.example.com',
      'links.applicationPortal must be a full address such as https://apply.example.com/. It is now "apply.example.com".',
    ],
    [
      'a color that is none',
      'colors.button',
      'green',
      'colors.button must be six digits and letters from a to f, such as 015a50.',
    ],
    [
      'a color that is too light',
      'colors.dark',
      'dddddd',
      'colors.dark must be darker: white letters on it have a contrast of 1.4 to 1',
    ],
    ['a script link', 'links.scheduling', 'javascript:alert(1)', 'links.scheduling must be a full address'],
    ['a missing name', 'loanOfficer.name', undefined, 'loanOfficer.name is missing: it must be text such as "Maria Lindqvist".'],
    ['an empty town', 'office.city', ' ', 'office.city must be text such as "Kenmore". It is now " ".'],
    [
      'a missing group',
      'phone',
      undefined,
      'phone is missing: it must be a group of lines, each two blanks further in, with cell, office.',
    ],
    ['a name without a value', 'email', '', 'email must be an email address such as hello@example.com. It is now "".'],
    [
      'a text in place of a group',
      'phone',
      '(206) 555-0142',
      'phone must be a group of lines, each two blanks further in, with cell, office. It is now "(206) 555-0142".',
    ],
    [
      'a missing list',
      'quotations',
      undefined,
      'quotations is missing: it must be a list, a line that begins with - for each entry, or [] for none.',
    ],
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
    ['one day of the week', 'hours.days', ['Mon'], 'hours.days must be the first and the last day, such as [Mon, Fri].'],
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
      'statistics.loanVolume must be a group of lines, each two blanks further in, with figure, label, description, source, sourceUrl, asOf. It is now "$50M+".',
    ],
  ])('names the field, what stands there and an example for %s', (_, path, value, expected) => {
    const message = messageFor(changed(path, value));
    expect(message).toContain(expected);
    expect(message).not.toMatch(/expected|received|invalid/i);
  });

  it('names every wrong field at once, each with its line', () => {
    const text = changed('email', 'x').replace('zip: 98028', 'zip: 9802').replace('kind: x', 'kind: twitter');
    expect(messageFor(text).split('\n')).toEqual([
      'owner.yaml has wrong values:',
      `  line ${lineOf(text, 'email:')}: email must be an email address such as hello@example.com. It is now "x".`,
      `  line ${lineOf(text, 'zip:')}: office.zip must be a zip code such as 98028. It is now "9802".`,
      expect.stringMatching(`^  line ${lineOf(text, '- kind: twitter')}: social\\.3\\.kind must be one of`),
    ]);
  });

  it('names the line of the group in which a field is missing', () => {
    const text = changed('loanOfficer.title', undefined);
    expect(messageFor(text)).toContain(`  line ${lineOf(text, 'loanOfficer:')}: loanOfficer.title is missing`);
  });

  it('says where a line belongs that begins with too few blanks, or with too many', () => {
    expect(messageFor(sampleOwnerFile.replace('  cell:', 'cell:').replace('  office: (425)', '# office:'))).toMatch(
      /line \d+: cell is not a field of this file\. phone has a field of that name: begin its line with two blanks and put it below phone\./,
    );
    expect(messageFor(sampleOwnerFile.replace(/^email:/m, '  email:'))).toMatch(
      /line \d+: phone\.email is not a field of this file\. email is in no group: begin its line without blanks\./,
    );
  });

  it.each(['', '# Nothing yet\n', 'hello'])('says of a file that holds %j what it must hold', (text) => {
    expect(messageFor(text)).toMatch(/The file (is missing: it )?must be a group of lines.*with company, loanOfficer/);
  });

  it("refuses to call the holder of a mortgage broker's license a lender", () => {
    const message = messageFor(
      sampleOwnerFile.replace('stateLicense: CL-0000000', 'stateLicense: MB-1234567').replace('actsAs: broker', 'actsAs: lender'),
    );
    expect(message).toContain('company.actsAs must be broker where the license begins with MB-');
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
  ])('may have %s', (_, path, value) => expect(() => parseOwner(changed(path, value))).not.toThrow());
});
