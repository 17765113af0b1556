import type { BlogPosting, BreadcrumbList, FAQPage, FinancialService, Graph, Thing, WebSite } from 'schema-dts';
import type { Owner } from '../owner/owner-schema.ts';
import { businessName } from '../owner/owner-words.ts';
import { routes } from './routes.ts';

const daysInFull = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days of the week from the first to the last of the regular hours, as schema.org names them; from Sunday to Thursday too. */
function openDays([first, last]: readonly [string, string]) {
  const at = (day: string) => daysInFull.findIndex((name) => name.startsWith(day));
  const count = ((at(last) - at(first) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => daysInFull[(at(first) + step) % 7] as (typeof daysInFull)[number]);
}

const businessId = (site: URL) => new URL('/#business', site).href;

const identity = (owner: Owner, site: URL) =>
  ({
    '@type': 'FinancialService',
    '@id': businessId(site),
    name: businessName(owner.company),
    url: new URL('/', site).href,
  }) as const;

/** Pages that introduce the business. Every other one says whose it is, and leaves the bytes to its words. */
const introductions: readonly string[] = [routes.home.path, routes.about.path, routes.contact.path, routes.card.path];

/** Whose page it is: on those that introduce the business everything that search engines may know of it. */
export function publisherData(owner: Owner, path: string, site: URL): Exclude<FinancialService, string> {
  if (introductions.includes(path)) return businessData(owner, site);
  return identity(owner, site);
}

/**
 * The business with its licences, address and hours. schema.org has no type for a mortgage broker: FinancialService is its
 * nearest. Ratings are left out on purpose: stars that a business prints about itself are not a rating.
 */
export function businessData(owner: Owner, site: URL): Exclude<FinancialService, string> {
  return {
    ...identity(owner, site),
    ...(owner.company.tradeName && { legalName: owner.company.name }),
    image: new URL('/preview.png', site).href,
    telephone: owner.phone.office ?? owner.phone.cell,
    email: owner.email,
    address: {
      '@type': 'PostalAddress',
      ...(owner.office.street && { streetAddress: owner.office.street }),
      addressLocality: owner.office.city,
      addressRegion: owner.office.state,
      ...(owner.office.zip && { postalCode: owner.office.zip }),
      addressCountry: 'US',
    },
    areaServed: { '@type': 'State', name: 'Washington' },
    ...(owner.hours.days &&
      owner.hours.opens &&
      owner.hours.closes && {
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: openDays(owner.hours.days),
          opens: owner.hours.opens,
          closes: owner.hours.closes,
        },
      }),
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'NMLS', value: owner.company.nmlsId },
      { '@type': 'PropertyValue', propertyID: 'Washington license', value: owner.company.stateLicense },
    ],
    sameAs: [owner.company.consumerAccessUrl, ...owner.social.map(({ href }) => href)],
    employee: {
      '@type': 'Person',
      name: owner.loanOfficer.name,
      jobTitle: owner.loanOfficer.title,
      identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: owner.loanOfficer.nmlsId },
      sameAs: owner.loanOfficer.consumerAccessUrl,
    },
  };
}

/** The site itself, published by the business. */
export function websiteData(owner: Owner, site: URL): WebSite {
  return {
    '@type': 'WebSite',
    name: businessName(owner.company),
    url: new URL('/', site).href,
    publisher: { '@id': businessId(site) },
  };
}

/** The way from the home page down to a page. */
export function breadcrumbData(trail: readonly { readonly label: string; readonly path: string }[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [routes.home, ...trail].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, site).href,
    })),
  };
}

/** Questions that stand on the page with their answers. */
export function faqData(questions: readonly { readonly question: string; readonly answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface PostFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** `2026-11-21` */
  readonly dateTime: string;
  readonly category: string;
  /** Path of the preview picture. */
  readonly picture: string;
}

/** An article of the blog. */
export function postData(post: PostFacts, site: URL): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.dateTime,
    articleSection: post.category,
    mainEntityOfPage: new URL(post.path, site).href,
    image: new URL(post.picture, site).href,
    author: { '@id': businessId(site) },
    publisher: { '@id': businessId(site) },
  };
}

/** The structured data of one page. */
export function graph(...things: readonly Exclude<Thing, string>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
