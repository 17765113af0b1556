import type { z } from 'zod';
import { postSchema } from '../../texts/post-schema.ts';
import { guideSchema, loanProductSchema, policySchema, specialProgramSchema } from '../../texts/text-schemas.ts';

/** A kind of text that the owner writes. */
export interface TextKind {
  /** Its folder in `content`, and its part of an address. */
  readonly folder: string;
  readonly title: string;
  readonly about: string;
  readonly schema: z.ZodObject;
  /** The field that a list shows. */
  readonly names: string;
  /** The page on which a text stands. */
  readonly page: (slug: string) => string;
}

/** Every kind of text, in the order in which owners change them. */
export const textKinds: readonly TextKind[] = [
  {
    folder: 'posts',
    title: 'Posts',
    about: 'The blog. A new post begins as a draft: visitors do not see it until you choose “No” at “Draft”.',
    schema: postSchema,
    names: 'title',
    page: (slug) => `/blog/${slug}`,
  },
  {
    folder: 'guides',
    title: 'Guides',
    about: 'The pages under Learn.',
    schema: guideSchema,
    names: 'heading',
    page: (slug) => `/learn/${slug}`,
  },
  {
    folder: 'loan-products',
    title: 'Loans',
    about: 'The four pages under Loan Options, and their cards.',
    schema: loanProductSchema,
    names: 'heading',
    page: (slug) => `/loan-options/${slug}`,
  },
  {
    folder: 'special-programs',
    title: 'Special programs',
    about: 'Three cards, on the home page and on a page of their own.',
    schema: specialProgramSchema,
    names: 'title',
    page: () => '/special-programs',
  },
  {
    folder: 'policies',
    title: 'Policies',
    about: 'Privacy, accessibility, communications. Ask your compliance contact before you change one.',
    schema: policySchema,
    names: 'heading',
    page: (slug) => `/${slug}`,
  },
];
