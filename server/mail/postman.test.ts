import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour, MailTrial, values } from './mail-for-tests.ts';

let trial: MailTrial;

beforeEach(() => {
  trial = new MailTrial('notice');
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
