import { expect, it } from 'vitest';
import { figures } from '../../mortgage/figures/figures.ts';
import { ready } from '../../tests/ready-owner.ts';
import sample from '../../tests/sample-owner.ts';
import { comingRenewals, type LaunchFacts, launchFindings } from './findings.ts';
import { launchReport } from './report.ts';

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

it('asks for source, address and month of a statistic, and for a new count after a year', () => {
  expect(whats({ owner: { ...ready.owner, statistics: sample.statistics } })).toHaveLength(4);
  expect(whats({ today: '2027-12-01', figures: [] })).toHaveLength(4);
  expect(whats({ today: '2027-11-30', figures: [] })).toEqual([]);
});

it('names a figure on the day after it expired, and reminds of it in the two months before', () => {
  expect(whats({ today: '2026-12-31' })).toEqual([]);
  expect(whats({ today: '2027-01-01' }).length).toBeGreaterThan(3);
  const ending = ({ what }: { readonly what: string }) => what.includes('is valid through');
  const reminders = (today: string) => comingRenewals({ ...ready, today }).filter(ending).length;
  expect(reminders('2026-10-31')).toBe(0);
  expect(reminders('2026-11-01')).toBeGreaterThan(3);
  expect(reminders('2027-01-01')).toBe(0);
});

it('names the fees of a fiscal year that is over, and a source that was to be checked again', () => {
  expect(whats({ figures: Object.values(figures) })).toEqual([
    '"USDA upfront guarantee fee, of the whole loan amount" was valid through 2026-09-30',
    '"USDA annual fee, of the remaining balance" was valid through 2026-09-30',
  ]);
  const tax = figures['property-tax-king'];
  expect(whats({ figures: [tax], today: '2027-07-01' })[0]).toBe(`"${tax.label}" was to be checked by 2027-06-30`);
  expect(whats({ figures: [tax], today: '2027-06-30' })).toEqual([]);
  const reminders = (today: string) => comingRenewals({ ...ready, figures: [tax], today }).map(({ what }) => what);
  expect(reminders('2027-06-30')).toEqual([`"${tax.label}" is to be checked by 2027-06-30`]);
  expect([...reminders('2027-04-30'), ...reminders('2027-07-01')]).toEqual([]);
});

it('asks for mail, an address and endpoints', () => {
  expect(whats({ mailTo: undefined, siteUrl: undefined, endpoints: { ...ready.endpoints, contact: '' } })).toEqual([
    'formEndpoints.contact is empty: nobody can send that form',
    'Nobody is told of a new message: SMTP_URL and LEADS_TO are not set',
    'SITE_URL is not set: search engines get no sitemap and shared links show no picture',
  ]);
});

it('asks for no mail where each message is handed to a CRM, as long as that is a real one', () => {
  expect(whats({ mailTo: undefined, webhookHost: 'hooks.harborlight-home.com' })).toEqual([]);
  const example = 'hooks.example.com:8443';
  expect(whats({ mailTo: undefined, webhookHost: example })).toEqual([`LEADS_WEBHOOK_URL leads to a made-up host: "${example}"`]);
});

it('does not take a made-up mailbox or an address that visitors cannot reach', () => {
  expect(whats({ mailTo: 'leads@example.com' })).toEqual(['LEADS_TO is a made-up mailbox: "leads@example.com"']);
  expect(whats({ mailTo: 'leads@example.com, robin@harborlight-home.com' })).toHaveLength(1);
  expect(whats({ siteUrl: 'http://www.harborlight-home.com' })[0]).toContain('SITE_URL does not begin with https://');
  expect(whats({ siteUrl: 'https://localhost' })[0]).toContain('SITE_URL is reached from this machine only');
});

it('needs no mail where a hosted service takes every message', () => {
  const hosted = 'https://forms.harborlight-home.com/f/abcd';
  expect(whats({ mailTo: undefined, endpoints: { contact: hosted, agentRecommendation: hosted, secondLook: hosted } })).toEqual(
    [],
  );
});

it.each([
  [{ nmlsId: '7654321' }, 'company.nmlsId and loanOfficer.nmlsId are the same'],
  [{ consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/' }, 'company.consumerAccessUrl does not lead to COMPANY/1234567'],
  [
    { consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/1234567' },
    'company.consumerAccessUrl does not lead to COMPANY/1234567',
  ],
])('objects to the license %j', (change, what) => {
  expect(whats({ owner: { ...ready.owner, company: { ...ready.owner.company, ...change } } })).toContain(what);
});

it.each([
  ['https://apply.harborlight-home.com/start?officer=7', undefined],
  ['http://apply.harborlight-home.com', 'does not begin with https://'],
  ['https://https://apply.harborlight-home.com', 'has https:// twice'],
  ['https://apply .com', 'has a space in it'],
  ['https://apply', 'lacks an ending such as .com'],
  ['https://localhost:4321', 'is reached from this machine only'],
  ['https://portal.local', 'is reached from this machine only'],
  ['https://192.168.1.4/apply', 'is a number, not the name of a site'],
  ['https://[::1]/apply', 'is a number, not the name of a site'],
  ['https://me:secret@apply.com', 'holds a user name'],
  ['https://apply.com:8443', 'names the port 8443, which many networks block'],
  ['apply.com', 'is not a web address'],
])('of the application portal "%s" it says: %s', (applicationPortal, fault) => {
  const found = whats({ owner: { ...ready.owner, links: { ...ready.owner.links, applicationPortal } } });
  expect(found).toEqual(fault ? [`links.applicationPortal ${fault}: "${applicationPortal}"`] : []);
});

it('wants a source that can be opened for each review, and a month that has been', () => {
  const review = { text: 'Clear from the first call.', author: 'Dana R.', sourceUrl: 'https://reviews.com/1', date: '2026-05' };
  const of = (change: object) => whats({ owner: { ...ready.owner, quotations: [{ ...review, ...change }] } });
  expect(of({})).toEqual([]);
  expect(of({ sourceUrl: 'https://reviews' })).toEqual([
    'quotations.0.sourceUrl lacks an ending such as .com: "https://reviews"',
  ]);
  expect(of({ date: '2026-12' })).toEqual(['quotations.0 by Dana R. is dated 2026-12, which is not yet']);
});

it('reports what blocks under its headings, each way to mend once, and what is coming apart from it', () => {
  const finding = (what: string) => ({ about: 'Links', what, remedy: 'Copy it again.' });
  expect(launchReport({ blocking: [finding('a is wrong'), finding('b is wrong')], notes: ['Read 3 pages.'] })).toBe(
    'Links\n  - a is wrong\n  - b is wrong\n    Copy it again.\n\nRead 3 pages.\n\n2 things to do before the site goes live.',
  );
  expect(launchReport({ blocking: [], toConfirm: [finding('d looks odd')] })).toMatch(
    /^To confirm before you sign off \(this does not block\)\n.*d looks odd\n.*\n\nNothing stands in the way/s,
  );
  expect(launchReport({ blocking: [], coming: [finding('c ends soon')] })).toMatch(
    /^Coming up \(this does not block\)\n.*c ends soon\n.*\n\nNothing stands in the way: the site can go live\.$/s,
  );
});
