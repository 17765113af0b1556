import { expect, it } from 'vitest';
import sample from '../tests/sample-owner.ts';
import { businessWords } from './business-words.ts';
import { licensingAct } from './licensing-act.ts';
import {
  hoursLines,
  hoursSentence,
  licenseLines,
  listed,
  nameWithNmls,
  officeLines,
  printOffice,
  printPhones,
  telephoneLink,
  textLink,
} from './owner-words.ts';

it('a mobile number takes texts, and one with an extension or toll-free does not', () => {
  expect(textLink('(206) 555-0142')).toBe('sms:+12065550142');
  expect(textLink('808-555-0142')).toBe('sms:+18085550142');
  for (const phone of ['1-800-555-0142', '888-555-0142', '(855) 555-0142', '(206) 555-0142 ext. 214']) {
    expect(textLink(phone)).toBeUndefined();
  }
});

it('a toll-free number and one with an extension are not called a cell phone', () => {
  expect(printPhones({ cell: '(206) 555-0142', office: '(425) 555-0117' })).toBe('cell (206) 555-0142, office (425) 555-0117');
  expect(printPhones({ cell: '1-800-555-0142', office: '(425) 555-0117' })).toBe('main 1-800-555-0142, office (425) 555-0117');
  expect(printPhones({ cell: '(206) 555-0142 ext. 1', office: '(425) 555-0117' })).toContain('main (206) 555-0142 ext. 1');
});

it('a phone number dials, with its extension', () => {
  expect(telephoneLink('(206) 555-0142')).toBe('tel:+12065550142');
  expect(telephoneLink('206-555-0142')).toBe('tel:+12065550142');
  expect(telephoneLink('1-800-555-0142')).toBe('tel:+18005550142');
  expect(telephoneLink('(206) 555-0142 ext. 214')).toBe('tel:+12065550142;ext=214');
});

it('hours are printed by the day, or as they are agreed', () => {
  expect(hoursLines(sample.hours)).toEqual(['Mon-Fri 8AM-7PM', 'Weekend appointments available']);
  expect(hoursLines({ ...sample.hours, opens: '00:00', closes: '12:30' })[0]).toBe('Mon-Fri 12AM-12:30PM');
  expect(hoursLines({ ...sample.hours, days: ['Sat', 'Sat'] })[0]).toBe('Sat 8AM-7PM');
  expect(hoursLines({ otherwise: 'By appointment' })).toEqual(['By appointment']);
  expect(hoursSentence(sample.hours)).toBe('Our hours are Mon-Fri 8AM-7PM.');
  expect(hoursSentence({ otherwise: 'By appointment' })).toBe('Our hours: by appointment.');
});

it('an address is printed with its street, or as a town', () => {
  expect(printOffice(sample.office)).toBe('100 Example Way NE, Suite 200, Kenmore, WA 98028');
  expect(officeLines(sample.office)).toEqual(['100 Example Way NE, Suite 200', 'Kenmore, WA 98028']);
  expect(printOffice({ city: 'Spokane', state: 'WA' })).toBe('Spokane, WA');
});

it('phone numbers are named, one or two', () => {
  expect(printPhones(sample.phone)).toBe('cell (206) 555-0142, office (425) 555-0117');
  expect(printPhones({ cell: '(206) 555-0142' })).toBe('(206) 555-0142');
});

it('names stand with their license numbers', () => {
  expect(nameWithNmls(sample.loanOfficer)).toBe('Robin Sample, NMLS 0000000');
  expect(licenseLines(sample)).toEqual([
    'Sample Harbor Mortgage LLC, NMLS 0000000, Washington license CL-0000000',
    'Robin Sample, NMLS 0000000, Washington license MLO-0000000',
  ]);
});

it('a list is joined as it is spoken', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).toEqual(['a', 'a and b', 'a, b and c']);
});

it('the law follows the letters of the license, the words follow what the company does', () => {
  const of = (stateLicense: string, actsAs: 'broker' | 'lender') => ({
    ...sample,
    company: { ...sample.company, stateLicense, actsAs },
  });
  expect(licensingAct(of('MB-1234567', 'broker'))).toMatchObject({
    name: 'Mortgage Broker Practices Act',
    statute: 'RCW 19.146',
    advertising: 'WAC 208-660-446',
  });
  expect(licensingAct(of('CL-1234567-BR2', 'broker'))).toMatchObject({
    name: 'Consumer Loan Act',
    statute: 'RCW 31.04',
    advertising: 'WAC 208-620-630',
  });
  expect(businessWords(of('CL-1', 'broker'))).toMatchObject({
    provides: 'arranges home loans',
    licensees: 'consumer loan companies',
  });
  expect(businessWords(of('CL-1', 'lender'))).toMatchObject({
    provides: 'makes home loans',
    licensees: 'consumer loan companies',
  });
});
