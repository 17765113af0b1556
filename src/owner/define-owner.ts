import { z } from 'astro/zod';

/** A link as the owner pastes it from the address bar. */
const address = (example: string) =>
  z.string().refine((text) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(text), { message: `must be a full address such as ${example}` });

const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, { message: 'must be a phone number written like (206) 555-0142' });

const words = (example: string) =>
  z
    .string()
    .trim()
    .min(1, { message: `must not be empty, for example ${example}` });

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'must be a year and month such as 2026-11' });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time such as 08:00 or 19:00' });

const statistic = z.strictObject({
  /** The figure as it is shown. Example: '17+' */
  figure: words('17+'),
  /** What it counts. Example: 'years licensed' */
  label: words('years licensed'),
  /** One sentence that explains it. Example: 'Licensed in Washington since 2007.' */
  description: words('Licensed in Washington since 2007.'),
  /** Where it can be looked up: required before going live. Example: 'NMLS Consumer Access' */
  source: z.string().optional(),
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

/** The ten links of the footer are nine kinds; `reviews` appears twice. */
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
] as const;

/** An endpoint of a form: an address of this site (`/f/contact`) or of a hosted form service. Empty means not set up. */
const endpoint = z.string().refine((text) => text === '' || /^(\/(?![/\\])|https?:\/\/)\S+$/.test(text), {
  message:
    'must be an address of this site such as /f/contact, or of a hosted service such as https://forms.example.com/f/abcdwxyz',
});

const ownerSchema = z.strictObject({
  company: z.strictObject({
    /** Name as registered with the NMLS; the advertising rules want exactly that one. */
    name: words('Cascade Harbor Mortgage LLC'),
    /** NMLS number of the company, digits only. */
    nmlsId: z.string().regex(/^\d{4,8}$/, { message: 'must be the NMLS number, digits only, such as 1234567' }),
    /** Washington licence number of the company. */
    stateLicense: z.string().regex(/^[A-Z]{2,3}-\d{3,9}$/, { message: 'must be a Washington licence number such as CL-1234567' }),
    /** The company's own page at NMLS Consumer Access. Washington wants it on every landing page. */
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1234567'),
  }),
  loanOfficer: z.strictObject({
    name: words('Maria Lindqvist'),
    /** Job title. */
    title: words('Mortgage Loan Originator'),
    nmlsId: z.string().regex(/^\d{4,8}$/, { message: 'must be the NMLS number, digits only, such as 1234567' }),
    stateLicense: z
      .string()
      .regex(/^[A-Z]{2,3}-\d{3,9}$/, { message: 'must be a Washington licence number such as MLO-1234567' }),
    consumerAccessUrl: address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/1234567'),
  }),
  phone: z.strictObject({ cell: phone, office: phone }),
  email: z.email({ message: 'must be an email address such as hello@example.com' }),
  office: z.strictObject({
    street: words('6500 Harbor Way NE, Suite 100'),
    city: words('Kenmore'),
    state: z.string().regex(/^[A-Z]{2}$/, { message: 'must be two capital letters such as WA' }),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, { message: 'must be a zip code such as 98028' }),
  }),
  hours: z.strictObject({
    /** First and last day of the week with regular hours, three letters each. */
    days: z.tuple([
      z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']),
      z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']),
    ]),
    /** 24-hour clock. Example: '08:00' */
    opens: clock,
    closes: clock,
    /** What is said about all other times. */
    otherwise: words('Weekend appointments available'),
  }),
  links: z.strictObject({
    /** The online loan application, opened in a new tab. */
    applicationPortal: address('https://apply.example.com/'),
    /** Where a visitor books a video call, opened in a new tab. */
    scheduling: address('https://calendar.example.com/'),
    /** Public register of licences. */
    licenceRegistry: address('https://www.nmlsconsumeraccess.org/'),
  }),
  /** Exactly ten links, two of them of the kind `reviews`. */
  social: z
    .array(
      z.strictObject({
        kind: z.enum(socialKinds),
        /** What the link is called. Example: 'Reviews on Example' */
        label: words('Facebook'),
        href: address('https://www.facebook.com/your-page'),
      }),
    )
    .length(10, { message: 'must be ten links: two of the kind reviews and one of every other kind' })
    .refine(
      (links) => socialKinds.every((kind) => links.filter((link) => link.kind === kind).length === (kind === 'reviews' ? 2 : 1)),
      {
        message: 'must be two links of the kind reviews and one of every other kind',
      },
    ),
  /** Year of the first Washington licence. */
  licensedSince: z
    .int()
    .min(1950, { message: 'must be a year such as 2007' })
    .max(2100, { message: 'must be a year such as 2007' }),
  statistics: z.strictObject({
    yearsLicensed: statistic,
    fiveStarReviews: statistic,
    familiesHelped: statistic,
    loanVolume: statistic,
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
        z.string().regex(/^(id|class|title|data-[a-z0-9-]+)$/, { message: 'must be id, class, title or a data- attribute' }),
        z.string(),
      ),
      /** Every other origin the script loads from. Example: ['https://api.example.com'] */
      origins: z.array(z.string().regex(/^https:\/\/[^\s/]+$/, { message: 'must be an origin such as https://api.example.com' })),
    })
    .optional(),
  /** Where each form posts to. `/f/…` is the form service of this site. */
  formEndpoints: z.strictObject({ contact: endpoint, agentRecommendation: endpoint, secondLook: endpoint }),
});

export type Owner = z.infer<typeof ownerSchema>;
export type OwnerInput = z.input<typeof ownerSchema>;
export type Statistic = z.infer<typeof statistic>;

/** A wrong value in the owner's file: one line a value, each with the field's name and an example. */
export class OwnerConfigError extends Error {
  override readonly name = 'OwnerConfigError';
}

/**
 * Checks the owner's file and hands it on.
 *
 * @throws OwnerConfigError naming every wrong field, what it must be and what stands there
 */
export function defineOwner(input: OwnerInput): Owner {
  const checked = ownerSchema.safeParse(input);
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map((issue) => {
    const field = issue.path.join('.') || 'owner.config.ts';
    const present = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
    const stands = typeof present === 'object' ? '' : ` It is now ${JSON.stringify(present) ?? 'missing'}.`;
    return `  ${field} ${issue.message}.${stands}`;
  });
  throw new OwnerConfigError(
    `owner.config.ts has ${lines.length === 1 ? 'a wrong value' : 'wrong values'}:\n${lines.join('\n')}`,
  );
}
