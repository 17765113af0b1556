import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** One line of text; may hold `{figure:…}` and `{owner:…}`. */
const line = z.string().trim().min(1);

/** What a search engine shows under the title: 70 to 160 characters. */
const description = line.min(70, 'must have 70 to 160 characters').max(160, 'must have 70 to 160 characters');

/** Title of the browser tab and of a search result, without the company's name. At most 60 characters. */
const title = line.max(60, 'must have at most 60 characters');

/** A real question with its answer in one to three sentences. */
const faq = z.array(z.strictObject({ question: line, answer: line })).default([]);

/** The categories of the blog, in the order of the specification. */
export const postCategories = [
  'First-Time Buyers',
  'Market Analysis',
  'Credit Tips',
  'Refinancing',
  'Market Update',
  'VA Loans',
] as const;

/** The blog. The file's name is the address: `my-post.md` is shown at /blog/my-post. */
const posts = defineCollection({
  loader: glob({ base: './src/content/posts', pattern: '*.md' }),
  schema: z.strictObject({
    /** Number of the post; the newest has the highest. Example: 7 */
    id: z.int().positive(),
    /** Headline. Example: "What a Loan Estimate tells you" */
    title: line.max(90),
    /** Two sentences under the headline and in the list of posts. */
    excerpt: line.max(300),
    description,
    category: z.enum(postCategories),
    /** Day of publication. Example: 2026-11-21 */
    date: z.coerce.date(),
    /** What the picture shows, for people who cannot see it. */
    imageDescription: line,
    /** File in src/pictures/posts. Left out: the picture that every post without its own has. */
    imageSrc: z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, 'must be the name of an .svg file in src/pictures/posts')
      .optional(),
    /** Shown first and large. Only one post is featured. */
    featured: z.boolean().default(false),
    /** A draft is seen in the development server and never published. */
    draft: z.boolean().default(false),
  }),
});

/** The six guides under /learn; the file's name is the address. */
const guides = defineCollection({
  loader: glob({ base: './src/content/guides', pattern: '*.md' }),
  schema: z.strictObject({
    /** Place among the topic cards of /learn, from 1. */
    order: z.int().positive(),
    title,
    description,
    /** The h1 of the page. */
    heading: line,
    /** One or two sentences under the heading. */
    intro: line,
    /** The card on /learn. */
    card: z.strictObject({
      title: line,
      description: line,
      icon: z.enum(['key', 'trending-up', 'umbrella', 'calendar', 'gauge', 'scale']),
    }),
    /** The button at the end. */
    action: z.strictObject({ label: line, href: z.string().startsWith('/'), lead: line }),
    faq,
  }),
});

/** Conventional, FHA, VA, USDA; the file's name is the address under /loan-options. */
const loanProducts = defineCollection({
  loader: glob({ base: './src/content/loan-products', pattern: '*.md' }),
  schema: z.strictObject({
    order: z.int().positive(),
    /** Short name. Example: "FHA" */
    name: line,
    title,
    description,
    heading: line,
    intro: line,
    /** Marked 'Popular Option'. */
    popular: z.boolean().default(false),
    /** Colour of its picture and card edge. */
    colour: z.enum(['spruce', 'sound', 'alpenglow', 'fog']),
    /** The card on the home page and on /loan-options. */
    card: z.strictObject({ description: line, features: z.array(line).min(3).max(5) }),
    /** The row in the comparison on /loan-options. */
    comparison: z.strictObject({ downPayment: line, credit: line, insurance: line, suits: line }),
    /** 'Potential features' of the page. */
    features: z.array(z.strictObject({ title: line, text: line })).min(3),
    /** 'Who it may suit' of the page. */
    suits: z.array(line).min(3),
    disclaimer: line,
    faq,
  }),
});

/** The three cards of /special-programs and the tiles of the home page. */
const specialPrograms = defineCollection({
  loader: glob({ base: './src/content/special-programs', pattern: '*.md' }),
  schema: z.strictObject({
    order: z.int().positive(),
    title: line,
    /** The tile on the home page. */
    description: line,
    /** Short label on the card. Example: "Above the conforming limit" */
    amountLabel: line,
  }),
});

/** Accessibility statement, privacy policy, communications policy; the file's name is the address. */
const policies = defineCollection({
  loader: glob({ base: './src/content/policies', pattern: '*.md' }),
  schema: z.strictObject({ title, description, heading: line, intro: line, updated: z.coerce.date() }),
});

export const collections = { posts, guides, loanProducts, specialPrograms, policies };
