/** The part of schema.org that the site uses: each type with its page and those of its properties that may appear. */
export const vocabulary: Readonly<Record<string, { readonly page: string; readonly properties: readonly string[] }>> = {
  FinancialService: {
    page: 'https://schema.org/FinancialService',
    properties: [
      ...[
        'name',
        'legalName',
        'url',
        'image',
        'telephone',
        'email',
        'address',
        'areaServed',
        'openingHoursSpecification',
        'identifier',
      ],
      ...['sameAs', 'employee'],
    ],
  },
  PostalAddress: {
    page: 'https://schema.org/PostalAddress',
    properties: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  State: { page: 'https://schema.org/State', properties: ['name'] },
  OpeningHoursSpecification: {
    page: 'https://schema.org/OpeningHoursSpecification',
    properties: ['dayOfWeek', 'opens', 'closes'],
  },
  PropertyValue: { page: 'https://schema.org/PropertyValue', properties: ['propertyID', 'value'] },
  Person: { page: 'https://schema.org/Person', properties: ['name', 'jobTitle', 'identifier', 'sameAs'] },
  WebSite: { page: 'https://schema.org/WebSite', properties: ['name', 'url', 'publisher'] },
  BreadcrumbList: { page: 'https://schema.org/BreadcrumbList', properties: ['itemListElement'] },
  ListItem: { page: 'https://schema.org/ListItem', properties: ['position', 'name', 'item'] },
  FAQPage: { page: 'https://schema.org/FAQPage', properties: ['mainEntity'] },
  Question: { page: 'https://schema.org/Question', properties: ['name', 'acceptedAnswer'] },
  Answer: { page: 'https://schema.org/Answer', properties: ['text'] },
  BlogPosting: {
    page: 'https://schema.org/BlogPosting',
    properties: [
      ...['headline', 'description', 'datePublished', 'articleSection', 'mainEntityOfPage', 'image', 'author', 'publisher'],
    ],
  },
};

/** What a value of a property must look like, where schema.org or its readers want a form. */
export const valueForms: Readonly<Record<string, RegExp>> = {
  url: /^https:\/\//,
  image: /^https:\/\/.*\.png$/,
  item: /^https:\/\//,
  sameAs: /^https:\/\//,
  mainEntityOfPage: /^https:\/\//,
  datePublished: /^\d{4}-\d{2}-\d{2}$/,
  opens: /^\d{2}:\d{2}$/,
  closes: /^\d{2}:\d{2}$/,
  addressCountry: /^[A-Z]{2}$/,
  dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
};
