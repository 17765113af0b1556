import { describe, expect, it } from 'vitest';
import { parseOwner } from '../owner/read-owner.ts';
import { sampleOwnerFile } from '../tests/sample-owner.ts';
import { joinOwnerFile } from './owner-file.ts';

const base = sampleOwnerFile;

/** A change of a text that must find something to change. */
function changed(text: string, ...changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((present, [from, to]) => {
    const next = present.replace(from, to);
    expect(next, String(from)).not.toBe(present);
    return next;
  }, text);
}

const ours = changed(
  base,
  [/^ {2}cell: .*$/m, '  # Dana answers this one on Fridays.\n  cell: 206-321-0142'],
  ['name: Robin Sample', 'name: "Siobhán O\'Brien #2"'],
  [/^ {2}office: \(.*\n/m, ''],
  [/^ {2}loanVolume:\n(?: {4}.*\n)+/m, ''],
  [
    'quotations: []',
    'quotations:\n  - text: "Clear: at last."\n    author: Dana R.\n    sourceUrl: https://www.zillow.com/r/1\n    date: 2026-05',
  ],
  [/^serves: .*$/m, 'serves: [Spokane, Cheney]'],
);

describe("the owner's values in the file of a newer version", () => {
  it('are what they were, under the new remarks and in the new order', () => {
    const colors = /^# Three colors[\s\S]*?(?=^# Phone numbers)/m;
    const [moved = ''] = colors.exec(base) ?? [];
    const next = changed(base, [colors, ''], [/^# Where the office is\./m, `${moved}# Where your office is.`]);
    const { text, asked, gone } = joinOwnerFile({ base, ours, next });
    expect(parseOwner(text)).toEqual(parseOwner(ours));
    expect([asked, gone]).toEqual([[], []]);
    expect(text).toContain('# Where your office is.');
    expect(text.indexOf('\nphone:')).toBeLessThan(text.indexOf('\ncolors:'));
    expect(text).toContain('  # Dana answers this one on Fridays.\n  cell: 206-321-0142\n');
    expect(text).toContain('serves: [Spokane, Cheney]');
  });

  it('of an owner who changed nothing are the file of the newer version, byte for byte', () => {
    const next = changed(base, ['# Job title.', '# What stands on your card.']);
    expect(joinOwnerFile({ base, ours: base, next }).text).toBe(next);
  });

  it('say none for a line that the owner has deleted, so that its remark stays to be read, and leave out a deleted group', () => {
    const { text } = joinOwnerFile({ base, ours, next: changed(base, ['# Job title.', '# Title.']) });
    expect(text).toMatch(/^ {2}# Example: .* ext\. 214\n {2}office: none$/m);
    expect(text).not.toContain('loanVolume:\n');
  });

  it('are written as the owner wrote them, whatever signs they hold', () => {
    const { text } = joinOwnerFile({ base, ours, next: changed(base, ['# Job title.', '# Title.']) });
    expect(text).toContain('name: "Siobhán O\'Brien #2"');
    expect(text).toContain('  - text: "Clear: at last."\n    author: Dana R.');
  });

  it('fill in what the owner has not written yet: none where it may be left out, the sample’s value where it is asked for', () => {
    // As if the file of before had no trade name and no email.
    const before = changed(
      base,
      [/^ {2}# A trade name[\s\S]*?^ {2}tradeName: none\n/m, ''],
      [/^# The address that visitors[\s\S]*?^email: .*\n\n/m, ''],
    );
    const { text, asked } = joinOwnerFile({ base: before, ours: changed(before, ['Robin Sample', 'Ana Lind']), next: base });
    expect(text).toBe(changed(base, ['Robin Sample', 'Ana Lind']));
    expect(asked).toEqual([{ field: 'email', example: 'hello@your-name.com', sample: 'hello@example.com' }]);
  });

  it('ask for each line of a new group', () => {
    const before = changed(base, [/^# Three colors[\s\S]*?(?=^# Phone numbers)/m, '']);
    const { asked } = joinOwnerFile({ base: before, ours: changed(before, ['Robin Sample', 'Ana Lind']), next: base });
    expect(asked.map(({ field }) => field)).toEqual(['colors.button', 'colors.accent', 'colors.dark']);
  });

  it('name what the newer version does not know any more', () => {
    const before = changed(base, ['licensedSince: 2007', 'licensedSince: 2007\nfax: none']);
    const { text, gone } = joinOwnerFile({
      base: before,
      ours: changed(before, ['fax: none', '# A machine.\nfax: 206-321-0143']),
      next: base,
    });
    expect(gone).toEqual(['fax']);
    expect(text).toBe(`${base}\n# A machine.\n`);
  });

  it('keep a feed that the owner has set up, under its remark and without its example', () => {
    const feed = changed(base, [
      /^# blogFeed:[\s\S]*$/m,
      'blogFeed:\n  scriptUrl: https://feed.your-name.com/a.js\n  containerAttributes:\n    class: feed\n  origins: []\n',
    ]);
    const { text } = joinOwnerFile({ base, ours: feed, next: changed(base, ['# Job title.', '# Title.']) });
    expect(text).toBe(changed(feed, ['# Job title.', '# Title.']));
  });

  it('may have been written on Windows', () => {
    const { text } = joinOwnerFile({
      base,
      ours: ours.replaceAll('\n', '\r\n'),
      next: changed(base, ['# Job title.', '# Title.']),
    });
    expect(parseOwner(text)).toEqual(parseOwner(ours));
  });
});
