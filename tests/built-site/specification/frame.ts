import owner from '../../sample-owner.ts';
import { attribute, count, type Fact, link, sequence, words } from './fact.ts';

const frame = 'Every page:';
const telephone = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`;

/** The header's links, in their order. */
const mainLinks = [
  ['Learn', '/learn'],
  ['Pre-Qualify', '/pre-qualify'],
  ['Calculator', '/calculator'],
  ['Loan Options', '/loan-options'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

const footerLinks = [
  ['Get Started', 'Loan Options', '/loan-options'],
  ['Get Started', 'Pre-Qualify', '/pre-qualify'],
  ['Get Started', 'Apply for a Loan', '/pre-qualify'],
  ['Get Started', 'Mortgage Calculator', '/calculator'],
  ['Our Company', 'About Us', '/about'],
  ['Our Company', 'Learn Center', '/learn'],
  ['Our Company', 'Mortgage Blog', '/blog'],
  ['Our Company', 'Contact Us', '/contact'],
  ['Important Info', 'ADA Accessibility Statement', '/ada-accessibility-statement'],
  ['Important Info', 'Privacy Policy', '/privacy-policy'],
  ['Important Info', 'Communications Policy', '/communications-policy'],
  ['Important Info', 'Real Estate Agent Recommendation', '/real-estate-agent-recommendation'],
  ['Important Info', 'Second Look', '/second-look'],
] as const;

/** Section 2 of the specification: what frames every page. */
export const frameFacts: readonly Fact[] = [
  count(`${frame} one header`, '*', 'header.site-header', 1),
  count(`${frame} one footer`, '*', 'body > footer', 1),
  count(`${frame} one notification area`, '*', '#notifications[aria-live]', 1),
  {
    says: `${frame} nobody is asked to sign in`,
    page: '*',
    holds: (document) => document.querySelector('input[type=password]') === null,
    breaks: [(document) => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input type="password">')],
  },
  attribute(`${frame} the logo links to the home page`, '*', 'header a:has(img), header a:has(svg)', 'href', '/'),
  sequence(
    `${frame} the header has seven main links in order`,
    '*',
    'header nav a',
    mainLinks.map(([name]) => name),
  ),
  ...mainLinks.map(([name, href]) => link(`${frame} the header links ${name}`, '*', name, href, { within: 'header nav' })),
  link(`${frame} the header calls by one click`, '*', owner.phone.cell, telephone(owner.phone.cell), { within: 'header' }),
  link(`${frame} the header has Get Started`, '*', 'Get Started', '/contact', { within: 'header' }),
  ...footerLinks.map(([column, name, href]) =>
    link(`${frame} the footer's ${column} has ${name}`, '*', name, href, { within: `footer nav[aria-label="${column}"]` }),
  ),
  link(
    `${frame} the footer links the licensing registry's consumer lookup`,
    '*',
    'NMLS Consumer Access',
    owner.links.licenceRegistry,
    {
      within: 'footer nav[aria-label="Important Info"]',
      newTab: true,
    },
  ),
  words(`${frame} the company's address`, '*', owner.office.street, 'footer address'),
  words(`${frame} the company's town`, '*', `${owner.office.city}, ${owner.office.state} ${owner.office.zip}`, 'footer address'),
  link(`${frame} the cell phone`, '*', owner.phone.cell, telephone(owner.phone.cell), { within: 'footer address' }),
  link(`${frame} the office phone`, '*', owner.phone.office, telephone(owner.phone.office), { within: 'footer address' }),
  link(`${frame} a contact email`, '*', owner.email, `mailto:${owner.email}`, { within: 'footer address' }),
  count(`${frame} ten social and review links`, '*', 'footer nav[aria-label="Reviews and social media"] a', 10),
  count(`${frame} each of them has its icon`, '*', 'footer nav[aria-label="Reviews and social media"] a:has(svg)', 10),
  ...owner.social.map(({ label, href }) =>
    link(`${frame} ${label} opens in a new tab`, '*', label, href, {
      within: 'footer nav[aria-label="Reviews and social media"]',
      newTab: true,
    }),
  ),
  words(`${frame} the Equal Housing Opportunity notice`, '*', 'Equal Housing Opportunity', 'footer'),
  words(`${frame} the copyright with the current year`, '*', `© ${new Date().getFullYear()}`, 'footer'),
  words(`${frame} the company's NMLS number`, '*', `${owner.company.name}, NMLS ${owner.company.nmlsId}`, 'footer'),
  words(`${frame} the company's state license`, '*', owner.company.stateLicense, 'footer'),
  words(
    `${frame} the originator's NMLS number behind the name`,
    '*',
    `${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}`,
    'footer',
  ),
  words(`${frame} the originator's state license`, '*', owner.loanOfficer.stateLicense, 'footer'),
];
