import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerLinkPath, readAnswerLink } from '../../../server/leads/answer-link.ts';
import { Retention } from '../../../server/leads/retention.ts';
import { hour, MailTrial } from '../../servers/mail.ts';

// The form service from November 21, 2026 to January 31, 2028, three hours at a time: messages come, some are answered, the machine is started
// again on the first of each month, and once it is off for ten days.

const day = 24 * hour;
/** How often the service looks at outbox and retention here. It does so each few seconds and each hour. */
const look = 3 * hour;
const keepDays = 90;
const at = (time: string) => Date.parse(time);
const begin = at('2026-11-21T12:00:00Z');
const end = at('2028-01-31T12:00:00Z');
const off = { from: at('2027-06-05T12:00:00Z'), to: at('2027-06-15T12:00:00Z') };

/** Moments at which clocks do something strange in Seattle, and what they show. */
const strange = {
  'the last hour of a year': [at('2027-01-01T07:30:00Z'), 'Thursday, December 31, 2026 at 11:30 PM'],
  'the hour before the clocks go forward': [at('2027-03-14T09:30:00Z'), 'Sunday, March 14, 2027 at 1:30 AM'],
  'the hour after it': [at('2027-03-14T10:30:00Z'), 'Sunday, March 14, 2027 at 3:30 AM'],
  'an hour that comes twice': [at('2027-11-07T08:30:00Z'), 'Sunday, November 7, 2027 at 1:30 AM'],
  'the same hour once more': [at('2027-11-07T09:30:00Z'), 'Sunday, November 7, 2027 at 1:30 AM'],
  'the last hour of the next year': [at('2028-01-01T07:30:00Z'), 'Friday, December 31, 2027 at 11:30 PM'],
} as const;

interface Sent {
  readonly id: string;
  readonly receivedAt: number;
  readonly isAnswered: boolean;
  /** When each letter about it came, and when it was gone. */
  readonly letters: number[];
  readonly reminders: number[];
  link: string;
  words: string;
  goneAt: number | undefined;
}

let mail: MailTrial;
const messages: Sent[] = [];
const said: string[] = [];

beforeAll(async () => {
  mail = new MailTrial('new-lead', 'reminder');
  mail.serviceOrigin = 'https://site.example.org';
  const postman = mail.postman(await mail.listen());
  let uptime = 0;
  const started = () =>
    new Retention(mail.store, keepDays, { now: () => mail.now, uptime: () => uptime }, (line) => said.push(line));
  let retention = started();
  const arrivals = new Set([
    ...Array.from({ length: 86 }, (_, count) => begin + hour / 2 + count * 5 * day),
    ...Object.values(strange).map(([time]) => time),
  ]);
  let month = 10;
  for (let tick = begin; tick <= end; tick += look) {
    if (tick > off.from && tick < off.to) continue;
    for (const receivedAt of arrivals) {
      if (receivedAt <= tick - look || receivedAt > tick) continue;
      mail.now = receivedAt;
      const values = { name: 'Ana', email: `ana${receivedAt}@example.org`, message: `Hello at ${receivedAt}` };
      const id = await mail.store.add({ form: 'contact', values, status: 'new' });
      const isAnswered = messages.length % 3 === 2;
      messages.push({ id, receivedAt, isAnswered, letters: [], reminders: [], link: '', words: '', goneAt: undefined });
    }
    mail.now = tick;
    uptime += look;
    if (tick === off.to || new Date(tick).getUTCMonth() !== month) {
      month = new Date(tick).getUTCMonth();
      uptime = 0;
      retention = started();
    }
    for (const message of messages.filter(({ isAnswered, receivedAt }) => isAnswered && tick - receivedAt < 9 * hour))
      await mail.store.markAnswered(message.id);
    await postman.carry();
    for (const letter of mail.received.splice(0)) {
      const message = messages.find(({ id }) => letter.text?.includes(id));
      if (!message) throw new Error(`A letter about no message: ${letter.text}`);
      const isReminder = letter.messageId?.includes('.reminder');
      (isReminder ? message.reminders : message.letters).push(tick);
      message.link = new RegExp(`${answerLinkPath}(\\S+)`).exec(letter.text ?? '')?.[1] ?? '';
      if (!isReminder) message.words = letter.text ?? '';
    }
    if ((await retention.deleteOld()) > 0) {
      const left = new Set((await mail.store.list()).map(({ id }) => id));
      for (const message of messages) if (!left.has(message.id)) message.goneAt ??= tick;
    }
  }
  await postman.stop();
}, 170_000);

afterAll(() => mail.end());

/** The first look of the service at or after a time: not while the machine is off. */
function nextLook(time: number): number {
  const tick = begin + Math.ceil((time - begin) / look) * look;
  return tick > off.from && tick < off.to ? off.to : tick;
}

it('tells the owner of each message once, at the next look', () => {
  expect(messages.length).toBeGreaterThan(85);
  expect(mail.faults).toEqual([]);
  for (const { id, receivedAt, letters } of messages) expect(letters, id).toEqual([nextLook(receivedAt)]);
});

it('reminds of each that nobody has answered once, 20 hours later, and never of one that was answered', () => {
  for (const { receivedAt, isAnswered, reminders } of messages)
    expect(reminders, new Date(receivedAt).toISOString()).toEqual(isAnswered ? [] : [nextLook(receivedAt + 20 * hour)]);
  expect(messages.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(25);
});

it.each(Object.entries(strange))('writes of %s what the clocks of Seattle showed', (_, [time, words]) => {
  expect(messages.find(({ receivedAt }) => receivedAt === time)?.words).toContain(`Received ${words} (Seattle time)`);
});

it('lets the link of each letter hold for 60 days from the letter, and not an hour longer', async () => {
  const keys = await mail.store.linkKeys();
  const recent = messages.filter(({ receivedAt }) => receivedAt > end - 60 * day);
  expect(recent.length).toBeGreaterThan(10);
  for (const { id, link, letters, reminders } of recent) {
    const sentAt = reminders[0] ?? letters[0] ?? 0;
    expect(readAnswerLink(link, keys, sentAt + 60 * day - hour)).toEqual({ leadId: id });
    expect(readAnswerLink(link, keys, sentAt + 60 * day)).toBe('expired');
  }
});

it('deletes each message after 90 days, at the next look, across both new years and changes of the clock', () => {
  for (const { receivedAt, goneAt } of messages) {
    const old = receivedAt + keepDays * day;
    // A machine that was off for more than a day believes its clock again after 24 hours.
    const isBelieved = old <= off.from - look || old > off.to + day;
    const expected = isBelieved ? nextLook(old + 1) : off.to + day;
    expect(goneAt, new Date(receivedAt).toISOString()).toBe(old + 1 > end ? undefined : expected);
  }
  const waits = said.filter((line) => line.startsWith('No old message is deleted yet'));
  // On its first day ever, and after it was off.
  expect(waits).toHaveLength(2);
  expect(messages.some(({ goneAt }) => goneAt === off.to + day)).toBe(true);
});
