import { z } from 'zod';
import { mayBeEndpoint } from '../forms/endpoint.ts';
import { colorFault, type OwnerColors, shippedColors } from './colors.ts';

/** A value with the words that tell an owner what it must be: 'a year such as 2007', after `must be`. */
function described<Schema extends z.ZodType>(schema: Schema, wanted: string): Schema {
  return schema.meta({ wanted }) as Schema;
}

/** Text that must not be empty. Over however many lines it was written, it is one line. */
const words = (example: string) =>
  described(
    z
      .string()
      .overwrite((text) => text.trim().replace(/\s+/g, ' '))
      .min(1),
    `text such as "${example}"`,
  );

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
  figure: words('17+'),
  label: words('years licensed'),
  description: words('Licensed in Washington since 2007.'),
  source: words('NMLS Consumer Access').optional(),
  sourceUrl: address('https://www.nmlsconsumeraccess.org/').optional(),
  asOf: month.optional(),
});

const quotation = z.strictObject({
  text: words('They explained every page of the Loan Estimate to us.'),
  author: words('Dana R.'),
  sourceUrl: address('https://www.example-reviews.com/review/123'),
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
const programIds = [
  'conventional',
  'fha',
  'va',
  'usda',
  'first-time-homebuyer-programs',
  'jumbo-loans',
  'down-payment-assistance',
] as const;

/** A colour as six digits, light or dark enough for the letters on it. */
const color = (name: keyof OwnerColors) =>
  described(
    // What is no color has no contrast to be asked for.
    z.string().regex(/^#?[0-9a-f]{6}$/i, { abort: true }),
    `six digits and letters from a to f, such as ${shippedColors[name]}`,
  ).refine((value) => colorFault(name, value) === undefined, { error: ({ input }) => colorFault(name, String(input)) ?? '' });

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** An endpoint of a form: an address of this site (`/f/contact`) or of a hosted form service. Empty means not set up. */
const endpoint = described(
  z.string().refine(mayBeEndpoint),
  'an address of this site such as /f/contact, or of a hosted service such as https://forms.example.com/f/abcdwxyz',
);

const company = z
  .strictObject({
    name: words('Cascade Harbor Mortgage LLC'),
    tradeName: words('Cascade Harbor').optional(),
    nmlsId,
    stateLicense: described(
      z.string().regex(/^(CL|MB)-\d{3,9}(-[A-Z0-9]{1,6})*$/),
      'the Washington license number of the company, CL- or MB- and digits, such as CL-1234567, MB-1234567 or CL-1234567-BR2',
    ),
    actsAs: oneOf(['broker', 'lender']),
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1234567'),
  })
  .refine(({ stateLicense, actsAs }) => !(stateLicense.startsWith('MB-') && actsAs === 'lender'), {
    path: ['actsAs'],
    message:
      "must be broker where the license begins with MB-: a mortgage broker's license does not allow a company to make loans",
  });

const hours = z
  .strictObject({
    days: described(z.tuple([oneOf(weekdays), oneOf(weekdays)]), 'the first and the last day, such as [Mon, Fri]').optional(),
    opens: clock.optional(),
    closes: clock.optional(),
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
      label: words('Facebook'),
      href: address('https://www.facebook.com/your-page'),
    }),
  )
  .refine((links) => new Set(links.map(({ href }) => href)).size === links.length, {
    message: 'must not hold the same address twice',
  });

/** Every value of the owner's file. What each is for stands beside it there. */
export const ownerSchema = z.strictObject({
  company,
  loanOfficer: z.strictObject({
    name: words('Maria Lindqvist'),
    title: words('Mortgage Loan Originator'),
    nmlsId,
    stateLicense: described(
      z.string().regex(/^[A-Z]{2,3}-\d{3,9}(-[A-Z0-9]{1,6})*$/),
      'the Washington license number of the loan officer, such as MLO-1234567',
    ),
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/1234567'),
  }),
  portrait: described(
    z.string().regex(/^[\w][\w. -]*\.(jpe?g|png|webp|avif|heic|heif)$/i),
    'the name of a photograph in the folder pictures, such as portrait.jpg',
  ).optional(),
  logo: described(
    z.string().regex(/^[\w][\w. -]*\.(svg|png)$/i),
    'the name of a drawing in the folder pictures, such as logo.svg or logo.png',
  ),
  colors: z.strictObject({ button: color('button'), accent: color('accent'), dark: color('dark') }),
  phone: z.strictObject({ cell: phone, office: phone.optional() }),
  email: described(z.email(), 'an email address such as hello@example.com'),
  office,
  hours,
  serves: z.array(words('Kenmore')).max(5, { message: 'must name at most five towns: the pages add the rest of Washington' }),
  notOffered: z
    .array(oneOf(programIds))
    .refine((ids) => ['conventional', 'fha', 'va', 'usda'].some((id) => !ids.includes(id as (typeof ids)[number])), {
      message: 'must leave at least one of conventional, fha, va, usda: the pages compare loans',
    })
    .default([]),
  links: z.strictObject({
    applicationPortal: address('https://apply.example.com/').optional(),
    scheduling: address('https://calendar.example.com/').optional(),
    licenceRegistry: address('https://www.nmlsconsumeraccess.org/'),
  }),
  social,
  licensedSince: described(
    z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number)
      .pipe(z.int().min(1950).max(2100)),
    'a year such as 2007',
  ),
  statistics: z.strictObject({
    yearsLicensed: statistic.optional(),
    fiveStarReviews: statistic.optional(),
    familiesHelped: statistic.optional(),
    loanVolume: statistic.optional(),
  }),
  quotations: z.array(quotation),
  blogFeed: z
    .strictObject({
      scriptUrl: address('https://widgets.example.com/feed.js'),
      containerAttributes: z.record(
        z.string().regex(/^(id|class|title|data-[a-z0-9-]+)$/),
        described(z.string(), 'text such as "123"'),
        { error: () => 'must name id, class, title or attributes that begin with data-' },
      ),
      origins: z.array(
        described(z.string().regex(/^https:\/\/[^\s/]+$/), 'an origin such as https://api.example.com, without a path'),
      ),
    })
    .optional(),
  formEndpoints: z.strictObject({ contact: endpoint, agentRecommendation: endpoint, secondLook: endpoint }),
});

export type Statistic = z.infer<typeof statistic>;

export type Owner = z.infer<typeof ownerSchema>;
