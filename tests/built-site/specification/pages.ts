import owner from '../../sample-owner.ts';
import { attribute, count, type Fact, link, sequence, words } from './fact.ts';

const telephone = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`;

/** Every address of the specification but those of the posts. */
export const addresses = [
  '/',
  '/learn',
  '/pre-qualify',
  '/calculator',
  '/loan-options',
  '/about',
  '/blog',
  '/contact',
  '/loan-options/conventional',
  '/loan-options/fha',
  '/loan-options/va',
  '/loan-options/usda',
  '/special-programs',
  '/ada-accessibility-statement',
  '/real-estate-agent-recommendation',
  '/second-look',
  '/privacy-policy',
  '/communications-policy',
  '/learn/first-time-buyer-guide',
  '/learn/market-insights',
  '/learn/loan-protection',
  '/learn/timeline-process',
  '/learn/credit-improvement',
  '/learn/rate-comparison',
] as const;

const guides = addresses.filter((path) => path.startsWith('/learn/'));
const products = addresses.filter((path) => path.startsWith('/loan-options/'));

const learn: readonly Fact[] = [
  ...guides.map((path) => link(`/learn: a topic card leads to ${path}`, '/learn', '', path, { within: 'main li h2' })),
  count('/learn: six topic cards, each with icon, title and description', '/learn', 'main li:has(svg):has(h2):has(p)', 6),
  count('/learn: the icon of each topic card has a color', '/learn', 'main li svg:is(.text-spruce, .text-sound)', 6),
  sequence('/learn: the Washington homebuyer programs', '/learn', 'section[aria-labelledby=washington-programs] dt', [
    'Down payment assistance',
    'VA',
    'USDA',
    'FHA',
  ]),
  attribute(
    '/learn: the Washington homebuyer programs lead to special programs',
    '/learn',
    'section[aria-labelledby=washington-programs] a',
    'href',
    '/special-programs',
  ),
];

const calculator: readonly Fact[] = [
  attribute('/calculator: the section is called calculator', '/calculator', 'main section', 'id', 'calculator'),
  attribute('/calculator: calls to action lead to /pre-qualify', '/calculator', 'main a', 'href', '/pre-qualify'),
  attribute('Calculator defaults: price 400,000', '/calculator', '#home-price', 'value', '400,000'),
  attribute('Calculator defaults: down payment 80,000', '/calculator', '#down-payment', 'value', '80,000'),
  words('Calculator defaults: 20%', '/calculator', '20.0%', '#calculator dd'),
  attribute('Calculator defaults: rate 6.5%', '/calculator', '#interest-rate', 'value', '6.5'),
  attribute('Calculator defaults: term 30', '/calculator', '#loan-term option[value="30"]', 'selected', ''),
  sequence('Calculator: terms 15, 20, 25 and 30 years', '/calculator', '#loan-term option', ['15', '20', '25', '30']),
];

const contact: readonly Fact[] = [
  sequence('/contact: four info cards', '/contact', 'main li:has(svg) h2', ['Phone', 'Email', 'Office', 'Hours']),
  link('/contact: the card with the phone', '/contact', owner.phone.cell, telephone(owner.phone.cell), { within: 'main li' }),
  link('/contact: the card with the email', '/contact', owner.email, `mailto:${owner.email}`, { within: 'main li' }),
  words('/contact: the card with the office address, in Kenmore', '/contact', 'Kenmore, WA', 'main li'),
  words('/contact: the hours', '/contact', 'Mon-Fri 8AM-7PM', 'main li'),
  words('/contact: weekend appointments', '/contact', 'Weekend appointments available', 'main li'),
  link('/contact: call the cell', '/contact', 'Call cell', telephone(owner.phone.cell)),
  link('/contact: call the office', '/contact', 'Call office', telephone(owner.phone.office)),
  link('/contact: schedule a video call in a new tab', '/contact', 'Schedule a video call', owner.links.scheduling, {
    newTab: true,
  }),
  words('/contact: an office address card', '/contact', owner.office.street, 'main address'),
  words('/contact: Send a Message', '/contact', 'Send a Message', 'main h2'),
];

const loanProducts: readonly Fact[] = products.flatMap((page) => [
  words(`${page}: potential features`, page, 'Potential features', 'main h2'),
  count(`${page}: each feature has its words`, page, 'section[aria-labelledby=features]:has(dt):has(dd)', 1),
  words(`${page}: who it may suit`, page, 'Who it may suit', 'main h2'),
  words(`${page}: a list of whom it may suit`, page, /\w.{10}/, 'section[aria-labelledby=suits] li'),
  link(`${page}: a pre-qualify call to action`, page, 'Get Pre-Qualified', '/pre-qualify'),
  words(`${page}: a disclaimer`, page, /not a commitment to lend/),
]);

const inquire = ['First-Time Homebuyer Programs', 'Jumbo Loans', 'Down Payment Assistance'] as const;
const specialPrograms: readonly Fact[] = [
  sequence('/special-programs: three cards', '/special-programs', 'main section section h2', inquire),
  ...inquire.map((name) =>
    link(`/special-programs: Inquire Now about ${name}`, '/special-programs', 'Inquire Now', '/contact', {
      within: `main section[id="${name.toLowerCase().replaceAll(' ', '-')}"]`,
    }),
  ),
  link('/special-programs: Get Pre-Qualified Today', '/special-programs', 'Get Pre-Qualified Today', '/pre-qualify'),
];

const ada = '/ada-accessibility-statement';
const agent = '/real-estate-agent-recommendation';
const policies: readonly Fact[] = [
  words(`${ada}: commitment`, ada, /commitment/i, 'main h2'),
  link(`${ada}: help by email`, ada, owner.email, `mailto:${owner.email}`),
  words(`${ada}: help, or a report of an inaccessible area`, ada, /report/i, 'main h2'),
  words(`${ada}: a text version of the content`, ada, /text version/i, 'main h2'),
  sequence('/privacy-policy: seven sections', '/privacy-policy', 'main h2', [
    'Collection of Personal Information',
    'Use of Personal Information',
    'Sharing of Personal Information',
    'Security of Personal Information',
    'Cookies and Other Tracking Technologies',
    'Changes to this Privacy Policy',
    'Contact Us',
  ]),
  words(
    '/communications-policy: how the provider may communicate',
    '/communications-policy',
    'by email, voicemail, mail, text/SMS and in person',
  ),
  words('/communications-policy: communications are confidential', '/communications-policy', /confidential/i),
  sequence('/communications-policy: four channel tiles', '/communications-policy', 'main li:has(svg) h3', [
    'Email',
    'Voicemail',
    'Text/SMS',
    'In Person',
  ]),
];

const framed: readonly Fact[] = addresses
  .filter((path) => path !== '/')
  .map((path) => attribute(`${path}: begins below the header`, path, 'main', 'class', /\bpt-header\b/));

const formPages: readonly Fact[] = [
  words(`${agent}: benefits`, agent, /\w.{20}/, 'section[aria-labelledby=benefits] li'),
  words(`${agent}: How It Works`, agent, 'How It Works', 'main h2'),
  sequence(`${agent}: four steps`, agent, 'section[aria-labelledby=how-it-works] li h3', [
    'Fill out the form',
    'Expert analysis',
    'Meet your match',
    'Make the connection',
  ]),
  count(`${agent}: a request form`, agent, 'main form[method=post]', 1),
  words(`${agent}: a confidentiality note`, agent, /confidential/i),
  words('/second-look: a heading', '/second-look', /second look/i, 'main h1'),
  words('/second-look: Contact Me', '/second-look', 'Contact Me', 'main h2'),
  link('/second-look: email the Loan Estimate to the loan officer', '/second-look', owner.email, `mailto:${owner.email}`),
  link('/second-look: it says so in a highlighted box', '/second-look', owner.email, `mailto:${owner.email}`, {
    within: 'main [class~=bg-alpenglow-pale]',
  }),
  words('/second-look: the Loan Estimate goes separately', '/second-look', /separately/i),
  words('/second-look: an answer comes within 24 hours', '/second-look', /within 24 hours/i),
  words('/contact: the response promise of 24 hours', '/contact', /within 24 hours/i),
];

/** Section 2 of the specification: the pages but the home page and the guides. */
export const pageFacts: readonly Fact[] = [
  ...framed,
  ...learn,
  ...calculator,
  ...contact,
  ...loanProducts,
  ...specialPrograms,
  ...policies,
  ...formPages,
];
