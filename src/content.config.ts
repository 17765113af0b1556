import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { checkedTexts } from '../texts/checked-texts.ts';
import { day } from '../texts/day.ts';
import { searchDescription as description, postSchema } from '../texts/post-schema.ts';

/** One line of text; may hold `{figure:…}` and `{owner:…}`. */
const line = z.string().trim().min(1);

/** Title of the browser tab and of a search result, without the company's name. At most 60 characters. */
const title = line.max(60, 'must have at most 60 characters');

/** A real question with its answer in one to three sentences. */
const faq = z.array(z.strictObject({ question: line, answer: line })).default([]);

/** The blog. The file's name is the address: `my-post.md` is shown at /blog/my-post. */
const posts = defineCollection({ loader: checkedTexts('posts', postSchema), schema: postSchema });

/** The six guides under /learn; the file's name is the address. */
const guidesSchema = z.strictObject({
  /** Place among the topic cards of /learn, from 1. */
  order: z.int().positive(),
  title,
  description,
  /** The h1 of the page. */
  heading: line,
  /** One or two sentences under the heading. */
  intro: line,
  /** Three figures worth keeping, each with the words that go on from it: "80%", "of the original value is …". The text explains them. */
  keyFigures: z.array(z.strictObject({ figure: line, label: line })).length(3),
  /** The drawing beside the heading: `credit` is src/pictures/spot-credit.svg. */
  picture: z.enum(['credit', 'first-time-buyer', 'loan-protection', 'market-insights', 'rates', 'timeline']),
  /** The card on /learn. */
  card: z.strictObject({
    title: line,
    description: line,
    icon: z.enum(['key', 'trending-up', 'umbrella', 'calendar', 'gauge', 'scale']),
    /** Colour of the icon. */
    colour: z.enum(['spruce', 'sound']),
  }),
  /** The button at the end. */
  action: z.strictObject({ label: line, href: z.string().startsWith('/'), lead: line }),
  faq,
});
const guides = defineCollection({ loader: checkedTexts('guides', guidesSchema), schema: guidesSchema });

/** Conventional, FHA, VA, USDA; the file's name is the address under /loan-options. */
const loanProductsSchema = z.strictObject({
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
});
const loanProducts = defineCollection({ loader: checkedTexts('loan-products', loanProductsSchema), schema: loanProductsSchema });

/** The three cards of /special-programs and the tiles of the home page. */
const specialProgramsSchema = z.strictObject({
  order: z.int().positive(),
  title: line,
  /** The tile on the home page. */
  description: line,
  /** Short label on the card. Example: "Above the conforming limit" */
  amountLabel: line,
});
const specialPrograms = defineCollection({
  loader: checkedTexts('special-programs', specialProgramsSchema),
  schema: specialProgramsSchema,
});

/** Accessibility statement, privacy policy, communications policy; the file's name is the address. */
const policiesSchema = z.strictObject({ title, description, heading: line, intro: line, updated: day });
const policies = defineCollection({ loader: checkedTexts('policies', policiesSchema), schema: policiesSchema });

export const collections = { posts, guides, loanProducts, specialPrograms, policies };
