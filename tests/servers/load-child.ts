import { readOwner } from '../../owner/read-owner.ts';
import { buildApp } from '../../server/app.ts';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { readSite } from '../../server/website/files.ts';

// The server that the trial of slow and many visitors strains: in a process of its own, so that its memory can be told.
const [dist = '', database = ''] = process.argv.slice(2);
const app = await buildApp({ store: new SqlLeadStore(new SqliteDatabase(database)), owner: readOwner(), site: readSite(dist) });
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ port: (app.server.address() as { port: number }).port });
