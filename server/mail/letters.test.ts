import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour, MailTrial, values } from './mail-for-tests.ts';

let trial: MailTrial;

beforeEach(() => {
  trial = new MailTrial('notice');
});

afterEach(() => trial.end());

describe('the letter about a message', () => {
  it('reaches the owner once, with everything the person wrote, safe to open and answered to the person', async () => {
    const postman = trial.postman(await trial.listen());
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    await postman.carry();
    await postman.stop();
    expect(trial.received).toHaveLength(1);
    const [letter] = trial.received as [Email];
    expect(letter.to).toEqual([{ address: 'owner@example.org', name: '' }]);
    expect(letter.replyTo).toEqual([{ name: values.name, address: values.email }]);
    expect(letter.subject).toBe(`Main Contact Form: Rate Quote, ${values.name}`);
    for (const value of [...Object.values(values).slice(0, 5), `Reference ${id}`]) expect(letter.text).toContain(value);
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(letter.html).not.toContain('<script');
    expect(letter.html).toContain('href="tel:+12065550100"');
    expect(letter.html).toContain('href="mailto:ana@example.org"');
    expect((await trial.store.list())[0]?.letter).toBe('sent');
  });

  it('cannot be given a header by what was typed', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({
      form: 'contact',
      values: { ...values, name: 'Eve\r\nBcc: all@evil.test', subject: 'Hi\r\nX-Evil: 1' },
      status: 'new',
    });
    await postman.carry();
    await postman.stop();
    const headers = trial.received[0]?.headers.map(({ key }) => key) ?? [];
    expect(headers).not.toContain('bcc');
    expect(headers).not.toContain('x-evil');
    expect(trial.received[0]?.subject).toBe('Main Contact Form: Hi X-Evil: 1, Eve Bcc: all@evil.test');
  });

  it('of a Second Look carries its own subject and says that the Loan Estimate comes separately', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({
      form: 'second-look',
      values: { firstName: 'Cy', lastName: 'Park', email: 'cy@example.org', subject: 'New Second Look Submission from Cy Park' },
      status: 'new',
    });
    await postman.carry();
    await postman.stop();
    expect(trial.received[0]?.subject).toBe('New Second Look Submission from Cy Park');
    expect(trial.received[0]?.text).toContain('Their Loan Estimate comes separately');
  });

  it('carries the subject that the form asked for, as one line of at most 150 characters', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({ form: 'contact', values, status: 'new', mailSubject: `Call\r\nBcc: me ${'x'.repeat(300)}` });
    await postman.carry();
    await postman.stop();
    expect(trial.received[0]?.subject).toMatch(/^Call Bcc: me x+$/);
    expect(trial.received[0]?.subject).toHaveLength(150);
  });

  it('is not written for a message in quarantine', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({ form: 'contact', values, status: 'quarantine' });
    await postman.carry();
    await postman.stop();
    expect(trial.received).toEqual([]);
  });
});

describe('the other letters', () => {
  beforeEach(async () => {
    await trial.end();
    trial = new MailTrial('notice', 'reminder', 'confirmation');
  });

  it('remind the owner at 20 hours, beside the first letter, and answer to the person as well', async () => {
    const postman = trial.postman(await trial.listen());
    const id = await trial.store.add({ form: 'contact', values, status: 'new', page: '/contact' });
    await postman.carry();
    trial.now += 20 * hour;
    await postman.carry();
    await postman.stop();
    const [notice, reminder] = trial.received.filter(({ to }) => to?.[0]?.address === 'owner@example.org') as [Email, Email];
    expect(notice.text).toContain('Received Saturday, November 21, 2026 at 4:00 AM (Seattle time)');
    expect(notice.text).toContain('on the page /contact');
    expect(reminder.subject).toMatch(/^Not answered yet: Main Contact Form: Rate Quote/);
    expect(reminder.text).toContain(`npm run leads -- answered ${id}`);
    expect(reminder.replyTo).toEqual(notice.replyTo);
    expect(reminder.inReplyTo).toBe(notice.messageId);
    expect(reminder.messageId).not.toBe(notice.messageId);
  });

  it('confirm to the person that the message has arrived, and repeat nothing that was typed', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    await postman.stop();
    const confirmation = trial.received.find(({ to }) => to?.[0]?.address === values.email) as Email;
    expect(confirmation.text).toContain('will respond within 24 hours');
    expect(confirmation.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
    for (const typed of [values.name, 'alert(1)', 'Line one', '0100']) {
      expect(`${confirmation.subject}${confirmation.text}${confirmation.html}`).not.toContain(typed);
    }
  });
});
