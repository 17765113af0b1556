import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour, MailTrial, values } from '../../tests/servers/mail.ts';
import { deliveryLimitMs, letterLeaseMs } from '../leads/lead-store.ts';

let trial: MailTrial;

beforeEach(() => {
  trial = new MailTrial('new-lead');
});

afterEach(() => trial.end());

describe('a mail server that', () => {
  it('is down for an hour gets the letter when it is up again', async () => {
    const port = await trial.listen();
    await trial.closeServer();
    const postman = trial.postman(port);
    await trial.store.add({ form: 'contact', values, status: 'new' });
    for (let passed = 0; passed < 60; passed += 1) {
      await postman.carry();
      trial.now += hour / 60;
    }
    expect(trial.faults.length).toBeGreaterThan(3);
    expect(trial.faults.length).toBeLessThan(10);
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 1, lettersDead: 0 });
    await trial.listen({}, port);
    // The pause after an hour of attempts is one of an hour, a fifth more at most.
    trial.now += 1.2 * hour;
    await postman.carry();
    await postman.stop();
    expect(trial.received).toHaveLength(1);
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 0 });
  });

  it.each([451, 550])('answers %i is tried again, given up after three days, and tried anew when asked', async (responseCode) => {
    let refuses = true;
    const port = await trial.listen({
      onRcptTo(_address, _session, done) {
        done(refuses ? Object.assign(new Error('no'), { responseCode }) : undefined);
      },
    });
    const postman = trial.postman(port);
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    for (let passed = 0; passed < 80; passed += 1) {
      await postman.carry();
      trial.now += hour;
    }
    expect(trial.faults[0]).toContain(String(responseCode));
    expect((await trial.store.find(id))?.letter).toBe('dead');
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 1 });
    refuses = false;
    expect(await trial.store.resendLetter(id)).toBe(true);
    await postman.carry();
    await postman.stop();
    expect(trial.received).toHaveLength(1);
  });

  it('hangs does not keep the next message from being stored, and gets the letter once it answers again', async () => {
    let hangs = true;
    const port = await trial.listen({
      onConnect(_session, done) {
        if (!hangs) done();
      },
    });
    const postman = trial.postman(port, { greetingTimeout: 300 });
    await trial.store.add({ form: 'contact', values, status: 'new' });
    const carrying = postman.carry();
    await trial.store.add({ form: 'contact', values: { ...values, message: 'Meanwhile' }, status: 'new' });
    expect(await trial.store.counts()).toMatchObject({ stored: 2 });
    await carrying;
    expect(trial.faults.length).toBeGreaterThan(0);
    hangs = false;
    trial.now += hour;
    await postman.carry();
    await postman.stop();
    expect(trial.received).toHaveLength(2);
  });

  it('says a word now and then and never ends is left at a deadline, and the next letter goes out', async () => {
    let connections = 0;
    let talking: NodeJS.Timeout | undefined;
    const port = await trial.listen({
      onData(stream, session, done) {
        connections += 1;
        stream.resume();
        stream.on('end', () => {
          if (connections > 1) return done();
          // A line that goes on, well within every limit on silence (RFC 5321, 4.2.1).
          talking = setInterval(() => trial.say(session.id, '250-still at it\r\n'), 20);
        });
      },
    });
    const postman = trial.postman(port, { socketTimeout: 1_000, delivery: 2_000 });
    for (const message of ['One', 'Two'])
      await trial.store.add({ form: 'contact', values: { ...values, message }, status: 'new' });
    await postman.carry();
    clearInterval(talking);
    expect(connections).toBe(2);
    expect(trial.faults).toEqual(['ETIMEDOUT']);
    expect((await trial.store.list()).map(({ letter }) => letter).sort()).toEqual(['sent', 'waiting']);
    await postman.stop();
  });

  it('never ends holds up a stop for a moment only, and the letter is kept for the next start', async () => {
    const port = await trial.listen({ onData: (stream) => stream.resume() });
    const postman = trial.postman(port);
    await trial.store.add({ form: 'contact', values, status: 'new' });
    void postman.carry();
    const started = performance.now();
    await postman.stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 1, lettersDead: 0 });
  });

  it('drops the line within the letter gets it again under the same Message-ID', async () => {
    let drops = 1;
    const ids: string[] = [];
    const port = await trial.listen({
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
            ids.push(letter.messageId ?? 'none');
            if (drops-- <= 0) return done();
            trial.cut(session.id);
          });
        });
      },
    });
    const postman = trial.postman(port);
    await trial.store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 1 });
    trial.now += hour;
    await postman.carry();
    await postman.stop();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(await trial.store.counts()).toMatchObject({ lettersWaiting: 0 });
  });
});

it('a letter belongs to who took it for longer than a delivery can last', () => {
  expect(deliveryLimitMs).toBe(120_000);
  expect(letterLeaseMs).toBeGreaterThan(2 * deliveryLimitMs);
});

describe('a letter that nobody takes', () => {
  /** Tries every due letter once each so many milliseconds, so many times. */
  async function tryFor(times: number, everyMs: number): Promise<void> {
    const postman = trial.postman(1);
    for (let time = 0; time < times; time += 1) {
      await postman.carry();
      trial.now += everyMs;
    }
    await postman.stop();
  }

  it('is not given up by a machine that was off for four days', async () => {
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    await tryFor(1, 96 * hour);
    await tryFor(1, 96 * hour);
    expect(trial.faults).toHaveLength(2);
    expect((await trial.store.find(id))?.letter).toBe('waiting');
  });

  it('is not given up at the first attempt of such a machine either, when it was tried for two days before', async () => {
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    await tryFor(48, hour);
    expect(trial.faults.length).toBeGreaterThanOrEqual(20);
    trial.now += 96 * hour;
    await tryFor(1, hour);
    expect((await trial.store.find(id))?.letter).toBe('waiting');
    await tryFor(40, hour);
    expect((await trial.store.find(id))?.letter).toBe('dead');
  });

  it('is tried within hours when it was ordered by a clock that ran two years ahead', async () => {
    trial.now += 2 * 365 * 24 * hour;
    const id = await trial.store.add({ form: 'contact', values, status: 'new' });
    trial.now -= 2 * 365 * 24 * hour;
    await tryFor(1, hour);
    expect(trial.faults).toHaveLength(1);
    expect((await trial.store.find(id))?.letter).toBe('waiting');
  });
});

it('of three mailboxes that the owner named, each gets the one letter, and one that is refused keeps it from no other', async () => {
  const asked: string[] = [];
  const port = await trial.listen({
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      done(address.startsWith('gone') ? Object.assign(new Error('no'), { responseCode: 550 }) : undefined);
    },
  });
  const postman = trial.postman(port, {}, ['gone@example.org', 'owner@example.org', 'partner@example.org']);
  await trial.store.add({ form: 'contact', values, status: 'new' });
  await postman.carry();
  trial.now += hour;
  await postman.carry();
  await postman.stop();
  expect(trial.received).toHaveLength(1);
  expect(asked).toEqual(['gone@example.org', 'owner@example.org', 'partner@example.org']);
  expect(trial.received[0]?.to?.map(({ address }) => address)).toEqual(asked);
  expect(trial.faults.join()).toMatch(/one of several mailboxes/);
});

it('names no person in what it says of a fault', async () => {
  const port = await trial.listen({
    onRcptTo: (_address, _session, done) => done(new Error(`mailbox of ${values.email} is full`)),
  });
  const postman = trial.postman(port);
  await trial.store.add({ form: 'contact', values, status: 'new' });
  await postman.carry();
  await postman.stop();
  expect(trial.faults).toHaveLength(1);
  expect(trial.faults.join()).not.toMatch(/ana|example/i);
});

it('without mail set up a message orders no letter, and nothing waits for ever', async () => {
  const silent = new MailTrial();
  await silent.store.add({ form: 'contact', values, status: 'new' });
  expect(await silent.store.counts()).toMatchObject({ stored: 1, lettersWaiting: 0 });
  expect(await silent.store.takeLetter()).toBeUndefined();
  await silent.end();
});
