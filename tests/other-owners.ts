import type { Owner } from '../owner/owner-schema.ts';
import { parseOwner } from '../owner/read-owner.ts';
import { ownerFileOf } from './project-copy.ts';
import sample from './sample-owner.ts';

/** What most real owners put in place of the sample: nothing of it stays. */
const real: Owner = {
  ...sample,
  company: {
    name: "O'Hara & Sons Home Loans, Inc.",
    nmlsId: '1812345',
    stateLicense: 'MB-1812345',
    actsAs: 'broker',
    consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1812345',
  },
  loanOfficer: {
    name: "Siobhán O'Hara",
    title: 'Loan Originator',
    nmlsId: '654321',
    stateLicense: 'MLO-654321',
    consumerAccessUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/654321',
  },
  phone: { cell: '(509) 321-0142' },
  email: 'siobhan@oharahomeloans.com',
  office: { city: 'Spokane', state: 'WA' },
  hours: { otherwise: 'By appointment' },
  serves: ['Spokane', 'Cheney'],
  notOffered: ['usda'],
  links: {
    applicationPortal: 'https://apply.oharahomeloans.com/start',
    scheduling: 'https://calendly.com/oharahomeloans',
    licenceRegistry: 'https://www.nmlsconsumeraccess.org/',
  },
  social: [
    { kind: 'reviews', label: 'Reviews on Zillow', href: 'https://www.zillow.com/lender-profile/oharahomeloans' },
    { kind: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/oharahomeloans' },
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/in/oharahomeloans' },
    { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/oharahomeloans' },
    { kind: 'bluesky', label: 'Bluesky', href: 'https://bsky.app/profile/oharahomeloans.com' },
    { kind: 'other', label: 'YouTube', href: 'https://www.youtube.com/@oharahomeloans' },
  ],
  licensedSince: 2014,
  statistics: {
    yearsLicensed: {
      figure: '12',
      label: 'years licensed',
      description: 'Since the first Washington license.',
      source: 'NMLS Consumer Access',
      sourceUrl: 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/654321',
      asOf: '2026-11',
    },
    fiveStarReviews: {
      figure: '63',
      label: 'five-star reviews',
      description: 'Left by clients on Zillow.',
      source: 'Zillow',
      sourceUrl: 'https://www.zillow.com/lender-profile/oharahomeloans',
      asOf: '2026-11',
    },
    familiesHelped: {
      figure: '310',
      label: 'families helped',
      description: 'Households that bought or refinanced.',
      source: 'Closing records',
      sourceUrl: 'https://www.oharahomeloans.com/about',
      asOf: '2026-11',
    },
  },
  quotations: [
    {
      text: 'She called back on a Sunday.',
      author: 'Tomasz K.',
      sourceUrl: 'https://www.zillow.com/reviews/1',
      date: '2026-04',
    },
    {
      text: 'We had three offers on the table and no idea what the differences meant. Siobhán sat with us, went through each Loan Estimate line by line, and told us plainly which one cost less over the years we plan to stay. When the appraisal came in late she moved the dates and told the seller herself.',
      author: 'Dana and Luis R.',
      sourceUrl: 'https://www.zillow.com/reviews/2',
      date: '2026-05',
    },
  ],
};

/** A mortgage broker east of the Cascades: no office phone, no public street, hours by appointment, three statistics, no USDA loans. */
export const brokerInSpokane = parseOwner(ownerFileOf(real));

const lender: Owner = {
  ...real,
  company: {
    ...real.company,
    name: 'Pacific Northwest Residential Mortgage Lending Group Incorporated, LLC',
    stateLicense: 'CL-1812345-BR2',
    actsAs: 'lender',
  },
  loanOfficer: { ...real.loanOfficer, name: 'Maximiliana Featherstonehaugh-Villanueva' },
  phone: { cell: '1-800-321-0142', office: '(425) 321-0117 ext. 214' },
  email: 'homeloansandrefinancing@pacificnorthwestlending.com',
  office: { street: '10900 NE 4th Street, Suite 2300', city: 'Bellevue', state: 'WA', zip: '98004' },
  hours: { days: ['Sun', 'Thu'], opens: '08:30', closes: '17:00', otherwise: 'Evening appointments available' },
  serves: [],
  notOffered: [],
  social: real.social.slice(0, 1),
  statistics: {
    ...real.statistics,
    fiveStarReviews: {
      ...(real.statistics.fiveStarReviews ?? { figure: '', label: '', description: '' }),
      figure: '0',
      label: 'five-star reviews',
    },
    loanVolume: {
      figure: '$1.25 billion',
      label: 'loan volume',
      description: 'Loan amounts, added up and rounded.',
      source: 'Closing records',
      sourceUrl: 'https://www.oharahomeloans.com/about',
      asOf: '2026-11',
    },
  },
};

/** A lender under the Consumer Loan Act whose every name and figure is long. */
export const lenderInBellevue = parseOwner(ownerFileOf(lender));

const nobody: Owner = {
  ...real,
  company: { ...real.company, name: 'Oz LLC', stateLicense: 'MB-123' },
  loanOfficer: { ...real.loanOfficer, name: 'Li Wu' },
  phone: { cell: '1-800-321-0142' },
  email: 'li@oz.com',
  office: { city: 'Yakima', state: 'WA' },
  hours: { otherwise: 'By appointment' },
  serves: ['Yakima'],
  notOffered: [],
  links: { licenceRegistry: real.links.licenceRegistry },
  social: [],
  statistics: {},
  quotations: [],
};

const quotation = (text: string, author: string, place: number) => ({
  text,
  author,
  sourceUrl: `https://www.zillow.com/reviews/${place}`,
  date: '2026-03',
});

const praised: Owner = {
  ...real,
  company: { ...real.company, name: 'Columbia Gorge Lending, LLC', tradeName: 'Gorge Home Loans' },
  quotations: Array.from({ length: 14 }, (_, place) =>
    quotation(
      place % 3 === 0 ? 'Clear.' : 'Every question had an answer the same day. '.repeat(place + 1).trim(),
      `Client ${place}`,
      place,
    ),
  ),
  social: Array.from({ length: 16 }, (_, place) => ({
    kind: place < 4 ? ('reviews' as const) : ('other' as const),
    label: `Page number ${place} of this loan officer`,
    href: `https://www.linkedin.com/in/page-${place}`,
  })),
};

const foreign: Owner = {
  ...real,
  company: { ...real.company, name: 'Đồng Tâm Home Loans & Cố vấn, Inc.', stateLicense: 'CL-1812345', actsAs: 'lender' },
  loanOfficer: { ...real.loanOfficer, name: 'Nguyễn Thị Minh Khai', title: 'Senior Mortgage Loan Originator & Branch Manager' },
  office: { street: '1200 12th Avenue S, Suite 1200-B', city: 'Walla Walla', state: 'WA', zip: '99362-0042' },
  quotations: [quotation('ありがとう! 🏡 She explained the “points” — and the rest.', 'José Á.', 1)],
};

const night: Owner = {
  ...real,
  hours: {
    days: ['Sun', 'Sat'],
    opens: '05:30',
    closes: '23:45',
    otherwise: 'Closed on federal holidays, and on the first Monday of the month',
  },
  phone: { cell: '(509) 321-0142 ext. 1', office: '(509) 321-0117 ext. 123456' },
  serves: ['Spokane', 'Cheney', 'Medical Lake', 'Airway Heights', 'Liberty Lake'],
  colors: { button: '1a1a1a', accent: 'd9d9d9', dark: '000000' },
};

const single: Owner = {
  ...real,
  notOffered: ['fha', 'va', 'usda', 'jumbo-loans', 'first-time-homebuyer-programs', 'down-payment-assistance'],
};
const veterans: Owner = {
  ...real,
  company: { ...real.company, name: 'Fort Lewis Home Loans LLC' },
  notOffered: ['conventional', 'fha', 'usda', 'jumbo-loans'],
  colors: { button: '1f3d7a', accent: 'ffb400', dark: '0c1a38' },
};
const one: Owner = { ...real, statistics: { yearsLicensed: real.statistics.yearsLicensed }, notOffered: ['va', 'usda'] };

/** Owners as they come, each with what sets them apart. Beside them `brokerInSpokane`, `lenderInBellevue` and the one with a portrait. */
export const moreOwners = Object.entries({
  'nothing but a toll-free number and a town': nobody,
  'fourteen quotations, sixteen links and a trade name': praised,
  'names with letters beyond English': foreign,
  'night hours, extensions, five towns and grey colors': night,
  'conventional loans alone and no special program': single,
  'VA loans alone, in blue and gold': veterans,
  'one statistic, and two of the four programs': one,
  'a registered name of two words and a company email': {
    ...real,
    company: { ...real.company, name: 'Guaranteed Rate Affinity, LLC' },
  },
  'no towns, no statistics and a lender’s license of a branch': { ...lender, statistics: {}, quotations: [], serves: [] },
}).map(([what, owner]) => ({ what, owner: parseOwner(ownerFileOf(owner)) }));
