import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondLookForm, secondLookSubject } from '../../forms/second-look.ts';
import owner from '../../tests/sample-owner.ts';
import { hour, MailTrial, values } from '../../tests/servers/mail.ts';

let trial: MailTrial;
/** Signs that have no shape and turn the direction of what follows (right-to-left override, isolate, zero width). */
const turned = 'Your \u202Eknab\u202C \u2066needs\u2069 y\u200Bou\uFEFF';
const plain = 'Your knab needs you';

beforeEach(() => {
  trial = new MailTrial('new-lead');
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

  it('carries the subject that the form asked for behind the name of the form, as one line of at most 150 characters', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({ form: 'contact', values, status: 'new', mailSubject: `Call\r\nBcc: me ${'x'.repeat(300)}` });
    await postman.carry();
    await postman.stop();
    expect(trial.received[0]?.subject).toMatch(/^Main Contact Form: Call Bcc: me x+$/);
    expect(trial.received[0]?.subject).toHaveLength(150);
  });

  it.each<[form: string, subject: string, person: string, sent: Record<string, string>]>([
    ['contact', `Main Contact Form: ${plain}, Eve`, 'Eve', { name: 'Eve', subject: turned }],
    ['contact', `Main Contact Form: Rate Quote, ${plain}`, plain, { name: turned, subject: 'Rate Quote' }],
    ['contact', `Main Contact Form: ${plain}`, 'Eve', { name: 'Eve', _subject: turned }],
    ['agent-recommendation', `Agent Recommendation Request: ${plain} Ng`, `${plain} Ng`, { firstName: turned, lastName: 'Ng' }],
    ['second-look', `Second Look: ${plain}, Cy Park`, 'Cy Park', { firstName: 'Cy', lastName: 'Park', subject: turned }],
    ['second-look', `Second Look: ${plain}`, 'Cy Park', { firstName: 'Cy', lastName: 'Park', _subject: turned }],
    // A name that the form does not ask for names nobody.
    ['second-look', 'Second Look: Cy Park', 'Cy Park', { firstName: 'Cy', lastName: 'Park', name: 'Your bank' }],
  ])(
    'of the form %s is headed "%s", from %s: no sign in a header turns direction or hides',
    async (form, subject, person, sent) => {
      const { _subject: mailSubject, ...fields } = sent;
      const postman = trial.postman(await trial.listen());
      await trial.store.add({ form, values: { email: 'eve@example.org', ...fields }, status: 'new', mailSubject });
      await postman.carry();
      await postman.stop();
      expect(trial.received[0]?.subject).toBe(subject);
      expect(trial.received[0]?.replyTo?.[0]?.name).toBe(person);
      for (const { key, value } of trial.received[0]?.headers ?? []) expect(value, key).not.toMatch(/\p{Cf}/u);
    },
  );

  it('begins with the ways to answer, and shows what the person read and chose', async () => {
    const postman = trial.postman(await trial.listen());
    await trial.store.add({ form: 'contact', values: { ...values, 'odd\r\nfield': 'Odd' }, status: 'new' });
    await postman.carry();
    await postman.stop();
    const { text = '', html = '' } = trial.received[0] as Email;
    expect(text).toMatch(/^Write to ana@example\.org\nCall \+1 \(206\) 555-0100\nText \+1 \(206\) 555-0100\n/);
    expect(text).toMatch(/Preferred Contact Method:\nText\n/);
    expect(text).toContain('odd field:\nOdd');
    for (const link of ['mailto:', 'tel:', 'sms:+12065550100']) expect(html.indexOf(link)).toBeGreaterThan(0);
    expect(html.indexOf('sms:')).toBeLessThan(html.indexOf('Line one'));
    for (const part of [text, html]) expect(part).not.toMatch(/formName|preferredContact/);
  });

  it('of a Second Look shows nothing that the form itself has added', async () => {
    const postman = trial.postman(await trial.listen());
    const cy = { firstName: 'Cy', lastName: 'Park', email: 'cy@example.org' };
    const { instruction } = secondLookForm.fixed;
    await trial.store.add({
      form: 'second-look',
      values: { ...cy, instruction, subject: secondLookSubject('Cy', 'Park') },
      status: 'new',
    });
    await postman.carry();
    await postman.stop();
    expect(trial.received[0]?.text).not.toMatch(/instruction|subject:|Submission/);
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
    trial = new MailTrial('new-lead', 'reminder', 'confirmation');
  });

  it('remind the owner at 20 hours, beside the first letter, and answer to the person as well', async () => {
    const postman = trial.postman(await trial.listen());
    const id = await trial.store.add({ form: 'contact', values, status: 'new', page: '/contact' });
    await postman.carry();
    trial.now += 20 * hour;
    await postman.carry();
    await postman.stop();
    const [first, reminder] = trial.received.filter(({ to }) => to?.[0]?.address === 'owner@example.org') as [Email, Email];
    expect(first.text).toContain('Received Saturday, November 21, 2026 at 4:00 AM (Seattle time)');
    expect(first.text).toContain('on the page /contact');
    expect(reminder.subject).toMatch(/^Not answered yet: Main Contact Form: Rate Quote/);
    expect(reminder.text).toContain(`npm run leads -- answered ${id}`);
    expect(reminder.replyTo).toEqual(first.replyTo);
    expect(reminder.inReplyTo).toBe(first.messageId);
    expect(reminder.messageId).not.toBe(first.messageId);
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

  it.each(['contact', 'second-look'])(
    'confirm a message of the form %s with every name beside its number, and promise one person',
    async (form) => {
      const postman = trial.postman(await trial.listen());
      await trial.store.add({ form, values, status: 'new' });
      await postman.carry();
      await postman.stop();
      const confirmation = trial.received.find(({ to }) => to?.[0]?.address === values.email) as Email;
      for (const part of [confirmation.text ?? '', confirmation.html ?? '']) {
        for (const { name, nmlsId } of [owner.company, owner.loanOfficer])
          for (const rest of part.split(name).slice(1)) expect(rest.slice(0, 20)).toMatch(`, NMLS ${nmlsId}`);
        expect(part).not.toMatch(/team|someone on/i);
      }
      const promise = form === 'contact' ? 'will respond within 24 hours.' : 'will respond within 24 hours of getting it.';
      expect(confirmation.text).toContain(promise);
    },
  );

  it('confirm to nobody twice whose mail server has refused it, and trouble the owner with no failed letter', async () => {
    let refusals = 0;
    const port = await trial.listen({
      onRcptTo({ address }, _session, done) {
        if (address === values.email) refusals += 1;
        done(address === values.email ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined);
      },
    });
    const postman = trial.postman(port);
    await trial.store.add({ form: 'contact', values, status: 'new' });
    for (let passed = 0; passed < 5; passed += 1) {
      await postman.carry();
      trial.now += hour;
    }
    await postman.stop();
    expect(refusals).toBe(1);
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 0 });
  });

  it('about a flood are 20 and a digest with everybody in it, which a reminder of one letter follows', async () => {
    const postman = trial.postman(await trial.listen());
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const person = { name: `Person ${index}\u202E`, email: `person${index}@example.org`, message: `Text ${index}` };
      ids.push(await trial.store.add({ form: 'contact', values: person, status: 'new' }));
    }
    await postman.carry();
    trial.now += hour / 60;
    await postman.carry();
    const mine = () => trial.received.filter(({ to }) => to?.[0]?.address === 'owner@example.org');
    expect(mine()).toHaveLength(21);
    const digest = mine().at(-1) as Email;
    expect(digest.subject).toBe('10 new messages in one letter');
    for (let index = 20; index < 30; index += 1) {
      const line = `${ids[index]}  Main Contact Form, Person ${index}, person${index}@example.org`;
      expect(digest.text).toContain(line);
      expect(digest.html).toContain(`<li>${line}</li>`);
    }
    expect(digest.text).toContain('npm run leads -- list');
    expect(digest.text).toContain('npm run leads -- show ID');
    expect(digest.text).toMatch(/answer within 24 hours: for the first of them by Sunday, November 22, 2026 at 4:00 AM/);
    trial.now += 20 * hour;
    await postman.carry();
    await postman.stop();
    expect(mine()).toHaveLength(21 + 20 + 1);
    const reminder = mine().find(({ subject }) => subject === 'Not answered yet: 10 messages') as Email;
    for (const id of ids.slice(20)) expect(reminder.text).toContain(id);
    expect(new Set(mine().map(({ messageId }) => messageId)).size).toBe(42);
  });
});
