import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, requestBytes } from '../../servers/raw-exchange.ts';

const megabyte = 2 ** 20;
const page = `<title>About</title>${'<p>Plain words about a small office.</p>'.repeat(1_000)}`;
let folder: string;
let server: ChildProcess;
let port: number;

/** The next message of the server, after asking for one. */
function told<Message>(ask = false): Promise<Message> {
  return new Promise((heard) => {
    server.once('message', (message) => heard(message as Message));
    if (ask) server.send('rss?');
  });
}

const memory = async () => (await told<{ rss: number }>(true)).rss;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slow-clients-'));
  mkdirSync(join(folder, 'dist', 'blog'), { recursive: true });
  for (const file of ['index.html', 'about.html', '404.html', 'blog/post-not-found.html'])
    writeFileSync(join(folder, 'dist', file), page);
  server = fork(resolve('tests/servers/load-child.ts'), [join(folder, 'dist'), join(folder, 'leads.db')]);
  ({ port } = await told<{ port: number }>());
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function open(): Promise<Socket> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1', () => opened(socket));
    socket.on('error', failed);
  });
}

/** Milliseconds until a page has come. */
async function pageTime(): Promise<number> {
  const { status, lastedMs } = await exchange(port, requestBytes('GET', '/about'));
  expect(status).toBe(200);
  return lastedMs;
}

describe.concurrent('a visitor who is slower than any phone', () => {
  it('and sends its headers sign by sign is told 408 within 25 seconds', async () => {
    const { status, lastedMs } = await exchange(port, 'GET /about HTTP/1.1\r\nHost: x\r\n', {
      bytes: `X-Slow: ${'a'.repeat(100)}`,
      everyMs: 500,
    });
    expect(status).toBe(408);
    expect(lastedMs).toBeGreaterThan(10_000);
    expect(lastedMs).toBeLessThan(25_000);
  });

  it('and sends its message sign by sign is told 408 within 45 seconds', async () => {
    const head = requestBytes('POST', '/f/contact', 'Content-Type: application/json', 'Content-Length: 500');
    const { status, lastedMs } = await exchange(port, head, { bytes: `{"name":"${'a'.repeat(400)}`, everyMs: 500 });
    expect(status).toBe(408);
    expect(lastedMs).toBeLessThan(45_000);
  });

  it('and says nothing at all is let go within 25 seconds', async () => {
    expect((await exchange(port, '')).lastedMs).toBeLessThan(25_000);
  });
});

it('2,000 visitors who only hold the line leave a page under 250 ms and cost less than 64 MB', async () => {
  const before = await memory();
  const idle: Socket[] = [];
  while (idle.length < 2_000) idle.push(...(await Promise.all(Array.from({ length: 200 }, open))));
  const times: number[] = [];
  for (let round = 0; round < 20; round++) times.push(await pageTime());
  const grown = (await memory()) - before;
  for (const socket of idle) socket.destroy();
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(250);
  expect(grown).toBeLessThan(64 * megabyte);
});

it('a visitor who asks for 20,000 pages at once and reads none costs less than 64 MB', async () => {
  const before = await memory();
  const socket = await open();
  socket.on('error', () => undefined);
  socket.pause();
  for (let packet = 0; packet < 200; packet++) socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  await new Promise((waited) => setTimeout(waited, 2_000));
  const grown = (await memory()) - before;
  expect(await pageTime()).toBeLessThan(250);
  socket.destroy();
  expect(grown).toBeLessThan(64 * megabyte);
});
