import { expect, it } from 'vitest';
import { figures } from '../../mortgage/figures.ts';
import sample from '../../owner.config.ts';
import { type LaunchFacts, launchFindings } from './findings.ts';

const ready: LaunchFacts = {
  owner: JSON.parse(
    JSON.stringify(sample)
      .replaceAll('example.com', 'harborlight-home.com')
      .replaceAll('0000000', '1234567')
      .replaceAll('Sample', 'Harbor')
      .replaceAll('555-01', '321-01')
      .replaceAll('Example Way', 'Bothell Way')
      .replaceAll('"description"', '"source":"NMLS","asOf":"2026-11","description"'),
  ),
  endpoints: sample.formEndpoints,
  figures: Object.values(figures),
  siteUrl: 'https://www.harborlight-home.com',
  mailIsSetUp: true,
  today: '2026-11-21',
};
const whats = (facts: Partial<LaunchFacts>) => launchFindings({ ...ready, ...facts }).map(({ what }) => what);

it('finds nothing once the identity, the claims, mail and address are real', () => {
  expect(whats({})).toEqual([]);
});

it('names every value of the owner file that is still sample data', () => {
  const found = whats({ owner: sample });
  for (const field of [
    'company.name',
    'company.nmlsId',
    'loanOfficer.name',
    'phone.cell',
    'email',
    'office.street',
    'links.applicationPortal',
    'social.9.href',
  ]) {
    expect(found.some((what) => what.startsWith(`${field} is still sample data`))).toBe(true);
  }
});

it('asks for the source and month of a statistic', () => {
  expect(whats({ owner: { ...ready.owner, statistics: sample.statistics } })).toHaveLength(4);
});

it('names a figure on the day after it expired', () => {
  expect(whats({ today: '2026-12-31' })).toEqual([]);
  expect(whats({ today: '2027-01-01' }).length).toBeGreaterThan(3);
});

it('asks for mail, an address and endpoints', () => {
  expect(whats({ mailIsSetUp: false, siteUrl: undefined, endpoints: { ...ready.endpoints, contact: '' } })).toEqual([
    'The contact form has no endpoint',
    'Nobody is told of a new message',
    'SITE_URL is not set',
  ]);
});
