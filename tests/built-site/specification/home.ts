import type { HTMLElement } from 'node-html-parser';
import owner from '../../sample-owner.ts';
import { attribute, count, type Fact, link, sequence, words } from './fact.ts';

const preQualification =
  'not a credit application and results in a pre-qualification, not a pre-approval or a commitment to lend';

const loans = [
  ['Conventional', '/loan-options/conventional'],
  ['FHA', '/loan-options/fha'],
  ['VA', '/loan-options/va'],
  ['USDA', '/loan-options/usda'],
] as const;

/** The classes that color the loan cards, one for each card that has one. */
function colors(document: HTMLElement, within: string): string[] {
  return document
    .querySelectorAll(`${within} li:has(img)`)
    .flatMap((card) => card.getAttribute('class')?.match(/\bloan-card--\w+/)?.[0] ?? []);
}

/** What the loan options section says wherever it stands. */
function loanOptions(page: string, within: string): Fact[] {
  return [
    sequence(
      `${page}: four loan cards in order`,
      page,
      `${within} li:has(img) h3`,
      loans.map(([name]) => name),
    ),
    ...loans.flatMap(([name, href]) => {
      const card = `${within} li:has(img):has(a[href="${href}"])`;
      return [
        link(`${page}: the ${name} card has Learn More`, page, 'Learn More', href, { within: card }),
        words(`${page}: the ${name} card has a description`, page, /\w.{30}/, `${card} > div > p`),
        words(`${page}: the ${name} card lists features`, page, /\w.{10}/, `${card} ul li`),
      ];
    }),
    {
      says: `${page}: each loan card has a color of its own`,
      page,
      holds: (document) => new Set(colors(document, within)).size === loans.length,
      breaks: [
        (document) => {
          const [first, second] = document.querySelectorAll(`${within} li:has(img)`);
          second?.setAttribute('class', first?.getAttribute('class') ?? '');
        },
      ],
    },
    words(`${page}: FHA is the 'Popular Option'`, page, 'Popular Option', `${within} li:has(a[href="/loan-options/fha"])`),
    {
      says: `${page}: no other loan is the 'Popular Option'`,
      page,
      holds: (document) => (document.querySelector(within)?.text.match(/Popular Option/g) ?? []).length === 1,
      breaks: [(document) => document.querySelector(`${within} h3`)?.set_content('VA Popular Option')],
    },
    sequence(`${page}: three special-program tiles`, page, `${within} li:not(:has(img)) h3`, [
      'First-Time Homebuyer Programs',
      'Jumbo Loans',
      'Down Payment Assistance',
    ]),
    count(
      `${page}: each special-program tile has an amount label and a description`,
      page,
      `${within} li:not(:has(img)):has(> p):has(h3 + p)`,
      3,
    ),
    link(`${page}: Explore All Programs`, page, 'Explore All Programs', '/special-programs', { within }),
    words(`${page}: the loan options have a disclaimer`, page, /not(hing here is)? a commitment to lend/, within),
  ];
}

/** What the about section says wherever it stands. */
function about(page: string): Fact[] {
  return [
    words(`${page}: a story`, page, /\w.{120}/, '#about p'),
    words(
      `${page}: the towns and the state it serves`,
      page,
      'in Seattle, Kenmore, Bellevue and the rest of the state',
      '#about p',
    ),
    count(`${page}: four values`, page, '#about ul > li:has(h3):has(p)', 4),
    ...(
      [
        ['17+', /^years licensed/],
        ['40+', /^five-star reviews/],
        ['500+', /^families helped/],
        ['$50M+', /^loan volume/],
      ] as const
    ).map(([figure, label]) => statistic(page, '#about', figure, label)),
    ...Object.values(owner.statistics).flatMap((statistic) =>
      statistic ? words(`${page}: ${statistic.label}, described`, page, statistic.description, '#about dl dt') : [],
    ),
    link(`${page}: the credentials link the registry`, page, 'Open NMLS Consumer Access', owner.links.licenceRegistry, {
      within: '#about',
      newTab: true,
    }),
    words(`${page}: the credentials have the company's license`, page, owner.company.stateLicense, '#about dl'),
    words(`${page}: the credentials have the originator's license`, page, owner.loanOfficer.stateLicense, '#about dl'),
    link(`${page}: Contact Us Now`, page, 'Contact Us Now', '/contact', { within: '#about' }),
  ];
}

/** A statistic: its figure beside its label. */
function statistic(page: string, within: string, figure: string, label: RegExp): Fact {
  const rows = (document: Parameters<Fact['holds']>[0]) =>
    document.querySelectorAll(`${within} dl > div`).filter((row) => label.test(row.querySelector('dt')?.text ?? ''));
  return {
    says: `${page}: ${figure} ${label.source.slice(1)}`,
    page,
    holds: (document) => rows(document).some((row) => row.querySelector('dd')?.text.trim() === figure),
    breaks: [
      (document) => rows(document)[0]?.querySelector('dd')?.set_content('18+'),
      (document) => rows(document)[0]?.querySelector('dt')?.set_content('other things'),
    ],
  };
}

/** Section 2 of the specification: the home page, /loan-options and /about, which share sections. */
export const homeFacts: readonly Fact[] = [
  sequence('/: the sections in order', '/', 'main > section', [
    /Conventional/,
    /Monthly payment/,
    /Contact Us Now/,
    /reviews/i,
    /guides/i,
    /pre-qualification/,
  ]),
  {
    says: '/: the hero comes before every section',
    page: '/',
    holds: (document) => document.querySelector('main')?.children[0]?.querySelector('h1') != null,
    breaks: [(document) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<section></section>')],
  },
  words("/: the hero's badge", '/', 'Licensed in Washington Since 2007', 'main > div'),
  words('/: 40+ reviews beside it', '/', '40+ reviews', 'main > div'),
  words('/: a headline', '/', /\w.{10}/, 'main > div h1'),
  words("/: the hero's disclaimer", '/', 'Pre-qualification is not an approval of credit', 'main > div'),
  link('/: Get Pre-Qualified', '/', 'Get Pre-Qualified', '/pre-qualify', { within: 'main > div' }),
  link('/: Apply for a Loan opens the portal in a new tab', '/', 'Apply for a Loan', owner.links.applicationPortal, {
    within: 'main > div',
    newTab: true,
  }),
  words('/: the portal is a formal application for credit', '/', 'formal application for credit', 'main > div'),
  statistic('/', 'main > div', '17+', /^years licensed/),
  statistic('/', 'main > div', '40+', /^five-star reviews/),
  statistic('/', 'main > div', 'About $50M+', /^loan volume/),
  ...loanOptions('/', '#loan-options'),
  ...loanOptions('/loan-options', 'main'),
  ...about('/'),
  ...about('/about'),
  sequence('/: three benefits of pre-qualification', '/', '#pre-qualify li h3', [
    'Streamlined process',
    'Estimate your budget',
    'Strengthen your offer',
  ]),
  words('/: the process is streamlined by a secure online portal', '/', 'secure online portal', '#pre-qualify'),
  words('/: what a pre-qualification is', '/', preQualification, '#pre-qualify'),
  attribute('/: the calculator is the section calculator', '/', 'main > section', 'id', 'calculator'),
  link("/: the calculator's call to action", '/', 'Get Pre-Qualified', '/pre-qualify', { within: '#calculator' }),
  words('/pre-qualify: a heading', '/pre-qualify', /pre-qualification/, 'main h1'),
  words(
    '/pre-qualify: reasons to start with pre-qualification',
    '/pre-qualify',
    'Reasons to start with pre-qualification',
    'main h2',
  ),
  words('/pre-qualify: a list of reasons', '/pre-qualify', /\w.{20}/, 'main section[aria-labelledby=reasons] ul li'),
  words('/pre-qualify: what a pre-qualification is', '/pre-qualify', preQualification),
  words('/pre-qualify: a note on secure handling', '/pre-qualify', /secur/i),
  link(
    '/pre-qualify: a call to apply opens the portal in a new tab',
    '/pre-qualify',
    'Apply for a Loan',
    owner.links.applicationPortal,
    {
      newTab: true,
    },
  ),
  words('/pre-qualify: the portal is a formal application for credit', '/pre-qualify', 'formal application for credit'),
];
