import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import sample, { sampleOwnerFile } from '../tests/sample-owner.ts';
import { ownerIsSample } from '../tests/sample-site.ts';
import { schemaAt } from './owner-faults.ts';
import { manualOf } from './owner-manual.ts';
import { ownerSchema } from './owner-schema.ts';
import { parseOwner } from './read-owner.ts';

const asText = { schema: 'failsafe' } as const;

const entries = manualOf(sampleOwnerFile);
const groups = ['company', 'loanOfficer', 'colors', 'phone', 'office', 'hours', 'links', 'formEndpoints'];

describe("the owner's file as its own manual", () => {
  const values = entries.filter(({ path }) => (path[0] === 'statistics' ? path.length === 1 : !groups.includes(path.join('.'))));

  it.each(values.map((entry) => [entry.path.join('.'), entry] as const))(
    'says what %s is for, with an example that is right',
    (_name, { path, example }) => {
      expect(example).not.toBe('');
      expect(schemaAt(ownerSchema, path)?.safeParse(parse(example, asText)).error?.issues ?? []).toEqual([]);
    },
  );

  it.each(groups)('says what the group %s is for', (group) => {
    expect(entries.find(({ path }) => path.join('.') === group)?.remark).toMatch(/\w/);
  });

  it('has a place for every field of the schema', () => {
    const named = entries.map(({ path }) => path.join('.'));
    const fields = Object.entries(ownerSchema.shape).flatMap(([name, field]) =>
      groups.includes(name)
        ? Object.keys((field as typeof ownerSchema.shape.phone).shape).map((inner) => `${name}.${inner}`)
        : [name],
    );
    expect(fields.filter((field) => !named.includes(field) && field !== 'blogFeed')).toEqual([]);
  });

  it('shows a feed of another company that is right once the first # of its lines is taken away', () => {
    const uncommented = sampleOwnerFile.replace(/^# (blogFeed:|(?: {2,}).*)$/gm, (line, rest: string, at: number) =>
      at >= sampleOwnerFile.indexOf('# blogFeed:') ? rest : line,
    );
    expect(parseOwner(uncommented)).toEqual({
      ...sample,
      blogFeed: {
        scriptUrl: 'https://widgets.example.com/feed.js',
        containerAttributes: { class: 'feed', 'data-feed-id': '123' },
        origins: ['https://api.example.com'],
      },
    });
  });

  it.runIf(ownerIsSample)('ships as the tests know it: owner/sample-owner.yaml is a copy of owner.yaml', () => {
    expect(readFileSync('owner.yaml', 'utf8')).toBe(sampleOwnerFile);
  });
});
