import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { pictureFault, picturesFolder } from '../owner/owner-pictures.ts';
import { day } from './day.ts';

const drawings = 'src/pictures/posts';

/** Why a post cannot show a picture, as it goes on after the field's name; undefined when it can. */
function pictureOfPostFault(file: string): string | undefined {
  if (/^[a-z0-9-]+\.svg$/.test(file) && existsSync(join(drawings, file))) return undefined;
  const path = join(picturesFolder, file);
  if (!/^[\w][\w. -]*$/.test(file) || !existsSync(path))
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
export const searchDescription = text.min(70).max(160).meta({
  example:
    'What each page of the Loan Estimate tells you, which fees you can shop for, and two questions to ask before you sign.',
});

/** The lines between the two `---` at the top of a post. Each `example` is shown to whoever got the field wrong. */
export const postSchema = z
  .strictObject({
    /** Number of the post; the newest has the highest. */
    id: z.int().positive().meta({ example: 7 }),
    /** Headline. */
    title: text.max(90).meta({ example: 'What a Loan Estimate tells you' }),
    /** Two sentences under the headline and in the list of posts. */
    excerpt: text.max(300).meta({ example: 'Three pages hold every cost of a loan. This post reads them with you.' }),
    description: searchDescription,
    category: z.enum(postCategories).meta({ example: 'Credit Tips' }),
    /** Day on which its words were last checked: at first the day it was written. */
    date: day,
    /** Photograph in pictures, or drawing in src/pictures/posts. Left out: the picture that every post without its own has. */
    imageSrc: z
      .string()
      .refine((file) => pictureOfPostFault(file) === undefined, { error: ({ input }) => pictureOfPostFault(String(input)) ?? '' })
      .optional()
      .meta({ example: 'va-loan-benefits-guide.svg' }),
    /** What the picture shows, for people who cannot see it; left out together with `imageSrc`. */
    imageDescription: text.optional().meta({ example: 'A ferry crosses the sound at dawn, below Mount Rainier.' }),
    /** Shown first and large. */
    featured: z.boolean().default(false).meta({ example: 'false' }),
    /** A draft is seen in the development server and never published. */
    draft: z.boolean().default(false).meta({ example: 'true' }),
  })
  .refine(({ imageSrc, imageDescription }) => imageSrc === undefined || imageDescription !== undefined, {
    path: ['imageDescription'],
    message: 'must say what the picture of imageSrc shows, for people who cannot see it',
  });
