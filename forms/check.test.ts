import { describe, expect, it } from 'vitest';
import { allForms } from './all-forms.ts';
import { checkValues, isEmailAddress, isLocalDate } from './check.ts';
import { contactForm } from './contact.ts';
import { secondLookForm, secondLookSubject } from './second-look.ts';

const goodContact = { name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message: 'Hello' };
const fieldsOf = (problems: ReturnType<typeof checkValues>) => problems.map(({ field }) => field);

describe('checking a form', () => {
  it('finds nothing wrong with the required fields alone', () => {
    expect(checkValues(contactForm, goodContact)).toEqual([]);
  });

  it.each(allForms)('names every required field of the $id form that is empty, with a sentence', (form) => {
    const problems = checkValues(form, {});
    expect(fieldsOf(problems)).toEqual(form.fields.filter(({ required }) => required).map(({ name }) => name));
    for (const { message, code } of problems) {
      expect(code).toBe('REQUIRED_FIELD_MISSING');
      expect(message).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('counts spaces alone as empty', () => {
    expect(fieldsOf(checkValues(contactForm, { ...goodContact, name: '  \t ' }))).toEqual(['name']);
  });

  it('counts the end of a line once, as the field does, when a browser without script has sent two signs', () => {
    const lines = (count: number) => ({ ...goodContact, message: 'x\r\n'.repeat(count) });
    expect(checkValues(contactForm, lines(2500))).toEqual([]);
    expect(fieldsOf(checkValues(contactForm, lines(2501)))).toEqual(['message']);
  });

  it('refuses an answer that is not on the list', () => {
    expect(fieldsOf(checkValues(contactForm, { ...goodContact, subject: 'Anything', preferredContact: 'fax' }))).toEqual([
      'subject',
      'preferredContact',
    ]);
  });

  it('refuses a text longer than its field and says how long it may be', () => {
    const [problem] = checkValues(contactForm, { ...goodContact, message: 'x'.repeat(5001) });
    expect(problem).toMatchObject({ field: 'message', message: 'Please shorten this to 5,000 characters.' });
    expect(checkValues(contactForm, { ...goodContact, message: 'x'.repeat(5000) })).toEqual([]);
  });

  it('accepts phone numbers as people write them and refuses what cannot be dialled', () => {
    for (const phone of ['206-555-0100', '(206) 555-0100', '+1 206 555 0100', '555-0100 ext. 4']) {
      expect(checkValues(contactForm, { ...goodContact, phone })).toEqual([]);
    }
    for (const phone of ['call me', '12345'])
      expect(fieldsOf(checkValues(contactForm, { ...goodContact, phone }))).toEqual(['phone']);
  });

  it('has the option lists of the specification, word for word', () => {
    const options = Object.fromEntries(
      [...contactForm.fields, ...secondLookForm.fields].flatMap((field) =>
        'options' in field ? [[field.name, field.options.map(({ value }) => value)]] : [],
      ),
    );
    expect(options).toEqual({
      subject: [
        'Pre-qualification',
        'Loan Application',
        'Rate Quote',
        'Refinancing',
        'First-Time Buyer Questions',
        'Investment Property',
        'General Inquiry',
      ],
      preferredContact: ['email', 'phone', 'text'],
      creditScore: ['Excellent (750+)', 'Good (700-749)', 'Fair (650-699)', 'Poor (Below 650)', 'Unsure'],
      propertyType: [
        'Single Family Home',
        'Condominium',
        'Townhouse',
        'Multi-Family Home (2-4 Units)',
        'Manufactured Home',
        'Other',
      ],
      propertyUsage: ['Primary Residence', 'Second Home', 'Investment Property'],
    });
  });

  it('names a Second Look message after the person', () => {
    expect(secondLookSubject(' Cy ', 'Park')).toBe('New Second Look Submission from Cy Park');
  });
});

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.org', "o'neil@example.org", ' spaced@example.org '])(
    '%s can be answered',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );
  it.each(['', 'a', 'a@b', 'a@@b.co', 'a b@c.co', 'a@b..co', 'a@-b.co', 'a@b.co\r\nBcc: x@y.co'])('%j cannot', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('a date', () => {
  it.each(['2027-03-31', '2028-02-29', '1999-12-31'])('%s exists', (text) => expect(isLocalDate(text)).toBe(true));
  it.each(['2027-02-29', '2027-13-01', '2027-04-31', '03/31/2027', '2027-3-1', '0001-01-01', ''])('%j does not', (text) =>
    expect(isLocalDate(text)).toBe(false),
  );

  it('that cannot be is answered in words that the date field of a browser can follow', () => {
    const told = (closingDate: string) =>
      checkValues(secondLookForm, { closingDate }).find(({ field }) => field === 'closingDate')?.message;
    expect(told('0026-03-31')).toBe('Enter the year with four digits, like 2027.');
    expect(told('2027-02-30')).toBe('Enter a whole date: month, day and year.');
    expect(told('2027-03-31')).toBeUndefined();
  });
});
