import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';
import { canTrace, syncsIn, trace } from '../../servers/strace.ts';

/** Whether this machine lets us mount a file system of our own. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let folder: ReturnType<typeof siteFolder>;
let data: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = siteFolder();
  data = join(folder.path, 'data');
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  folder.remove();
});

async function start(): Promise<RunningServer> {
  server = await runServer(folder.path, { DATA_DIR: data, MESSAGES_PER_MINUTE: '1000000' });
  return server;
}

/** Sends messages and sorts them by the status of their answers. */
async function send(url: string, name: string, count: number): Promise<Map<number, string[]>> {
  const byStatus = new Map<number, string[]>();
  for (let index = 0; index < count; index += 1) {
    const message = `${name}-${index} ${'.'.repeat(1500)}`;
    const status = (await sendMessage(url, message))?.status ?? 0;
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);
  }
  return byStatus;
}

function storedMessages(): string[] {
  const database = new DatabaseSync(join(data, 'leads.db'));
  const rows = database.prepare("SELECT json_extract(fields, '$.message') AS message FROM leads").all();
  const { integrity_check: whole } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  database.close();
  expect(whole).toBe('ok');
  return (rows as { message: string }[]).map(({ message }) => message).sort();
}

const traces = canTrace();
const whyNoTrace = traces ? '' : ' (skipped: this machine has no strace, or does not let it trace)';

describe(`the disk under strace${whyNoTrace}`, () => {
  it.skipIf(!traces)('is synced at least once before each message is acknowledged', async () => {
    const { url } = await start();
    await send(url, 'warm', 3);
    const output = join(folder.path, 'trace');
    const stop = await trace(server as RunningServer, output, 'trace=fsync,fdatasync');
    expect((await send(url, 'counted', 20)).get(200)).toHaveLength(20);
    await stop();
    expect(syncsIn(readFileSync(output, 'utf8'))).toBeGreaterThanOrEqual(20);
  });

  it.skipIf(!traces).each([
    ['cannot sync', 'fsync,fdatasync', 'EIO'],
    ['is full', 'pwrite64', 'ENOSPC'],
  ])('that %s gets no message acknowledged; those before and after are kept, without a restart', async (_, calls, fault) => {
    const { url } = await start();
    const before = await send(url, 'before', 5);
    const stop = await trace(server as RunningServer, '/dev/null', `trace=${calls}`, `inject=${calls}:error=${fault}`);
    const during = await send(url, 'during', 5);
    const health = await fetch(`${url}/healthz`);
    await stop();
    const after = await send(url, 'after', 5);
    expect([...before.keys(), ...during.keys(), ...after.keys()]).toEqual([200, 503, 200]);
    expect(health.status).toBe(503);
    expect(await (server as RunningServer).end()).toBe(0);
    expect(storedMessages()).toEqual([...(before.get(200) ?? []), ...(after.get(200) ?? [])].sort());
  });
});

const mounts = canMount();
const whyNoMount = mounts ? '' : ' (skipped: this machine does not let us mount a file system)';

describe(`a disk of one megabyte${whyNoMount}`, () => {
  it.skipIf(!mounts)('refuses messages once it is full, keeps those it took, and takes more when there is room', async () => {
    mkdirSync(data);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', data]);
    try {
      const filler = join(data, 'filler');
      writeFileSync(filler, Buffer.alloc(300_000));
      const { url } = await start();
      const filling = await send(url, 'filling', 400);
      expect([...filling.keys()]).toEqual([200, 503]);
      rmSync(filler);
      const after = await send(url, 'after', 3);
      expect([...after.keys()]).toEqual([200]);
      expect(await (server as RunningServer).end()).toBe(0);
      expect(storedMessages()).toEqual([...(filling.get(200) ?? []), ...(after.get(200) ?? [])].sort());
    } finally {
      await server?.end('SIGKILL');
      execFileSync('umount', ['--lazy', data]);
    }
    expect(existsSync(data)).toBe(true);
  });
});
