import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import { answerLink, answerLinkPath, readAnswerLink } from './answer-link.ts';
import { SqlLeadStore } from './sql-lead-store.ts';

const day = 86_400_000;
const leadId = 'ABCDEFGH';

describe.each([testedDatabase])('the keys of links, in $name', ({ create }) => {
  let database: TestDatabase;
  let store: SqlLeadStore;
  let now: number;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    database = await create();
    store = new SqlLeadStore(database.open(), { now: () => now });
  });

  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const sign = async () => answerLink(leadId, await store.signingKey(), now);
  const read = (link: string, keys: readonly string[]) => readAnswerLink(link.slice(answerLinkPath.length), keys, now);

  it('change every 90 days, and each link holds for 60 days whichever of them has signed it', async () => {
    const sent: { readonly at: number; readonly link: string }[] = [];
    const signing = new Set<string>();
    for (const end = now + 800 * day; now < end; now += 10 * day) {
      signing.add(await store.signingKey());
      sent.push({ at: now, link: await sign() });
      const keys = await store.linkKeys();
      expect(keys.length).toBeLessThanOrEqual(6);
      for (const { at, link } of sent) expect(read(link, keys)).toEqual(now - at < 60 * day ? { leadId } : 'expired');
    }
    expect(signing.size).toBe(9);
  });

  it('are made once by servers that begin at the same moment, and one knows what the other has signed', async () => {
    const other = database.openForAnotherServer ? new SqlLeadStore(database.openForAnotherServer(), { now: () => now }) : store;
    const keys = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).signingKey()));
    expect(new Set(keys).size).toBe(1);
    expect(await store.linkKeys()).toHaveLength(2);
    expect(read(answerLink(leadId, await other.signingKey(), now), await store.linkKeys())).toEqual({ leadId });
    if (other !== store) await other.close();
  });

  it('are in a backup as long as 90 days before they sign: restored, it accepts what was sent since', async () => {
    await store.signingKey();
    const inBackup = await store.linkKeys();
    for (const end = now + 90 * day; now < end; now += 10 * day) expect(read(await sign(), inBackup)).toEqual({ leadId });
  });

  it('outlive a clock that runs two years ahead for a day, and sign as before once it is right again', async () => {
    const before = await store.signingKey();
    const link = await sign();
    now += 730 * day;
    const ahead = await sign();
    now -= 729 * day;
    expect(await store.signingKey()).toBe(before);
    const keys = await store.linkKeys();
    expect(read(link, keys)).toEqual({ leadId });
    expect(read(ahead, keys)).toEqual({ leadId });
  });

  it('are forgotten when the owner asks for it: no earlier link holds, and the next one does', async () => {
    const link = await sign();
    await store.replaceLinkKeys();
    expect(read(link, await store.linkKeys())).toBe('forged');
    expect(read(await sign(), await store.linkKeys())).toEqual({ leadId });
  });
});

it('a link is forged when any part of it was changed, cut off or signed by a stranger', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const link = answerLink(leadId, 'our key', now).slice(answerLinkPath.length);
  const [, signature = '', until = ''] = link.split('/');
  const read = (path: string) => readAnswerLink(path, ['another key', 'our key'], now);
  expect(read(link)).toEqual({ leadId });
  const others = [
    `ABCDEFGJ/${signature}/${until}`,
    `abcdefgh/${signature}/${until}`,
    `${leadId}/${signature}/${Number(until) + 1}`,
    `${leadId}/${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}/${until}`,
    `${leadId}/${signature.slice(1)}/${until}`,
    `${leadId}/${signature}/`,
    `${leadId}/${signature}`,
    leadId,
    '',
    `${link}/`,
    answerLink(leadId, 'a stranger', now).slice(answerLinkPath.length),
  ];
  for (const other of others) expect(read(other), other).toBe('forged');
  expect(readAnswerLink(link, [], now)).toBe('forged');
});
