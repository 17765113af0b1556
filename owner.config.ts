import { defineOwner } from './owner/define-owner.ts';

/**
 * Who the business is. Every name, number and link of the site stands here and nowhere else.
 * What ships is sample data: replace it before going live. `npm run launch-check` lists what is still sample data.
 */
export default defineOwner({
  company: {
    name: 'Sample Harbor Mortgage LLC',
    nmlsId: '0000000',
    // CL- or MB-: the law behind the license follows from it. 'broker' arranges loans, 'lender' makes them: the words follow.
    stateLicense: 'CL-0000000',
    actsAs: 'broker',
    consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/0000000',
  },
  loanOfficer: {
    name: 'Robin Sample',
    title: 'Mortgage Loan Originator',
    nmlsId: '0000000',
    stateLicense: 'MLO-0000000',
    consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/0000000',
  },
  phone: {
    cell: '(206) 555-0142',
    office: '(425) 555-0117',
  },
  email: 'hello@example.com',
  office: {
    street: '100 Example Way NE, Suite 200',
    city: 'Kenmore',
    state: 'WA',
    zip: '98028',
  },
  hours: {
    days: ['Mon', 'Fri'],
    opens: '08:00',
    closes: '19:00',
    otherwise: 'Weekend appointments available',
  },
  // Towns that the pages name; they add the rest of Washington.
  serves: ['Seattle', 'Kenmore', 'Bellevue'],
  // Loans without a page on this site, such as ['usda'].
  notOffered: [],
  links: {
    applicationPortal: 'https://apply.example.com/',
    scheduling: 'https://schedule.example.com/',
    licenceRegistry: 'https://www.nmlsconsumeraccess.org/',
  },
  social: [
    { kind: 'reviews', label: 'Reviews', href: 'https://reviews.example.com/' },
    { kind: 'reviews', label: 'More reviews', href: 'https://more-reviews.example.com/' },
    { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/' },
    { kind: 'x', label: 'X', href: 'https://x.example.com/' },
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.com/' },
    { kind: 'lender-profile', label: 'Lender profile', href: 'https://lender-profile.example.com/' },
    { kind: 'instagram', label: 'Instagram', href: 'https://instagram.example.com/' },
    { kind: 'bluesky', label: 'Bluesky', href: 'https://bluesky.example.com/' },
    { kind: 'threads', label: 'Threads', href: 'https://threads.example.com/' },
    { kind: 'mastodon', label: 'Mastodon', href: 'https://mastodon.example.com/' },
  ],
  licensedSince: 2007,
  // Before going live give each statistic a source, its address and the month in which it was checked:
  //   source: 'Closing records', sourceUrl: 'https://…', asOf: '2026-11',
  // Leave out a statistic that you cannot prove.
  statistics: {
    yearsLicensed: {
      figure: '17+',
      label: 'years licensed',
      description: 'Since the first Washington license.',
    },
    fiveStarReviews: {
      figure: '40+',
      label: 'five-star reviews',
      description: 'Left by clients on public review sites.',
    },
    familiesHelped: {
      figure: '500+',
      label: 'families helped',
      description: 'Households that bought or refinanced.',
    },
    loanVolume: {
      figure: '$50M+',
      label: 'loan volume',
      description: 'Loan amounts, added up and rounded.',
    },
  },
  quotations: [],
  formEndpoints: {
    contact: '/f/contact',
    agentRecommendation: '/f/agent-recommendation',
    secondLook: '/f/second-look',
  },
});
