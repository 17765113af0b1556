import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { freePort } from '../../servers/programs.ts';
import { runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';

/** How often the server is killed; `CRASH_TRIALS` asks for a longer run. */
const kills = Number(process.env.CRASH_TRIALS ?? 25);
const clients = 8;

/** Sends messages one after the other until the server is gone; returns the texts that were acknowledged. */
async function sendUntilGone(url: string, name: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; ; count += 1) {
    const message = `${name}-${count}`;
    const answer = await sendMessage(url, message);
    // A cut line: what was under way may or may not be stored, and nobody was told that it is.
    if (!answer) return acknowledged;
    const said = (await answer.json().catch(() => ({}))) as { ok?: boolean };
    if (answer.ok && said.ok) acknowledged.push(message);
  }
}

it(
  `after ${kills} kills at random moments every acknowledged message is there, once, and the database is whole`,
  async () => {
    const folder = siteFolder();
    const PORT = String(await freePort());
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await runServer(folder.path, { PORT, MESSAGES_PER_MINUTE: '1000000' });
      const sending = Array.from({ length: clients }, (_, client) => sendUntilGone(server.url, `${kill}-${client}`));
      setTimeout(() => server.process.kill('SIGKILL'), 20 + Math.random() * 180);
      acknowledged.push(...(await Promise.all(sending)).flat());
      await server.end('SIGKILL');
    }
    const database = new DatabaseSync(join(folder.path, 'data', 'leads.db'));
    const stored = (
      database.prepare("SELECT json_extract(fields, '$.message') AS message FROM leads").all() as { message: string }[]
    ).map(({ message }) => message);
    const whole = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    database.close();
    folder.remove();
    expect(whole.integrity_check).toBe('ok');
    expect(acknowledged.length).toBeGreaterThan(kills);
    const present = new Set(stored);
    expect(acknowledged.filter((message) => !present.has(message))).toEqual([]);
    expect(stored).toHaveLength(present.size);
    console.log(`${kills} kills: ${acknowledged.length} messages acknowledged, ${stored.length} stored.`);
  },
  kills * 10_000,
);
