import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour, MailTrial, values } from '../../tests/servers/mail.ts';
import { answerLinkPath, readAnswerLink } from '../leads/answer-link.ts';

const serviceOrigin = 'https://www.site.test';
let trial: MailTrial;

beforeEach(() => {
  trial = new MailTrial('new-lead', 'reminder', 'confirmation');
  trial.serviceOrigin = serviceOrigin;
});

afterEach(() => trial.end());

/** The messages that the links of a part of a letter mark, in their order. */
async function marks(part = ''): Promise<unknown[]> {
  const keys = await trial.store.linkKeys();
  return [...part.matchAll(new RegExp(`${serviceOrigin}${answerLinkPath}([\\w/-]+)`, 'g'))].map(([, path = '']) =>
    readAnswerLink(path, keys, trial.now),
  );
}

const mine = () => trial.received.filter(({ to }) => to?.[0]?.address === 'owner@example.org');

describe('the link that marks a message as answered', () => {
  it('stands in the letter and in the reminder, in both parts, and not in what the person gets', async () => {
    const postman = trial.postman(await trial.listen());
    const leadId = await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    trial.now += 20 * hour;
    await postman.carry();
    await postman.stop();
    const [first, reminder] = mine() as [Email, Email];
    expect([await marks(first.text), await marks(first.html)]).toEqual([[{ leadId }], [{ leadId }]]);
    expect([await marks(reminder.text), await marks(reminder.html)]).toEqual([[{ leadId }], [{ leadId }]]);
    expect(reminder.text).toMatch(new RegExp(`^This message has been waiting .*\\n\\n.*\\n${serviceOrigin}`));
    expect(first.html).toMatch(/<a href="[^"]+">I have answered this<\/a>/);
    for (const { text } of mine()) expect(text).not.toContain('npm run leads');
    const confirmation = trial.received.find(({ to }) => to?.[0]?.address === values.email);
    expect(confirmation?.text).toContain('has reached');
    expect([...(await marks(confirmation?.text)), ...(await marks(confirmation?.html))]).toEqual([]);
  });

  it('stands beside each message of a digest', async () => {
    const postman = trial.postman(await trial.listen());
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1)
      ids.push(await trial.store.add({ form: 'contact', values: { ...values, message: `Text ${index}` }, status: 'new' }));
    await postman.carry();
    trial.now += hour / 60;
    await postman.carry();
    await postman.stop();
    const digest = mine().at(-1);
    const inDigest = ids.slice(20).map((leadId) => ({ leadId }));
    expect(await marks(digest?.text)).toEqual(expect.arrayContaining(inDigest));
    expect([(await marks(digest?.text)).length, await marks(digest?.html)]).toEqual([5, await marks(digest?.text)]);
    for (const id of ids.slice(20))
      expect(digest?.text).toMatch(new RegExp(`${id}  Main .*\\nI have answered this: ${serviceOrigin}/f/answered/${id}/`));
  });

  it('is a command where nobody knows the address of the form service', async () => {
    trial.serviceOrigin = undefined;
    const postman = trial.postman(await trial.listen());
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    trial.now += 20 * hour;
    await postman.carry();
    await postman.stop();
    const [first, reminder] = mine() as [Email, Email];
    expect(reminder.text).toContain(`npm run leads -- answered ${id}`);
    for (const { text, html } of [first, reminder]) expect(`${text}${html}`).not.toContain(answerLinkPath);
  });
});

it.each<[typed: string, call: string]>([
  ['(206) 555-0100', 'tel:2065550100'],
  ['+1 206 555 0100', 'tel:+12065550100'],
  ['1-206-555-0100', 'tel:12065550100'],
  ['206-555-0100 ext. 214', 'tel:2065550100;ext=214'],
  ['206.555.0100 x12', 'tel:2065550100;ext=12'],
  ['206-555-0100 or 425-555-0101', 'tel:2065550100'],
  ['206 555 0100 425 555 0101', 'tel:2065550100'],
  ['home: 206-555-0100, after 5 pm', 'tel:2065550100'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('a person who typed the phone number %s is called at %s', async (typed, call) => {
  const postman = trial.postman(await trial.listen());
  await trial.store.add({ form: 'contact', values: { ...values, phone: typed }, status: 'new' });
  await postman.carry();
  await postman.stop();
  const html = mine()[0]?.html ?? '';
  expect(html).toContain(`href="${call}"`);
  expect(html).toContain(`href="${call.replace('tel:', 'sms:').replace(/;.*/, '')}"`);
});
