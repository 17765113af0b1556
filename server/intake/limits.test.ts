import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { visitorKey } from '../visitor-key.ts';

let app: FastifyInstance;
let database: TestDatabase;

/** A service that takes two messages a minute from one visitor. */
async function service(trustProxy: readonly string[] = [], requestTimeoutMs = 30_000): Promise<void> {
  database = await testedDatabase.create();
  const store = new SqlLeadStore(database.open());
  app = await buildApp({ store, owner, trustProxy, messagesPerMinute: 2, requestTimeoutMs });
}

afterEach(async () => {
  await app.close();
  await database.drop();
});

/** Statuses of three different messages in a row. */
async function three(forwardedFor: (index: number) => string | undefined, remoteAddress = '127.0.0.1'): Promise<number[]> {
  const statuses: number[] = [];
  for (const index of [1, 2, 3]) {
    const from = forwardedFor(index);
    const answer = await app.inject({
      method: 'POST',
      url: '/f/contact',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
      payload: JSON.stringify({ name: 'Ana', email: 'a@example.org', subject: 'Rate Quote', message: `Message ${index}` }),
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe('one visitor', () => {
  it('stays one visitor whatever X-Forwarded-For says, while no proxy is trusted', async () => {
    await service();
    expect(await three((index) => `203.0.113.${index}`)).toEqual([200, 200, 429]);
  });

  it('behind a trusted proxy is told apart from the others', async () => {
    await service(['127.0.0.1']);
    expect(await three((index) => `203.0.113.${index}`)).toEqual([200, 200, 200]);
    expect(await three(() => '203.0.113.50')).toEqual([200, 200, 429]);
  });

  it('behind a trusted proxy cannot pass for others by naming them in front of the own address', async () => {
    await service(['127.0.0.1']);
    expect(await three((index) => `198.51.100.${index}, 203.0.113.60`)).toEqual([200, 200, 429]);
  });

  it('who does not come through the trusted proxy is not believed', async () => {
    await service(['10.0.0.0/8']);
    expect(await three((index) => `203.0.113.${index}`, '192.0.2.9')).toEqual([200, 200, 429]);
  });

  it('is one household under IPv6: the first 64 bits of the address', async () => {
    await service(['127.0.0.1']);
    expect(await three((index) => `2001:db8:1:2::${index}`)).toEqual([200, 200, 429]);
    expect(await three((index) => `2001:db8:1:${index + 2}::1`)).toEqual([200, 200, 200]);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8:0:1::9', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:0:1::9]:51234', '2001:db8:0:1'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
])('the address %s counts as %s', async (address, key) => {
  await service();
  expect(visitorKey(address)).toBe(key);
});

it('a sender who drips a message byte by byte is cut off, and others are answered meanwhile', async () => {
  await service([], 1_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const started = performance.now();
  const said = new Promise<string>((ended) => {
    const line = connect(port, '127.0.0.1');
    let answer = '';
    line.on('data', (chunk) => (answer += String(chunk)));
    line.write('POST /f/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{');
    const drip = setInterval(() => line.write(' '), 100);
    line.on('error', () => {});
    line.on('close', () => {
      clearInterval(drip);
      ended(answer);
    });
  });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(await said).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeLessThan(10_000);
});
