import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const megabyte = 2 ** 20;
const senders = 4_000;
/** However many they are: 32 MB of what has arrived, and what a program needs to handle it. */
const mostGrowth = 160 * megabyte;
let folder: string;
let server: ChildProcess;
let port: number;
let stalled: Socket[] = [];

/** The next message of the server, after asking for one. */
function told<Message>(ask = false): Promise<Message> {
  return new Promise((heard) => {
    server.once('message', (message) => heard(message as Message));
    if (ask) server.send('rss?');
  });
}

const memory = async () => (await told<{ rss: number }>(true)).rss;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stalled-bodies-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  server = fork(resolve('tests/servers/load-child.ts'), [join(folder, 'dist'), join(folder, 'leads.db')]);
  ({ port } = await told<{ port: number }>());
});

afterEach(() => {
  for (const socket of stalled) socket.destroy();
  stalled = [];
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends most of a message of 64 kB, and holds the line. */
function stall(path: string, localAddress: string): Promise<void> {
  const head = ['POST', path, 'HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 64000\r\n\r\n'].join(' ');
  return new Promise((sent) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
      socket.write(`${head}${'x'.repeat(60_000)}`, () => sent()),
    );
    // The server lets some of them go.
    socket.on('error', () => sent());
    socket.resume();
    stalled.push(socket);
  });
}

/** A message that arrives at once, as a person's does; returns the status of its answer. */
function sendWhole(localAddress: string): Promise<number> {
  const body = JSON.stringify({
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'Rate Quote',
    message: 'I would like to buy a house',
  });
  const head = `POST /f/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  return new Promise((answered, failed) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(`${head}\r\n\r\n${body}`));
    socket.once('data', (data) => answered(Number(String(data).split(' ')[1])));
    socket.once('error', failed);
  });
}

it.each([
  ['one address', () => '127.0.0.1', (sender: number) => `/f/${sender}`],
  ['as many addresses', (sender: number) => `127.1.${sender >> 8}.${sender & 255}`, () => '/f/contact'],
])(
  `${senders} messages that never come to their end, from %s, cost less than 160 MB and hold up nobody else`,
  async (_, from, path) => {
    const before = await memory();
    for (let sender = 0; sender < senders; sender += 100)
      await Promise.all(Array.from({ length: 100 }, (_each, index) => stall(path(sender + index), from(sender + index))));
    const grown = (await memory()) - before;
    expect(await sendWhole('127.0.0.9')).toBe(200);
    expect(grown).toBeLessThan(mostGrowth);
  },
);
