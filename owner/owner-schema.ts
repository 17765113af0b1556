import { z } from 'astro/zod';

/** A value with the words that tell an owner what it must be: 'a year such as 2007', after `must be`. */
function described<Schema extends z.ZodType>(schema: Schema, wanted: string): Schema {
  return schema.meta({ wanted }) as Schema;
}

/** Text that must not be empty. */
const words = (example: string) => described(z.string().trim().min(1), `text such as "${example}"`);

/** A link as the owner pastes it from the address bar. */
const address = (example: string) =>
  described(z.string().regex(/^https:\/\/[^\s/]+\.[^\s/]+/), `a full address such as ${example}`);

/** `(206) 555-0142`, `206-555-0142` or `1-800-555-0142`, each perhaps with ` ext. 214`. */
const phone = described(
  z.string().regex(/^(\(\d{3}\) |\d{3}-|1-\d{3}-)\d{3}-\d{4}( ext\. \d{1,6})?$/),
  'a phone number written like (206) 555-0142',
);

const month = described(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), 'a year and month such as 2026-11');

const clock = described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'a time such as 08:00 or 19:00');

const nmlsId = described(z.string().regex(/^\d{4,8}$/), 'the NMLS number, digits only, such as 1234567');

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  described(z.enum(values), `one of ${values.join(', ')}`);

const statistic = z.strictObject({
  /** The figure as it is shown. Example: '17+' */
  figure: words('17+'),
  /** What it counts. Example: 'years licensed' */
  label: words('years licensed'),
  /** One sentence that explains it. Example: 'Licensed in Washington since 2007.' */
  description: words('Licensed in Washington since 2007.'),
  /** Where it can be looked up: required before going live. Example: 'NMLS Consumer Access' */
  source: words('NMLS Consumer Access').optional(),
  /** Address of that place. Example: 'https://www.nmlsconsumeraccess.org/' */
  sourceUrl: address('https://www.nmlsconsumeraccess.org/').optional(),
  /** Month in which it was last checked. Example: '2026-11' */
  asOf: month.optional(),
});

const quotation = z.strictObject({
  /** The reviewer's own words, unchanged. */
  text: words('They explained every page of the Loan Estimate to us.'),
  /** The name as the review site shows it. */
  author: words('Dana R.'),
  /** The review itself, so that a reader can check it. */
  sourceUrl: address('https://www.example-reviews.com/review/123'),
  /** Month of the review. Example: '2026-05' */
  date: month,
});

/** Kinds of social links, each with its own mark in the footer; `reviews` may appear more than once, `other` is for all the rest. */
export const socialKinds = [
  'reviews',
  'facebook',
  'x',
  'linkedin',
  'lender-profile',
  'instagram',
  'bluesky',
  'threads',
  'mastodon',
  'other',
] as const;

/** Loans and special programs that have a page or a card of their own; each is the name of its text in `content`. */
export const programIds = [
  'conventional',
  'fha',
  'va',
  'usda',
  'first-time-homebuyer-programs',
  'jumbo-loans',
  'down-payment-assistance',
] as const;

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** An endpoint of a form: an address of this site (`/f/contact`) or of a hosted form service. Empty means not set up. */
const endpoint = described(
  z.string().refine((text) => text === '' || /^(\/(?![/\\])|https?:\/\/)\S+$/.test(text)),
  'an address of this site such as /f/contact, or of a hosted service such as https://forms.example.com/f/abcdwxyz',
);

const company = z
  .strictObject({
    /** Name as registered with the NMLS; the advertising rules want exactly that one. */
    name: words('Cascade Harbor Mortgage LLC'),
    /** NMLS number of the company, digits only. */
    nmlsId,
    /**
     * Washington license number of the company. Its first letters decide which law binds: CL- the Consumer Loan Act, MB- the
     * Mortgage Broker Practices Act.
     */
    stateLicense: described(
      z.string().regex(/^(CL|MB)-\d{3,9}(-[A-Z0-9]{1,6})*$/),
      'the Washington license number of the company, CL- or MB- and digits, such as CL-1234567, MB-1234567 or CL-1234567-BR2',
    ),
    /** What the pages call the business: a broker arranges loans of other lenders, a lender makes them. */
    actsAs: oneOf(['broker', 'lender']),
    /** The company's own page at NMLS Consumer Access. Washington wants it on every landing page. */
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1234567'),
  })
  .refine(({ stateLicense, actsAs }) => !(stateLicense.startsWith('MB-') && actsAs === 'lender'), {
    path: ['actsAs'],
    message:
      "must be 'broker' where the license begins with MB-: a mortgage broker's license does not allow a company to make loans",
  });

const hours = z
  .strictObject({
    /** First and last day of the week with regular hours, three letters each. Left out with opens and closes: by appointment. */
    days: described(z.tuple([oneOf(weekdays), oneOf(weekdays)]), "the first and the last day, such as ['Mon', 'Fri']").optional(),
    /** 24-hour clock. Example: '08:00' */
    opens: clock.optional(),
    closes: clock.optional(),
    /** What is said about all other times; without days, about all times. Example: 'By appointment' */
    otherwise: words('Weekend appointments available'),
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
    /** Left out with zip where the address is not public. */
    street: words('6500 Harbor Way NE, Suite 100').optional(),
    city: words('Kenmore'),
    state: described(z.string().regex(/^[A-Z]{2}$/), 'two capital letters such as WA'),
    zip: described(z.string().regex(/^\d{5}(-\d{4})?$/), 'a zip code such as 98028').optional(),
  })
  .refine(({ street, zip }) => (street === undefined) === (zip === undefined), {
    message: 'must have street and zip together. Where the address is not public leave both out',
  });

const social = z
  .array(
    z.strictObject({
      kind: oneOf(socialKinds),
      /** What the link is called. Example: 'Reviews on Example' */
      label: words('Facebook'),
      href: address('https://www.facebook.com/your-page'),
    }),
  )
  .refine((links) => new Set(links.map(({ href }) => href)).size === links.length, {
    message: 'must not hold the same address twice',
  });

/** Every value of the owner's file, with what each is for. */
export const ownerSchema = z.strictObject({
  company,
  loanOfficer: z.strictObject({
    name: words('Maria Lindqvist'),
    /** Job title. */
    title: words('Mortgage Loan Originator'),
    nmlsId,
    stateLicense: described(
      z.string().regex(/^[A-Z]{2,3}-\d{3,9}(-[A-Z0-9]{1,6})*$/),
      'the Washington license number of the loan officer, such as MLO-1234567',
    ),
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/1234567'),
  }),
  /** The cell phone stands in the header; leave `office` out if there is no other number. */
  phone: z.strictObject({ cell: phone, office: phone.optional() }),
  email: described(z.email(), 'an email address such as hello@example.com'),
  office,
  hours,
  /** Towns that the pages name as served, beside the rest of the state. At most five. */
  serves: z.array(words('Kenmore')).max(5, { message: 'must name at most five towns: the pages add the rest of Washington' }),
  /** Loans and programs without a page on this site. Example: ['usda'] */
  notOffered: z
    .array(oneOf(programIds))
    .refine((ids) => ['conventional', 'fha', 'va', 'usda'].some((id) => !ids.includes(id as (typeof ids)[number])), {
      message: 'must leave at least one of conventional, fha, va, usda: the pages compare loans',
    })
    .default([]),
  links: z.strictObject({
    /** The online loan application, opened in a new tab. */
    applicationPortal: address('https://apply.example.com/'),
    /** Where a visitor books a video call, opened in a new tab. */
    scheduling: address('https://calendar.example.com/'),
    /** Public register of licences. */
    licenceRegistry: address('https://www.nmlsconsumeraccess.org/'),
  }),
  /** Review sites and social pages, as many as there are. */
  social,
  /** Year of the first Washington licence. */
  licensedSince: described(z.int().min(1950).max(2100), 'a year such as 2007'),
  /** Figures about the business; leave out what you cannot prove. */
  statistics: z.strictObject({
    yearsLicensed: statistic.optional(),
    fiveStarReviews: statistic.optional(),
    familiesHelped: statistic.optional(),
    loanVolume: statistic.optional(),
  }),
  /** Reviews quoted on the home page. Leave empty to show only the count and the links to the review sites. */
  quotations: z.array(quotation),
  /** The blog's outside feed widget. Leave it out to show the posts of this site only. */
  blogFeed: z
    .strictObject({
      /** Address of the vendor's script. */
      scriptUrl: address('https://widgets.example.com/feed.js'),
      /** Attributes of the element that the script fills, as the vendor gives them. Example: { class: 'feed', 'data-feed-id': '123' } */
      containerAttributes: z.record(
        z.string().regex(/^(id|class|title|data-[a-z0-9-]+)$/),
        described(z.string(), 'text such as "123"'),
        { error: () => 'must name id, class, title or attributes that begin with data-' },
      ),
      /** Every other origin the script loads from. Example: ['https://api.example.com'] */
      origins: z.array(
        described(z.string().regex(/^https:\/\/[^\s/]+$/), 'an origin such as https://api.example.com, without a path'),
      ),
    })
    .optional(),
  /** Where each form posts to. `/f/…` is the form service of this site. */
  formEndpoints: z.strictObject({ contact: endpoint, agentRecommendation: endpoint, secondLook: endpoint }),
});

export type Statistic = z.infer<typeof statistic>;
