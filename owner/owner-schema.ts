import { z } from 'zod';
import { company, loanOfficer } from './licensed-schema.ts';
import {
  address,
  clock,
  color,
  described,
  email,
  endpoint,
  month,
  named,
  oneOf,
  phone,
  picture,
  sentence,
  words,
} from './owner-values.ts';

/** Kinds of social links, each with its own mark in the footer; `reviews` may appear more than once, `other` is for all the rest. */
const socialKind = oneOf({
  reviews: 'Reviews',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  'lender-profile': 'Page at the lender',
  instagram: 'Instagram',
  bluesky: 'Bluesky',
  threads: 'Threads',
  mastodon: 'Mastodon',
  other: 'Another',
});

export const socialKinds = socialKind.options;

/** Loans and special programs that have a page or a card of their own; each is the name of its text in `content`. */
const program = oneOf({
  conventional: 'Conventional loans',
  fha: 'FHA loans',
  va: 'VA loans',
  usda: 'USDA loans',
  'first-time-homebuyer-programs': 'Programs for first-time buyers',
  'jumbo-loans': 'Jumbo loans',
  'down-payment-assistance': 'Down payment assistance',
});

/** Loans of which the pages must have at least one. */
const loans: readonly z.infer<typeof program>[] = ['conventional', 'fha', 'va', 'usda'];

const weekday = oneOf({
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
});

const statistic = z.strictObject({
  figure: named('Figure', words('17+')),
  label: named('What it counts', words('years licensed')),
  description: named('In one sentence', sentence('Licensed in Washington since 2007.')),
  source: named('Where the number can be seen', words('NMLS Consumer Access')).optional(),
  sourceUrl: named('Address of that place', address('https://www.nmlsconsumeraccess.org/')).optional(),
  asOf: named('Month in which you looked', month).optional(),
});

const quotation = z.strictObject({
  text: named('What they wrote', sentence('They explained every page of the Loan Estimate to us.')),
  author: named('Their name, as the review site shows it', words('Dana R.')),
  sourceUrl: named('Address of the review', address('https://www.example-reviews.com/review/123')),
  date: named('Month of the review', month),
});

const hours = z
  .strictObject({
    days: named(
      'First and last day',
      described(z.tuple([weekday, weekday]), 'the first and the last day, such as [Mon, Fri]'),
    ).optional(),
    opens: named('Opens at', clock).optional(),
    closes: named('Closes at', clock).optional(),
    otherwise: named('At all other times', words('Weekend appointments available')),
  })
  .refine(({ days, opens, closes }) => [days, opens, closes].every(Boolean) || ![days, opens, closes].some(Boolean), {
    message: 'must have days, opens and closes together. For hours by appointment leave all three out',
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    path: ['closes'],
    message: 'must be later than opens, on a 24-hour clock such as 19:00',
  });

const office = z
  .strictObject({
    street: named('Street', words('6500 Harbor Way NE, Suite 100')).optional(),
    city: named('Town', words('Kenmore')),
    state: named('State', described(z.string().regex(/^[A-Z]{2}$/), 'two capital letters such as WA')),
    zip: named('Zip code', described(z.string().regex(/^\d{5}(-\d{4})?$/), 'a zip code such as 98028')).optional(),
  })
  .refine(({ street, zip }) => (street === undefined) === (zip === undefined), {
    message: 'must have street and zip together. Where the address is not public leave both out',
  });

const social = z
  .array(
    z.strictObject({
      kind: named('Kind', socialKind),
      label: named('What the link is called', words('Facebook')),
      href: named('Address', address('https://www.facebook.com/your-page')),
    }),
  )
  .refine((links) => new Set(links.map(({ href }) => href)).size === links.length, {
    message: 'must not hold the same address twice',
  });

/** Every value of the owner's file. What each is for stands beside it there. */
export const ownerSchema = z.strictObject({
  company: named('The company', company),
  loanOfficer: named('You', loanOfficer),
  portrait: named(
    'Portrait',
    described(
      picture(z.string().regex(/^[\w][\w. -]*\.(jpe?g|png|webp|avif|heic|heif)$/i)),
      'the name of a photograph in the folder pictures, such as portrait.jpg',
    ),
  ).optional(),
  logo: named(
    'Logo',
    described(
      picture(z.string().regex(/^[\w][\w. -]*\.(svg|png)$/i)),
      'the name of a drawing in the folder pictures, such as logo.svg or logo.png',
    ),
  ),
  colors: named(
    'Colors',
    z.strictObject({
      button: named('Buttons and links', color('button')),
      accent: named('The main button, and marks', color('accent')),
      dark: named('Dark panels', color('dark')),
    }),
  ),
  phone: named(
    'Phone numbers',
    z.strictObject({ cell: named('In the header', phone), office: named('Another number', phone).optional() }),
  ),
  email: named('Email address', email),
  office: named('Office', office),
  hours: named('Hours', hours),
  serves: named(
    'Towns you serve',
    z.array(words('Kenmore')).max(5, { message: 'must name at most five towns: the pages add the rest of Washington' }),
  ),
  notOffered: named(
    'Leave out: tick what you do not offer',
    z.array(program).refine((ids) => loans.some((id) => !ids.includes(id)), {
      message: 'must leave at least one of conventional, fha, va, usda: the pages compare loans',
    }),
  ).default([]),
  links: named(
    'Links',
    z.strictObject({
      applicationPortal: named('Online application', address('https://apply.example.com/')).optional(),
      scheduling: named('Booking a call', address('https://calendar.example.com/')).optional(),
      licenceRegistry: named('Public register of licenses', address('https://www.nmlsconsumeraccess.org/')),
    }),
  ),
  social: named('Review sites and social pages', social),
  licensedSince: named(
    'Licensed in Washington since',
    described(
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number)
        .pipe(z.int().min(1950).max(2100)),
      'a year such as 2007',
    ),
  ),
  statistics: named(
    'Figures about the business',
    z.strictObject({
      yearsLicensed: named('Years licensed', statistic).optional(),
      fiveStarReviews: named('Five-star reviews', statistic).optional(),
      familiesHelped: named('Families helped', statistic).optional(),
      loanVolume: named('Loan volume', statistic).optional(),
    }),
  ),
  quotations: named('Quoted reviews', z.array(quotation)),
  blogFeed: named(
    'Feed of another company on the blog page',
    z.strictObject({
      scriptUrl: named('Address of the script', address('https://widgets.example.com/feed.js')),
      containerAttributes: named(
        'Attributes of its element',
        z.record(z.string().regex(/^(id|class|title|data-[a-z0-9-]+)$/), described(z.string(), 'text such as "123"'), {
          error: () => 'must name id, class, title or attributes that begin with data-',
        }),
      ),
      origins: named(
        'Other origins that it loads from',
        z.array(described(z.string().regex(/^https:\/\/[^\s/]+$/), 'an origin such as https://api.example.com, without a path')),
      ),
    }),
  ).optional(),
  formEndpoints: named(
    'Where each form sends',
    z.strictObject({
      contact: named('Contact form', endpoint),
      agentRecommendation: named('Agent recommendation form', endpoint),
      secondLook: named('Second Look form', endpoint),
    }),
  ),
});

export type Statistic = z.infer<typeof statistic>;

export type Owner = z.infer<typeof ownerSchema>;
