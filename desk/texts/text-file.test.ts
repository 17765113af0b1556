import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../business/field.ts';
import type { FormValue } from '../business/form-values.ts';
import { fileValues } from '../business/owner-text.ts';
import { textKinds } from './kinds.ts';
import { textFile, withTextValues } from './text-file.ts';

const texts = textKinds.flatMap(({ folder, schema }) =>
  readdirSync(`content/${folder}`).map((name) => {
    const file = textFile(readFileSync(`content/${folder}/${name}`, 'utf8'));
    if (!file) throw new Error(`${name} has no fields`);
    return { name: `${folder}/${name}`, schema, form: fieldsOf(schema), fields: file.fields };
  }),
);
const named = (name: string) => texts.find((text) => text.name === name) as (typeof texts)[number];

/** The fields with some values changed, as lines that are gone and lines that are new. */
function changed(name: string, changes: Readonly<Record<string, FormValue>>) {
  const { form, fields } = named(name);
  const values = new Map<string, FormValue>([...fileValues(fields, form), ...Object.entries(changes)]);
  const [before, after] = [fields.split('\n'), withTextValues(fields, form, values).split('\n')];
  return { gone: before.filter((line) => !after.includes(line)), new: after.filter((line) => !before.includes(line)) };
}

describe('the fields of a text', () => {
  it.each(texts)('of $name are given back sign by sign where nothing was changed', ({ form, fields }) => {
    expect(withTextValues(fields, form, fileValues(fields, form))).toBe(fields);
  });

  it('change in their own lines alone, with quotes where words would become something else', () => {
    expect(
      changed('posts/va-loan-benefits-guide.md', { title: 'Rates: a 2026 guide', featured: 'true', date: '2026-12-01' }),
    ).toEqual({
      gone: ['title: How to use your VA loan benefit in Washington', 'date: 2026-11-21', 'featured: false'],
      new: ['title: "Rates: a 2026 guide"', 'date: 2026-12-01', 'featured: true'],
    });
    expect(changed('policies/privacy-policy.md', { heading: '2026' }).new).toEqual(['heading: "2026"']);
    expect(changed('loan-products/fha.md', { 'comparison.suits': '{figure:fha-score-minimum} and more' }).new).toEqual([
      '  suits: "{figure:fha-score-minimum} and more"',
    ]);
  });

  it('keep a sentence of several lines one, and its neighbors as they are', () => {
    const { gone, new: written } = changed('posts/va-loan-benefits-guide.md', { excerpt: 'One sentence.' });
    expect(written).toEqual(['  One sentence.']);
    expect(gone).toHaveLength(2);
  });

  it('get questions, lose them, and change one of them alone', () => {
    const { form, fields } = named('guides/rate-comparison.md');
    const faq = fileValues(fields, form).get('faq') as readonly Record<string, string>[];
    const answered = faq.map((one, index) => (index === 1 ? { ...one, question: 'What is a point?' } : one));
    expect(changed('guides/rate-comparison.md', { faq: answered })).toEqual({
      gone: ['  - question: What does one point cost?'],
      new: ['  - question: What is a point?'],
    });
    expect(changed('guides/rate-comparison.md', { faq: faq.slice(1) }).new).toEqual([]);
    expect(changed('guides/rate-comparison.md', { faq: [...faq, { question: 'And then?', answer: 'Nothing.' }] })).toEqual({
      gone: [],
      new: ['  - question: And then?', '    answer: Nothing.'],
    });
  });

  it('get a picture that was not there, and lose one', () => {
    const picture = { imageSrc: undefined, imageDescription: undefined };
    expect(changed('posts/va-loan-benefits-guide.md', picture).gone).toHaveLength(4);
    const { form, fields } = named('posts/va-loan-benefits-guide.md');
    const without = withTextValues(fields, form, new Map([...fileValues(fields, form), ...Object.entries(picture)]));
    const again = withTextValues(without, form, new Map([...fileValues(without, form), ['imageSrc', 'me.jpg']]));
    expect(again).toBe(`${without}imageSrc: me.jpg\n`);
  });
});
