import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, listening } from './web-server.ts';

/** Our own server as `npm run serve` starts it, behind a proxy on this machine. */
export interface SiteServer {
  readonly port: number;
  /** Folder of its messages. */
  readonly folder: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** @param prepare what is done to the folder of its messages before it starts */
export async function startSiteServer(prepare: (folder: string) => void = () => undefined): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'behind-a-proxy-'));
  prepare(folder);
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' };
  const child = spawn(process.execPath, ['server/main.ts'], { env: { PATH: process.env.PATH, ...settings } });
  await listening(port, child);
  return {
    port,
    folder,
    process: child,
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
