import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runServer } from './running-server.ts';

export interface ServedSite {
  readonly url: string;
  /** What the server has stored, oldest first. */
  leads(): readonly Readonly<Record<string, string>>[];
  close(): Promise<void>;
}

/** The built site behind its own server, with an empty database, on a free port. */
export async function serveSite(): Promise<ServedSite> {
  const data = mkdtempSync(join(tmpdir(), 'site-in-engines-'));
  const server = await runServer(process.cwd(), { DATA_DIR: data, HOST: '127.0.0.1', SMTP_URL: '' });
  return {
    url: server.url,
    leads() {
      const database = new DatabaseSync(join(data, 'leads.db'), { readOnly: true });
      try {
        const rows = database.prepare('SELECT fields FROM leads ORDER BY rowid').all() as { fields: string }[];
        return rows.map(({ fields }) => JSON.parse(fields) as Record<string, string>);
      } finally {
        database.close();
      }
    },
    async close() {
      await server.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The site as it arrives when what matches `lost` does not: a line that breaks, or a network that filters. */
export async function serveWithout(siteUrl: string, lost: RegExp): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    if (lost.test(url)) return answer.writeHead(404).end();
    const found = await fetch(siteUrl + url);
    const headers = [...found.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    return answer.writeHead(found.status, Object.fromEntries(headers)).end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
