import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';
import { canTrace, syncsIn, trace } from '../../servers/strace.ts';

const traces = canTrace();

describe.skipIf(!traces)('a disk that takes 50 ms to sync (skipped where strace is missing, or may not trace)', () => {
  let server: RunningServer;
  const site = siteFolder();

  afterEach(async () => {
    await server.end('SIGKILL');
    site.remove();
  });

  it('keeps many messages with one sync, and keeps no page waiting', async () => {
    server = await runServer(site.path, { MESSAGES_PER_MINUTE: '1000000' });
    await sendMessage(server.url, 'warm');
    const traced = join(site.path, 'trace');
    const stop = await trace(server, traced, 'trace=fsync,fdatasync', 'inject=fsync,fdatasync:delay_enter=50000');
    const sending = Array.from({ length: 160 }, (_, index) => sendMessage(server.url, `message ${index}`));
    const waits: number[] = [];
    let sent = false;
    const all = Promise.all(sending).finally(() => {
      sent = true;
    });
    while (!sent) {
      const asked = performance.now();
      await (await fetch(server.url)).text();
      waits.push(performance.now() - asked);
    }
    expect((await all).filter((answer) => answer?.status !== 200)).toEqual([]);
    await stop();
    const syncs = syncsIn(readFileSync(traced, 'utf8'));
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(80);
    const [middle = Number.NaN] = waits.sort((a, b) => a - b).slice(Math.floor(waits.length / 2));
    expect(middle).toBeLessThan(45);
  });
});
