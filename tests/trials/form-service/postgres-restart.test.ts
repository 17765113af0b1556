import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresDatabase } from '../../../server/leads/postgres-database.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { hasPostgres, type PostgresServer, startPostgresServer } from '../../servers/postgres-server.ts';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';

const url = ({ url: address }: PostgresServer) => `${address}/postgres`;

describe.skipIf(!hasPostgres)('a restart of PostgreSQL (skipped where it is not installed)', () => {
  let postgres: PostgresServer;
  const site = siteFolder();

  beforeAll(async () => {
    postgres = (await startPostgresServer()) as PostgresServer;
  });

  afterAll(async () => {
    await postgres.remove();
    site.remove();
  });

  it('under load ends no web server: pages are served meanwhile, forms answer 503, and messages are taken again after it', async () => {
    const server: RunningServer = await runServer(site.path, { DATABASE_URL: url(postgres), MESSAGES_PER_MINUTE: '1000000' });
    const acknowledged: string[] = [];
    let sending = true;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let count = 0; sending; count += 1) {
        const answer = await sendMessage(server.url, `${client}-${count}`);
        if (answer?.ok) acknowledged.push(`${client}-${count}`);
        await answer?.text();
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    await postgres.stop();
    expect((await fetch(server.url)).status).toBe(200);
    expect((await sendMessage(server.url, 'while it is away'))?.status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    await postgres.start();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    sending = false;
    await Promise.all(clients);
    expect(server.process.exitCode).toBeNull();
    await server.end();
    const store = new SqlLeadStore(new PostgresDatabase(url(postgres)));
    const stored = new Set((await store.list()).map(({ values }) => values.message));
    await store.close();
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
  });

  it('that is still under way when a site opens its messages is waited for by the next call', async () => {
    await postgres.stop();
    const store = new SqlLeadStore(new PostgresDatabase(url(postgres)));
    await expect(store.counts()).rejects.toThrow();
    await postgres.start();
    expect(await store.counts()).toMatchObject({ lettersDead: 0 });
    await store.close();
  });

  it('without encryption is no PostgreSQL for a site that asks for it', async () => {
    const store = new SqlLeadStore(new PostgresDatabase(`${url(postgres)}?sslmode=verify-full`));
    await expect(store.counts()).rejects.toThrow('does not support SSL');
    await store.close();
  });
});
