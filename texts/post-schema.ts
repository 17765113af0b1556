import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureFault, picturesFolder } from '../owner/owner-pictures.ts';
import { named, oneOf, typed } from '../owner/owner-values.ts';
import { day } from './day.ts';

const drawings = 'src/pictures/posts';

/** Why a post cannot show a picture, as it goes on after the field's name; undefined when it can. */
function pictureOfPostFault(file: string): string | undefined {
  if (/^[a-z0-9-]+\.svg$/.test(file) && existsSync(join(drawings, file))) return undefined;
  const path = join(picturesFolder, file);
  if (!/^[\w][\w. -]*$/.test(file) || /\.svg$/i.test(file) || !existsSync(path))
    return `must be a photograph in ${picturesFolder}, such as kitchen.jpg, or one of the drawings in ${drawings}: ${readdirSync(drawings).join(', ')}`;
  const fault = pictureFault(path);
  return fault && `must be a picture that browsers can show. ${path} ${fault}`;
}

/** The categories of the blog, in the order of the specification. */
export const postCategories = [
  'First-Time Buyers',
  'Market Analysis',
  'Credit Tips',
  'Refinancing',
  'Market Update',
  'VA Loans',
] as const;

const text = z.string().trim().min(1);

/** What a search engine shows under the title. */
export const searchDescription = typed('long', text.min(70).max(160)).meta({
  example:
    'What each page of the Loan Estimate tells you, which fees you can shop for, and two questions to ask before you sign.',
});

/** Each category is chosen by its own name. */
const categories = Object.fromEntries(postCategories.map((name) => [name, name])) as Record<
  (typeof postCategories)[number],
  string
>;

/** The lines between the two `---` at the top of a post. Each `example` is shown to whoever got the field wrong. */
export const postSchema = z
  .strictObject({
    id: named('Number', z.int().positive(), 'The newest post has the highest.').meta({ example: 7 }),
    title: named('Headline', text.max(90), 'At most 90 characters.').meta({ example: 'What a Loan Estimate tells you' }),
    excerpt: named(
      'Under the headline',
      typed('long', text.max(300)),
      'Two sentences, in the list of posts as well. At most 300 characters.',
    ).meta({
      example: 'Three pages hold every cost of a loan. This post reads them with you.',
    }),
    description: named(
      'Description in search results',
      searchDescription,
      'One or two sentences for somebody who sees the post among others. 70 to 160 characters.',
    ),
    category: named('Category', oneOf(categories)).meta({ example: 'Credit Tips' }),
    date: named('Words last checked', day, 'At first the day on which you publish it.'),
    imageSrc: named(
      'Picture',
      typed(
        'picture',
        z.string().refine((file) => pictureOfPostFault(file) === undefined, {
          error: ({ input }) => pictureOfPostFault(String(input)) ?? '',
        }),
      ),
      'A photograph as the phone made it. Without one, the post shows three houses among firs.',
    )
      .optional()
      .meta({ example: 'va-loan-benefits-guide.svg' }),
    imageDescription: named('What the picture shows', typed('long', text), 'For people who cannot see it.')
      .optional()
      .meta({ example: 'A ferry crosses the sound at dawn, below Mount Rainier.' }),
    featured: named('Shown first and large', z.boolean(), 'Only one post can be.').default(false).meta({ example: 'false' }),
    draft: named('Draft', z.boolean(), 'Visitors do not see a draft. Choose “No” once it is finished.')
      .default(false)
      .meta({ example: 'true' }),
  })
  .refine(({ imageSrc, imageDescription }) => imageSrc === undefined || imageDescription !== undefined, {
    path: ['imageDescription'],
    message: 'must say what the picture of imageSrc shows, for people who cannot see it',
  });
