import { postCategories } from './post-schema.ts';

/** Begins every sentence of a new post that its author has to replace; a post that still has one is not published. */
export const templateMark = 'Replace this:';

/** Address of a post with this headline: `What's a point?` becomes `whats-a-point`. Empty when nothing readable is left. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/**
 * A new post as a draft: every field with what it is for.
 *
 * @param id number of the post, one above the newest
 * @param day on which it is written, `YYYY-MM-DD`
 */
export function postTemplate(title: string, id: number, day: string): string {
  return `---
# A draft is shown by "npm run dev" and never published. To publish: delete this line and the next.
draft: true

# Number of the post. The newest post has the highest.
id: ${id}

# Headline, at most 90 characters.
title: ${JSON.stringify(title)}

# Two sentences under the headline and in the list of posts, at most 300 characters.
excerpt: >-
  ${templateMark} two sentences that say what a reader learns here.

# What search engines show under the title: 70 to 160 characters.
description: >-
  ${templateMark} one or two sentences that say what the post answers, for someone who sees it among search results.

# One of: ${postCategories.join(', ')}
category: ${postCategories[0]}

# Day on which you last checked its words, year-month-day: at first the day you publish it.
date: ${day}

# Without a picture of its own the post shows three houses among firs. For another one take the # away from the next two
# lines, name a photograph in pictures (kitchen.jpg) or a drawing of src/pictures/posts, and say what it shows, for people
# who cannot see it.
# imageSrc: va-loan-benefits-guide.svg
# imageDescription: A ferry crosses the sound at dawn, below Mount Rainier.

# true shows the post first and large. Set it to false in the post that had it before.
featured: false

# Published figures are not typed by hand: {figure:fha-upfront-premium} in the text prints one, with its source under the
# post. They stand in mortgage/figures/values.ts. {owner:email} prints a value of owner.yaml.
---

${templateMark} an opening of two or three sentences. Say who this is for and what they can decide afterwards.

## ${templateMark} a heading that answers a question

${templateMark} the answer, in short sentences.
`;
}
