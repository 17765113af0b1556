import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainMistakes } from './plain-mistakes.ts';

const schema = z.strictObject({ title: z.string(), description: z.string() });

function mistakesIn(data: object): string[] {
  const checked = schema.safeParse(data);
  return checked.success ? [] : plainMistakes(checked.error, data, {}, Object.keys(schema.shape));
}

it('of a field that does not exist, all that there are', () => {
  expect(mistakesIn({ title: 'a', description: 'b', tags: 'c' })).toEqual([
    '"tags" is not a field of this text. The fields are: title, description.',
  ]);
});

it('of draft: true in a text that is no post, what hides a loan', () => {
  expect(mistakesIn({ title: 'a', description: 'b', draft: true })).toEqual([
    'draft is for posts: this text always has its place. To take a loan or a program off the site, name it at notOffered in owner.yaml.',
  ]);
});
