import { readOwner } from '../owner/read-owner.ts';
import { readServerSettings } from '../settings/read-settings.ts';
import { buildApp } from './app.ts';
import { openLeadStore } from './leads/open-lead-store.ts';
import { startFault } from './start-fault.ts';

// The form service without the pages, for `npm run dev`: Astro serves those itself and passes /f/ on to here, on the port after
// its own. What is tried there orders no letter, so that none goes out when the site starts with the same database.
async function start(): Promise<void> {
  const config = readServerSettings();
  const app = await buildApp({ ...config, store: openLeadStore(config, []), owner: readOwner() });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port: config.port + 1, host: config.host });
}

start().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  console.error(startFault(error, error.port));
  process.exit(1);
});
