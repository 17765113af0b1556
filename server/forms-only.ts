import { join } from 'node:path';
import owner from '../owner.config.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { SqliteStore } from './intake/sqlite-store.ts';

// The form service without the pages, for `npm run dev`: Astro serves those itself and passes /f/ on to here.
const config = readConfig();
const app = await buildApp({ ...config, store: new SqliteStore({ file: join(config.dataDir, 'leads.db') }), owner });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
await app.listen({ port: config.port, host: config.host });
