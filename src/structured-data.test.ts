import { expect, it } from 'vitest';
import type { Owner } from '../owner/owner-schema.ts';
import sample from '../tests/sample-owner.ts';
import { businessData, publisherData } from './structured-data.ts';

const dataOf = (change: Partial<Owner>) => businessData({ ...sample, ...change }, new URL('https://www.site.test'));
const daysOf = (...days: NonNullable<Owner['hours']['days']>) =>
  (dataOf({ hours: { ...sample.hours, days } }).openingHoursSpecification as unknown as { dayOfWeek: string[] }).dayOfWeek;

it('the days of the regular hours go round the week', () => {
  expect(daysOf('Mon', 'Fri')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  expect(daysOf('Sun', 'Thu')).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']);
  expect(daysOf('Sat', 'Sat')).toEqual(['Saturday']);
  expect(daysOf('Tue', 'Mon')).toHaveLength(7);
});

it('nothing is said of what a business does not have', () => {
  const data = dataOf({
    hours: { otherwise: 'By appointment' },
    office: { city: 'Spokane', state: 'WA' },
    phone: { cell: '(509) 555-0142' },
    social: [],
  });
  expect(data).not.toHaveProperty('openingHoursSpecification');
  expect(data.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Spokane',
    addressRegion: 'WA',
    addressCountry: 'US',
  });
  expect(data.telephone).toBe('(509) 555-0142');
  expect(JSON.stringify(data)).not.toContain('null');
});

it('the pages that introduce the business say everything of it, and the others whose they are', () => {
  const site = new URL('https://www.site.test');
  for (const path of ['/', '/about', '/contact', '/card'])
    expect(publisherData(sample, path, site)).toEqual(businessData(sample, site));
  expect(publisherData(sample, '/calculator', site)).toEqual({
    '@type': 'FinancialService',
    '@id': 'https://www.site.test/#business',
    name: sample.company.name,
    url: 'https://www.site.test/',
  });
});
