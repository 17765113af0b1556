import { describe, expect, it } from 'vitest';
import { plainMistakes } from './plain-mistakes.ts';
import { postSchema } from './post-schema.ts';
import { postTemplate, slugOf } from './post-template.ts';

describe("a new post's address", () => {
  it.each([
    ['What a Loan Estimate tells you', 'what-a-loan-estimate-tells-you'],
    ["What's a point — and who pays?", 'whats-a-point-and-who-pays'],
    ['Señor Muñoz buys 2 homes', 'senor-munoz-buys-2-homes'],
    ['../../owner', 'owner'],
    ['¿?', ''],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

it('a new post says for each field what it is, is a draft, and keeps its title whole', () => {
  const text = postTemplate('Rates: "points" & #2', 7, '2026-11-21');
  expect(text).toContain('\ndraft: true\n');
  expect(text).toContain('\nid: 7\n');
  expect(text).toContain('\ndate: 2026-11-21\n');
  expect(text).toContain('\ntitle: "Rates: \\"points\\" & #2"\n');
  for (const field of Object.keys(postSchema.shape)) expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
});

describe('a mistake in front matter', () => {
  const right = {
    id: 7,
    title: 'What points cost',
    excerpt: 'Two sentences. Here they are.',
    description: 'What a point is, what it costs on a loan of your size, and after how many months it has paid for itself.',
    category: 'Refinancing',
    date: new Date('2026-11-21'),
  };
  const mistakes = (changes: object) => {
    const data = { ...right, ...changes };
    const { error } = postSchema.safeParse(data);
    return error ? plainMistakes(error, data, { id: 7, date: '2026-11-21' }, ['id', 'date']) : [];
  };

  it.each([
    [{}, []],
    [{ id: 'seven' }, ['id must be a number. Now it is "seven".\n    Example:  id: 7']],
    [{ id: undefined }, ['id is missing: it must be a number.\n    Example:  id: 7']],
    [{ title: '  ' }, ['title must not be empty. Now it is "  ".']],
    [{ description: 'Too short.' }, ['description must have at least 70 characters, it has 10. Now it is "Too short.".']],
    [{ date: 'Nov 21' }, ['date must be a day, written year-month-day. Now it is "Nov 21".\n    Example:  date: 2026-11-21']],
    [{ date: '2026-11-21' }, []],
    [{ draft: 'yes' }, ['draft must be true or false. Now it is "yes".']],
    [
      { imageSrc: 'va-loan-benefits-guide.svg' },
      ['imageDescription is missing: it must say what the picture of imageSrc shows, for people who cannot see it.'],
    ],
  ])('%j is told as %j', (changes, sentences) => {
    expect(mistakes(changes)).toEqual(sentences);
  });

  it('a picture that is nowhere is told where photographs and drawings are', () => {
    const [told] = mistakes({ imageSrc: 'kitchen.jpg', imageDescription: 'A kitchen.' });
    expect(told).toMatch(
      /^imageSrc must be a photograph in pictures, such as kitchen\.jpg, or one of the drawings in src\/pictures\/posts: /,
    );
    expect(mistakes({ imageSrc: '../owner.yaml', imageDescription: 'A secret.' })[0]).toMatch(/^imageSrc must be a photograph/);
  });
});
