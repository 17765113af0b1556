import { readOwner } from '../owner/read-owner.ts';
import { readConfig } from '../settings/server-settings.ts';
import { buildApp } from './app.ts';
import { openLeadStore } from './leads/open-lead-store.ts';
import { orderedLetters } from './mail/ordered-letters.ts';
import { startFault } from './start-fault.ts';

// The form service without the pages, for `npm run dev`: Astro serves those itself and passes /f/ on to here. It sends no mail.
async function start(): Promise<void> {
  const config = readConfig();
  const app = await buildApp({ ...config, store: openLeadStore(config, orderedLetters(config.mail)), owner: await readOwner() });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port: config.port, host: config.host });
}

start().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  console.error(startFault(error, error.port));
  process.exit(1);
});
