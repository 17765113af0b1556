import { describe, expect, it } from 'vitest';
import { contactForm } from '../../../../forms/contact.ts';
import { estimateMessage, estimateSubject } from './estimate-message.ts';

describe('the message that asks about an estimate', () => {
  it('says the figures of the calculator', () => {
    const message = estimateMessage('#estimate?price=650000&downPercent=10&rate=6.125&term=30&extra=200');
    expect(message).toContain('- Home price $650,000\n');
    expect(message).toContain('- Down payment $65,000 (10.0%), loan $585,000\n');
    expect(message).toContain('- 30 years at 6.125%: $3,554.52 a month, principal and interest\n');
    expect(message).toContain('- $200 extra each month\n');
    expect(message?.endsWith('My question: ')).toBe(true);
  });

  it('says the default figures for a fragment without any', () => {
    expect(estimateMessage('#estimate')).toContain('$2,022.62 a month');
  });

  it.each(['', '#', '#contact-message', '#estimates?price=1', '#calculator?price=650000', '#x#estimate?price=1'])(
    'leaves the form alone for %s',
    (fragment) => expect(estimateMessage(fragment)).toBeUndefined(),
  );

  it.each([
    '#estimate?price=<script>alert(1)</script>',
    '#estimate?price=-1&rate=1e9&term=31&extra=NaN&once=Infinity',
    '#estimate?message=Buy+now&subject=Spam&price=4,000',
    `#estimate?price=${'9'.repeat(5000)}`,
    '#estimate?%E0%A4%A',
  ])('takes nothing but numbers from %s', (fragment) => {
    expect(estimateMessage(fragment)).toBe(estimateMessage('#estimate'));
  });

  it('keeps the fields that are right beside those that are not', () => {
    expect(estimateMessage('#estimate?price=500000&rate=<b>')).toContain('- Home price $500,000\n');
  });

  it('asks under a subject that the form offers, within the length that it takes', () => {
    const field = (wanted: string) => contactForm.fields.find(({ name }) => name === wanted);
    expect(field('subject')).toMatchObject({
      options: expect.arrayContaining([{ value: estimateSubject, label: estimateSubject }]),
    });
    const longest = '#estimate?price=50000000&down=49999999.99&rate=29.999&extra=1000000&once=49999999.99&onceMonth=360';
    expect(estimateMessage(longest)?.length).toBeLessThan(1000);
  });
});
