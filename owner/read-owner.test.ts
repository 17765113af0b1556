import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import sample, { sampleOwnerFile } from '../tests/sample-owner.ts';
import { parseOwner } from './read-owner.ts';

describe("the owner's file", () => {
  it('is read with every value as text, whatever it looks like, but for the year', () => {
    expect(sample.company.nmlsId).toBe('0000000');
    expect(sample.office.zip).toBe('98028');
    expect(sample.hours.opens).toBe('08:00');
    expect(sample.licensedSince).toBe(2007);
    const { office, loanOfficer, statistics } = parseOwner(
      sampleOwnerFile
        .replace('city: Kenmore', 'city: NO')
        .replace('zip: 98028', 'zip: 01234')
        .replace('name: Robin Sample', "name: Siobhán O'Hara")
        .replace('figure: 17+', 'figure: 1e3'),
    );
    expect([office.city, office.zip, loanOfficer.name, statistics.yearsLicensed?.figure]).toEqual([
      'NO',
      '01234',
      "Siobhán O'Hara",
      '1e3',
    ]);
  });

  it.each([
    ['between single quotes', "'100 Way NE, # 2: rear'"],
    ['between double quotes', '"100 Way NE, # 2: rear"'],
    ['folded', '>-\n    100 Way NE,\n    # 2: rear'],
    ['on lines of its own', '|\n    100 Way NE,\n    # 2: rear'],
    ['quoted over two lines', '"100 Way NE,\n    # 2: rear"'],
  ])('is read the same when a value stands %s, and as one line', (_, written) => {
    const text = sampleOwnerFile.replace('street: 100 Example Way NE, Suite 200', `street: ${written}`);
    expect(parseOwner(text).office.street).toBe('100 Way NE, # 2: rear');
  });

  it('is read the same with the line ends of Windows and a mark at its beginning', () => {
    expect(parseOwner(`\ufeff${sampleOwnerFile.replaceAll('\n', '\r\n')}`)).toEqual(sample);
  });

  it('may be written by a program, which leaves the remarks and all other lines as they are', () => {
    const document = parseDocument(sampleOwnerFile, { schema: 'failsafe' });
    document.set('email', 'me@sea.org');
    expect(document.toString({ flowCollectionPadding: false, lineWidth: 0 })).toBe(
      sampleOwnerFile.replace('email: hello@example.com', 'email: me@sea.org'),
    );
  });

  it('may have deleted every line of a list or of the statistics, and left the name of the group', () => {
    const text = sampleOwnerFile.replace(/^(statistics|social):\n(?: .*\n)+/gm, '$1:\n').replace('quotations: []', 'quotations:');
    expect(parseOwner(text)).toMatchObject({ statistics: {}, social: [], quotations: [] });
  });

  it('leaves out a field that may be left out where none or nothing stands behind its colon', () => {
    expect(sample).not.toHaveProperty('portrait');
    expect(parseOwner(sampleOwnerFile.replace(/^ {2}office: .*$/m, '  office:')).phone).toEqual({ cell: '(206) 555-0142' });
    expect(parseOwner(sampleOwnerFile.replace(/^portrait:.*$/m, 'portrait: me.jpg')).portrait).toBe('me.jpg');
    expect(() => parseOwner(sampleOwnerFile.replace(/^ {2}cell: .*$/m, '  cell: none'))).toThrow('phone.cell must be');
  });
});
