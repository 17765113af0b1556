import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** How often the server is killed; `CRASH_TRIALS` asks for a longer run. */
const kills = Number(process.env.CRASH_TRIALS ?? 25);
const clients = 8;

let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Home</title>');
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  port = (probe.address() as { port: number }).port;
  await new Promise((closed) => probe.close(closed));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [resolve('server/intake/crash-child.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    server.stdout?.once('data', () => ready());
    server.once('exit', () => failed(new Error('The server ended before it listened.')));
  });
  return server;
}

/** Sends messages one after the other until the server is gone; returns the texts that were acknowledged. */
async function sendUntilGone(name: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; ; count += 1) {
    const message = `${name}-${count}`;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/f/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Crash Trial', email: 'crash@example.org', subject: 'General Inquiry', message }),
      });
      if (answer.ok && ((await answer.json()) as { ok?: boolean }).ok) acknowledged.push(message);
    } catch {
      // The line is cut: what was under way may or may not be stored, and nobody was told that it is.
      return acknowledged;
    }
  }
}

it(
  `after ${kills} kills at random moments every acknowledged message is there, once, and the database is whole`,
  async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer();
      const gone = new Promise((ended) => server.once('exit', ended));
      const sending = Array.from({ length: clients }, (_, client) => sendUntilGone(`${kill}-${client}`));
      setTimeout(() => server.kill('SIGKILL'), 20 + Math.random() * 180);
      acknowledged.push(...(await Promise.all(sending)).flat());
      await gone;
    }
    const database = new DatabaseSync(join(folder, 'data', 'leads.db'));
    const stored = (
      database.prepare("SELECT json_extract(fields, '$.message') AS message FROM leads").all() as { message: string }[]
    ).map(({ message }) => message);
    const whole = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    database.close();
    expect(whole.integrity_check).toBe('ok');
    expect(acknowledged.length).toBeGreaterThan(kills * clients);
    const present = new Set(stored);
    expect(acknowledged.filter((message) => !present.has(message))).toEqual([]);
    expect(stored).toHaveLength(present.size);
    console.log(`${kills} kills: ${acknowledged.length} messages acknowledged, ${stored.length} stored.`);
  },
  kills * 5_000,
);
