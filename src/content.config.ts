import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { checkedTexts } from '../texts/checked-texts.ts';
import { postSchema } from '../texts/post-schema.ts';
import { guideSchema, loanProductSchema, policySchema, specialProgramSchema } from '../texts/text-schemas.ts';

const checked = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  defineCollection({ loader: checkedTexts(folder, schema), schema });

export const collections = {
  /** The blog. The file's name is the address: `my-post.md` is shown at /blog/my-post. */
  posts: checked('posts', postSchema),
  guides: checked('guides', guideSchema),
  loanProducts: checked('loan-products', loanProductSchema),
  specialPrograms: checked('special-programs', specialProgramSchema),
  policies: checked('policies', policySchema),
};
