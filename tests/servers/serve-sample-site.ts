import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { readSite } from '../../server/website/files.ts';
import { readServerSettings } from '../../settings/read-settings.ts';
import { dataFolderNote } from '../browser/leads.ts';
import owner from '../sample-owner.ts';
import { siteFolder } from '../sample-site.ts';

// The real server on the built site with a database of its own; only the limit for one visitor is out of the way.
const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'));
mkdirSync('test-results', { recursive: true });
writeFileSync(dataFolderNote, folder);

const config = readServerSettings();
const store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
const app = await buildApp({ ...config, store, owner, site: readSite(siteFolder), messagesPerMinute: 10_000 });
process.on('SIGTERM', () => {
  void app.close().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
await app.listen({ port: config.port, host: config.host });
