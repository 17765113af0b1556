import owner from '../owner.config.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openLeadStore } from './leads/open-lead-store.ts';

// The form service without the pages, for `npm run dev`: Astro serves those itself and passes /f/ on to here.
const config = readConfig();
const app = await buildApp({ ...config, store: openLeadStore(config), owner });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
await app.listen({ port: config.port, host: config.host });
