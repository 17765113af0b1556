import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import owner from '../../owner.config.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';
import { Postman } from './postman.ts';

const hour = 3_600_000;
const values = {
  name: 'Ana "A" <Méndez>',
  email: 'ana@example.org',
  phone: '+1 (206) 555-0100',
  subject: 'Rate Quote',
  message: 'Line one\n<script>alert(1)</script> & more',
  preferredContact: 'text',
  formName: 'Main Contact Form',
};

let folder: string;
let store: SqlLeadStore;
let now: number;
let server: SMTPServer | undefined;
let received: Email[];
let faults: string[];

/** A real mail server on loopback; `behaviour` makes it refuse or drop. */
async function mailServer(behaviour: SMTPServerOptions = {}, port = 0): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          received.push(letter);
          done();
        });
      });
    },
    ...behaviour,
  });
  server.on('error', () => {
    // A dropped line is what some of these tests are about.
  });
  await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening));
  return (server.server.address() as AddressInfo).port;
}

async function closeServer() {
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
  server = undefined;
}

const postmanTo = (port: number) =>
  new Postman({
    store,
    owner,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, to: 'owner@example.org', from: 'site@example.net', confirmsToSender: true },
    now: () => now,
    random: () => 0.5,
    onFault: (fault) => faults.push(fault),
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postman-'));
  now = Date.parse('2026-11-21T12:00:00Z');
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')), { now: () => now, letters: ['notice'] });
  received = [];
  faults = [];
});

afterEach(async () => {
  await closeServer();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the letter about a message', () => {
  it('reaches the owner once, with everything the person wrote, safe to open and answered to the person', async () => {
    const postman = postmanTo(await mailServer());
    const id = await store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    await postman.carry();
    await postman.stop();
    expect(received).toHaveLength(1);
    const [letter] = received as [Email];
    expect(letter.to).toEqual([{ address: 'owner@example.org', name: '' }]);
    expect(letter.replyTo).toEqual([{ name: values.name, address: values.email }]);
    expect(letter.subject).toBe(`Main Contact Form: Rate Quote, ${values.name}`);
    for (const value of [...Object.values(values).slice(0, 5), `Reference ${id}`]) expect(letter.text).toContain(value);
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(letter.html).not.toContain('<script');
    expect(letter.html).toContain('href="tel:+12065550100"');
    expect(letter.html).toContain('href="mailto:ana@example.org"');
    expect((await store.list())[0]?.letter).toBe('sent');
  });

  it('cannot be given a header by what was typed', async () => {
    const postman = postmanTo(await mailServer());
    await store.add({
      form: 'contact',
      values: { ...values, name: 'Eve\r\nBcc: all@evil.test', subject: 'Hi\r\nX-Evil: 1' },
      status: 'new',
    });
    await postman.carry();
    await postman.stop();
    const headers = received[0]?.headers.map(({ key }) => key) ?? [];
    expect(headers).not.toContain('bcc');
    expect(headers).not.toContain('x-evil');
    expect(received[0]?.subject).toBe('Main Contact Form: Hi X-Evil: 1, Eve Bcc: all@evil.test');
  });

  it('of a Second Look carries its own subject and says that the Loan Estimate comes separately', async () => {
    const postman = postmanTo(await mailServer());
    await store.add({
      form: 'second-look',
      values: { firstName: 'Cy', lastName: 'Park', email: 'cy@example.org', subject: 'New Second Look Submission from Cy Park' },
      status: 'new',
    });
    await postman.carry();
    await postman.stop();
    expect(received[0]?.subject).toBe('New Second Look Submission from Cy Park');
    expect(received[0]?.text).toContain('Their Loan Estimate comes separately');
  });

  it('is not written for a message in quarantine', async () => {
    const postman = postmanTo(await mailServer());
    await store.add({ form: 'contact', values, status: 'quarantine' });
    await postman.carry();
    await postman.stop();
    expect(received).toEqual([]);
  });
});

describe('a mail server that', () => {
  it('is down for an hour gets the letter when it is up again', async () => {
    const port = await mailServer();
    await closeServer();
    const postman = postmanTo(port);
    await store.add({ form: 'contact', values, status: 'new' });
    for (let passed = 0; passed < 60; passed += 1) {
      await postman.carry();
      now += hour / 60;
    }
    expect(faults.length).toBeGreaterThan(3);
    expect(faults.length).toBeLessThan(10);
    expect(await store.counts()).toMatchObject({ lettersWaiting: 1, lettersDead: 0 });
    await mailServer({}, port);
    now += hour;
    await postman.carry();
    await postman.stop();
    expect(received).toHaveLength(1);
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 0 });
  });

  it.each([451, 550])('answers %i is tried again, given up after three days, and tried anew when asked', async (responseCode) => {
    let refuses = true;
    const port = await mailServer({
      onRcptTo(_address, _session, done) {
        done(refuses ? Object.assign(new Error('no'), { responseCode }) : undefined);
      },
    });
    const postman = postmanTo(port);
    const id = await store.add({ form: 'contact', values, status: 'new' });
    for (let passed = 0; passed < 80; passed += 1) {
      await postman.carry();
      now += hour;
    }
    expect(faults[0]).toContain(String(responseCode));
    expect((await store.find(id))?.letter).toBe('dead');
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0, lettersDead: 1 });
    refuses = false;
    expect(await store.resendLetter(id)).toBe(true);
    await postman.carry();
    await postman.stop();
    expect(received).toHaveLength(1);
  });

  it('drops the line within the letter gets it again under the same Message-ID', async () => {
    let drops = 1;
    const ids: string[] = [];
    const port = await mailServer({
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
            ids.push(letter.messageId ?? 'none');
            if (drops-- <= 0) return done();
            const connections = (server as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections;
            for (const connection of connections) if (connection.id === session.id) connection._socket.destroy();
          });
        });
      },
    });
    const postman = postmanTo(port);
    await store.add({ form: 'contact', values, status: 'new' });
    await postman.carry();
    expect(await store.counts()).toMatchObject({ lettersWaiting: 1 });
    now += hour;
    await postman.carry();
    await postman.stop();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(await store.counts()).toMatchObject({ lettersWaiting: 0 });
  });
});

it('names no person in what it says of a fault', async () => {
  const port = await mailServer({
    onRcptTo: (_address, _session, done) => done(new Error(`mailbox of ${values.email} is full`)),
  });
  const postman = postmanTo(port);
  await store.add({ form: 'contact', values, status: 'new' });
  await postman.carry();
  await postman.stop();
  expect(faults).toHaveLength(1);
  expect(faults.join()).not.toMatch(/ana|example/i);
});

it('without mail set up a message orders no letter, and nothing waits for ever', async () => {
  const plain = new SqlLeadStore(new SqliteDatabase(join(folder, 'plain.db')), { now: () => now });
  await plain.add({ form: 'contact', values, status: 'new' });
  expect(await plain.counts()).toMatchObject({ stored: 1, lettersWaiting: 0 });
  expect(await plain.takeLetter()).toBeUndefined();
  await plain.close();
});
