import type { Owner } from '../../owner/owner-schema.ts';
import { routes } from '../../src/routes.ts';
import type { Field } from './field.ts';

/** A page of the desk with some of the owner's fields. */
export interface Section {
  /** In its address. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** First names of its fields in the owner's file. */
  readonly holds: readonly (keyof Owner)[];
  /** A page of the site on which they are seen. */
  readonly seenOn: string;
}

/** Every field of the owner's file stands in one of these, in the order in which somebody new fills them in. */
export const sections: readonly Section[] = [
  {
    id: 'company',
    title: 'Company and license',
    about: 'As your licenses have it: the advertising rules want these names and numbers on every page.',
    holds: ['company'],
    seenOn: routes.about.path,
  },
  {
    id: 'you',
    title: 'You',
    about: 'Your name stands first on the home page, with your license number behind it.',
    holds: ['loanOfficer', 'licensedSince'],
    seenOn: routes.about.path,
  },
  {
    id: 'reach',
    title: 'How people reach you',
    about: 'Change a number here, and it changes on every page, in the policies and in the feeds.',
    holds: ['phone', 'email', 'office', 'hours', 'links'],
    seenOn: routes.contact.path,
  },
  {
    id: 'looks',
    title: 'Face, logo and colors',
    about: 'A face says more than a drawing. The pages are as good without one.',
    holds: ['portrait', 'logo', 'colors'],
    seenOn: routes.home.path,
  },
  {
    id: 'offer',
    title: 'Where you work, what you offer',
    about: 'Cards, tables, calculators and links follow.',
    holds: ['serves', 'notOffered'],
    seenOn: routes.loanOptions.path,
  },
  {
    id: 'figures',
    title: 'Figures about you',
    about: 'Each needs a place where anybody can count it. A figure that you leave out leaves no gap.',
    holds: ['statistics'],
    seenOn: routes.home.path,
  },
  {
    id: 'reviews',
    title: 'Quoted reviews',
    about:
      'In the reviewer’s own words. One that says too much for the advertising rules may not be reworded: link to it instead.',
    holds: ['quotations'],
    seenOn: routes.home.path,
  },
  {
    id: 'social',
    title: 'Review sites and social pages',
    about: 'At the foot of every page, and on your card.',
    holds: ['social'],
    seenOn: routes.home.path,
  },
  {
    id: 'services',
    title: 'Forms and feeds',
    about: 'Leave these as they are unless another company takes your messages or feeds your blog.',
    holds: ['formEndpoints', 'blogFeed'],
    seenOn: routes.blog.path,
  },
];

/** The fields that stand in a section, in its order. */
export function fieldsIn({ holds }: Section, fields: readonly Field[]): Field[] {
  return holds.flatMap((name) => fields.filter(({ path }) => path[0] === name));
}
