import { z } from 'zod';
import { named, oneOf, typed } from '../owner/owner-values.ts';
import { day } from './day.ts';
import { searchDescription } from './post-schema.ts';

/** One line of text; may hold `{figure:…}` and `{owner:…}`. */
const line = z.string().trim().min(1);

/** A sentence or more. */
const sentences = typed('long', line);

const title = named(
  'Title in search results',
  line.max(60, 'must have at most 60 characters'),
  'Stands in the browser’s tab too, with your company’s name behind it. At most 60 characters.',
);
const description = named('Description in search results', searchDescription, 'What search engines show under the title.');
const heading = named('Heading', line);
const intro = named('Under the heading', sentences, 'One or two sentences.');
const order = named('Place', z.int().positive(), 'Among the cards of its kind, from 1.');

const faq = named(
  'Questions and answers',
  z.array(z.strictObject({ question: named('Question', line), answer: named('Answer', sentences) })),
  'Real questions, each with its answer in one to three sentences.',
).default([]);

/** The six guides under /learn; the file's name is the address. */
export const guideSchema = z.strictObject({
  order,
  title,
  description,
  heading,
  intro,
  keyFigures: named(
    'Three figures worth keeping',
    z.array(z.strictObject({ figure: named('Figure', line), label: named('The words that go on from it', line) })).length(3),
    'The text explains them.',
  ),
  /** `credit` is src/pictures/spot-credit.svg. */
  picture: named(
    'Drawing beside the heading',
    oneOf({
      credit: 'Credit',
      'first-time-buyer': 'First-time buyer',
      'loan-protection': 'Loan protection',
      'market-insights': 'Market insights',
      rates: 'Rates',
      timeline: 'Timeline',
    }),
  ),
  card: named(
    'The card under Learn',
    z.strictObject({
      title: named('Title', line),
      description: named('Description', sentences),
      icon: named(
        'Mark',
        oneOf({
          key: 'Key',
          'trending-up': 'Rising line',
          umbrella: 'Umbrella',
          calendar: 'Calendar',
          gauge: 'Gauge',
          scale: 'Scales',
        }),
      ),
      colour: named('Color of the mark', oneOf({ spruce: 'Buttons and links', sound: 'Water' })),
    }),
  ),
  action: named(
    'The button at the end',
    z.strictObject({
      label: named('On the button', line),
      href: named('Where it leads', z.string().startsWith('/'), 'A page of this site, such as /pre-qualify.'),
      lead: named('The sentence before it', sentences),
    }),
  ),
  faq,
});

/** Conventional, FHA, VA, USDA; the file's name is the address under /loan-options. */
export const loanProductSchema = z.strictObject({
  order,
  name: named('Short name', line),
  title,
  description,
  heading,
  intro,
  popular: named('Marked “Popular Option”', z.boolean()).default(false),
  colour: named(
    'Color of its picture and card',
    oneOf({ spruce: 'Buttons and links', sound: 'Water', alpenglow: 'The main button', fog: 'Fog' }),
  ),
  card: named(
    'The card on the home page and under Loan Options',
    z.strictObject({
      description: named('Description', sentences),
      features: named('Three to five points', z.array(line).min(3).max(5)),
    }),
  ),
  comparison: named(
    'Its row in the comparison',
    z.strictObject({
      downPayment: named('Down payment', sentences),
      credit: named('Credit', sentences),
      insurance: named('Mortgage insurance or fees', sentences),
      suits: named('Who it may suit', sentences),
    }),
  ),
  features: named(
    'Potential features',
    z.array(z.strictObject({ title: named('Title', line), text: named('Text', sentences) })).min(3),
  ),
  suits: named('Who it may suit', z.array(line).min(3)),
  disclaimer: named('The sentence that limits it', sentences),
  faq,
});

/** The three cards of /special-programs and the tiles of the home page. */
export const specialProgramSchema = z.strictObject({
  order,
  title: named('Title', line),
  description: named('On the home page', sentences),
  amountLabel: named('Short label on the card', sentences, 'Such as: Above the conforming limit.'),
});

/** Accessibility statement, privacy policy, communications policy; the file's name is the address. */
export const policySchema = z.strictObject({
  title,
  description,
  heading,
  intro,
  updated: named('Last changed', day, 'Change it whenever the words change.'),
});
