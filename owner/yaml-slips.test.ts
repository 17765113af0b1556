import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOwnerFile } from '../tests/sample-owner.ts';
import { OwnerFileError, parseOwner } from './read-owner.ts';

/** What an owner sees after a slip: it must name this very line, show it, and say what is right. */
function expectSlip(right: RegExp | string, slip: string, line: string, ...words: readonly string[]): void {
  const text = sampleOwnerFile.replace(right, slip);
  expect(text).not.toBe(sampleOwnerFile);
  const number = text.split('\n').findIndex((each) => each.trim() === line) + 1;
  expect(number, `the line ${line}`).toBeGreaterThan(0);
  const read = () => parseOwner(text);
  expect(read).toThrow(OwnerFileError);
  expect(read).toThrow(`  line ${number}:  ${line}\n    `);
  for (const word of words) expect(read).toThrow(word);
}

describe("a slip in the owner's file is told with its line and what is right there", () => {
  it.each<[string, string | RegExp, string, string, string]>([
    [
      'a quote that is not closed',
      'city: Kenmore',
      "city: 'Kenmore",
      "city: 'Kenmore",
      'A quote or a bracket is not closed on its line',
    ],
    [
      'a quote that is not closed before another value with quotes',
      /city: Kenmore\n([\s\S]*)zip: 98028/,
      "city: 'Kenmore\n$1zip: '98028'",
      "city: 'Kenmore",
      'A quote or a bracket is not closed on its line',
    ],
    [
      'a double quote that is not closed',
      /office: \(425\).*/,
      'office: "(425) 555-0117',
      'office: "(425) 555-0117',
      'A quote or a bracket is not closed',
    ],
    ['a tab', '  city:', '\tcity:', 'city: Kenmore', 'begins with a tab'],
    [
      'a colon in a value',
      'title: Mortgage',
      'title: Loans: Mortgage',
      'title: Loans: Mortgage Loan Originator',
      'two. Put double quotes around',
    ],
    ['a line that begins with one blank more', '  city:', '   city:', 'city: Kenmore', 'as many blanks as the others'],
    [
      'a line of a list that begins with one blank more',
      '    label: Reviews',
      '     label: Reviews',
      '- kind: reviews',
      'or the next with too many',
    ],
    ['a line that begins with one blank less', '  city:', ' city:', 'city: Kenmore', 'begins with as many blanks as the others'],
    [
      'a field that stands twice',
      'email: hello@example.com',
      'email: a@b.com\nemail: hello@example.com',
      'email: hello@example.com',
      'email stands twice',
    ],
    [
      'an apostrophe between single quotes',
      'street: 100 Example Way NE, Suite 200',
      "street: 'Teresa's Way'",
      "street: 'Teresa's Way'",
      "12 O'Brien Avenue",
    ],
    ['curly quotes', 'city: Kenmore', 'city: ‘Kenmore’', 'city: ‘Kenmore’', 'Curly quotes around a value'],
    ['double curly quotes', 'city: Kenmore', 'city: “Kenmore”', 'city: “Kenmore”', 'Curly quotes around a value'],
    ['a comma at the end', 'city: Kenmore', 'city: Kenmore,', 'city: Kenmore,', 'The comma at its end would be shown'],
    [
      'quotes and a comma',
      'city: Kenmore',
      "city: 'Kenmore',",
      "city: 'Kenmore',",
      'Something stands behind the closing quote or bracket',
    ],
    ['a # in a value', 'Suite 200', '# 200', 'street: 100 Example Way NE, # 200', 'What stands behind # is a remark'],
    ['a value that is a remark', 'figure: 17+', 'figure: #1', 'figure: #1', 'What stands behind # is a remark'],
    [
      'a comma behind a bracket',
      'days: [Mon, Fri]',
      'days: [Mon, Fri],',
      'days: [Mon, Fri],',
      'Something stands behind the closing quote or bracket',
    ],
    [
      'a field that begins with too few blanks',
      /^ {4}label: five-star reviews$/m,
      'label: five-star reviews',
      'label: five-star reviews',
      'This line begins with too few blanks',
    ],
    [
      'an entry below an empty list',
      'quotations: []',
      'quotations: []\n  - text: They',
      '- text: They',
      'Delete the [] of quotations: []',
    ],
    [
      'quotes within quotes',
      'title: Mortgage Loan Originator',
      'title: "The "best" one"',
      'title: "The "best" one"',
      'Within double quotes \\" is a quote',
    ],
    ['a missing colon', 'city: Kenmore', 'city Kenmore', 'city Kenmore', 'a name, a colon, a blank and the value'],
    ['no blank behind the colon', 'city: Kenmore', 'city:Kenmore', 'city:Kenmore', 'a name, a colon, a blank and the value'],
    [
      'a blank of another kind, from a web page',
      'city: Kenmore',
      'city:\u00a0Kenmore',
      'city:\u00a0Kenmore',
      'a name, a colon, a blank and the value',
    ],
    [
      'a bracket that is not closed',
      'days: [Mon, Fri]',
      'days: [Mon, Fri',
      'days: [Mon, Fri',
      'A quote or a bracket is not closed on its line',
    ],
    ['stars around a value', 'label: Reviews', 'label: *Reviews*', 'label: *Reviews*', 'is read as something else'],
    ['an & before a value', 'label: Reviews', 'label: &Reviews here', 'label: &Reviews here', 'is read as something else'],
    ['an & and a blank', 'label: Reviews', 'label: & Reviews', 'label: & Reviews', 'means something else there'],
    ['a ! before a value', 'label: Reviews', 'label: !Reviews here', 'label: !Reviews here', 'is read as something else'],
    ['an @ before a value', 'label: Reviews', 'label: @Reviews', 'label: @Reviews', 'means something else there'],
    ['a % before a value', 'figure: 17+', 'figure: %17', 'figure: %17', 'means something else there'],
    ['a > before a value', 'figure: 17+', 'figure: >17', 'figure: >17', 'means something else there'],
    ['a - before a value', 'figure: 17+', 'figure: - 17', 'figure: - 17', 'means something else there'],
    ['a \\ between double quotes', 'label: Reviews', 'label: "A\\B"', 'label: "A\\B"', 'Write \\\\ for it'],
    ['a line of dashes', 'email:', '---\nemail:', '---', 'a name, a colon, a blank and the value'],
  ])('%s', (_, right, slip, line, words) => expectSlip(right, slip, line, words));

  it('every value that would be read as something else is told at once', () => {
    const text = sampleOwnerFile.replace('city: Kenmore', 'city: “Kenmore”').replace('state: WA', 'state: WA,');
    expect(() => parseOwner(text)).toThrow(/city: “Kenmore”[\s\S]*state: WA,/);
  });

  it('a quote that takes in the next field is told', () => {
    expectSlip('state: WA', "state: 'WA", "state: 'WA", 'is not closed on its line');
    expectSlip(/state: WA\n[\s\S]*zip: 98028/, "state: 'WA\n  zip: 98028'", "state: 'WA", 'is not closed on its line');
  });

  it('whatever is typed anywhere, the file is read or a line of it is named, and nothing else goes wrong', () => {
    const somewhere = fc.integer({ min: 0, max: sampleOwnerFile.length });
    const typed = fc.string({ unit: fc.constantFrom(...'\'"‘”:#-[]{}*&!|>%@`?,\\ \t\n\r\u00a0ax0'), maxLength: 4 });
    fc.assert(
      fc.property(somewhere, typed, fc.nat(6), (at, insertion, deleted) => {
        try {
          parseOwner(sampleOwnerFile.slice(0, at) + insertion + sampleOwnerFile.slice(at + deleted));
        } catch (error) {
          expect(error).toBeInstanceOf(OwnerFileError);
          expect((error as Error).message).not.toMatch(/undefined|NaN|\[object/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['an apostrophe', "name: Robin's Loans"],
    ['a curly apostrophe', 'name: Robin’s Loans'],
    ['quotes within it', 'name: Robin "Bob" Sample'],
    ['a # that belongs to a word', 'name: Suite#2'],
    ['a web address', 'name: https://example.com:8080/#top'],
    ['curly quotes that were meant', 'name: "“Robin”"'],
  ])('a value with %s is no slip', (_, line) => {
    expect(() => parseOwner(sampleOwnerFile.replace('name: Robin Sample', line))).not.toThrow();
  });
});
