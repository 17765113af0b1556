import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownerSchema } from '../../owner/owner-schema.ts';
import { parseOwner } from '../../owner/read-owner.ts';
import { sampleOwnerFile } from '../../tests/sample-owner.ts';
import { type Field, ownerFields } from './field.ts';
import { type FormValue, nameOf } from './form-values.ts';
import { fileValues, withFormValues } from './owner-text.ts';
import { fieldsIn, sections } from './sections.ts';

const fields = ownerFields(ownerSchema, sampleOwnerFile);
const every = (list: readonly Field[]): Field[] =>
  list.flatMap((field) => [field, ...(field.kind === 'value' ? [] : every(field.fields))]);

describe('the form of the owner', () => {
  it('has every field of the schema, each in one section and with a name of its own', () => {
    const held = sections.flatMap(({ holds }) => holds);
    expect(held.toSorted()).toEqual(Object.keys(ownerSchema.shape).toSorted());
    expect(sections.flatMap((section) => fieldsIn(section, fields))).toHaveLength(fields.length);
    for (const { label, path } of every(fields)) expect(label, nameOf(path)).toMatch(/^(\p{Lu}|to$)/u);
  });

  it('says of each field what it is for, or shows what it looks like, in no words of a file', () => {
    const alone = fields
      .flatMap((field) => (field.kind === 'group' ? field.fields : [field]))
      .filter((field) => field.kind === 'value');
    for (const { path, help } of every(fields)) expect(help, nameOf(path)).not.toMatch(/\bline\b|\[\]|owner\.yaml|folder|none\b/);
    const unexplained = alone.filter(({ help, example, options }) => !help && !example && Object.keys(options).length === 0);
    expect(unexplained.map(({ path }) => nameOf(path)).filter((name) => !name.startsWith('blogFeed'))).toEqual([]);
  });

  it('gives the file back as it is where nothing was changed', () => {
    expect(withFormValues(sampleOwnerFile, fields, fileValues(sampleOwnerFile, fields))).toBe(sampleOwnerFile);
  });

  it('writes whatever is typed so that it is read again as what was typed', () => {
    const typed = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '' && text !== 'none');
    fc.assert(
      fc.property(typed, typed, typed, (name, street, quoted) => {
        const values = new Map<string, FormValue>(fileValues(sampleOwnerFile, fields));
        values.set('company.name', name).set('office.street', street);
        values.set('quotations', [{ text: quoted, author: 'A', sourceUrl: 'https://a.org/1', date: '2026-01' }]);
        const owner = parseOwner(withFormValues(sampleOwnerFile, fields, values));
        expect([owner.company.name, owner.office.street, owner.quotations[0]?.text]).toEqual([name, street, quoted]);
      }),
      { numRuns: 60 },
    );
  });

  it('reads a value of several lines, and puts a feed of another company in where there was none', () => {
    const values = new Map<string, FormValue>(fileValues(sampleOwnerFile, fields));
    values.set('blogFeed.scriptUrl', 'https://widgets.example.org/feed.js');
    values
      .set('blogFeed.containerAttributes', { class: 'feed', 'data-id': '7' })
      .set('blogFeed.origins', ['https://api.example.org']);
    const text = withFormValues(sampleOwnerFile, fields, values);
    expect(parseOwner(text).blogFeed).toEqual({
      scriptUrl: 'https://widgets.example.org/feed.js',
      containerAttributes: { class: 'feed', 'data-id': '7' },
      origins: ['https://api.example.org'],
    });
    for (const name of values.keys()) if (name.startsWith('blogFeed')) values.set(name, undefined);
    expect(parse(withFormValues(text, fields, values)).blogFeed).toBe('none');
  });
});
