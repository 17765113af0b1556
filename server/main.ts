import { join } from 'node:path';
import owner from '../owner.config.ts';
import { sampleValues } from '../src/owner/sample-data.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type ServerConfig } from './config.ts';
import { SqliteStore } from './intake/sqlite-store.ts';
import { Postman } from './mail/postman.ts';
import { readSite } from './website/files.ts';

/** Says what is wrong in one sentence and stops. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function banner(config: ServerConfig, dead: number): string {
  const sample = sampleValues(owner).map(({ field }) => field);
  return [
    '',
    `  The site is running:  http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`,
    `  Messages are kept in: ${join(config.dataDir, 'leads.db')}  (npm run leads -- list)`,
    config.mail
      ? `  Mail:                 every message is sent to ${config.mail.to}${dead > 0 ? `; ${dead} could not be delivered (npm run leads -- list)` : ''}`
      : '  Mail:                 not set up (SMTP_URL). Messages are kept, and nobody is told of them by mail.',
    sample.length > 0 &&
      `  Sample data:          ${sample.length} values of owner.config.ts, among them ${sample.slice(0, 4).join(', ')}`,
    '',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

async function start(): Promise<void> {
  const config = readConfig();
  const site = readSite('dist');
  const store = new SqliteStore({ file: join(config.dataDir, 'leads.db'), ordersLetters: config.mail !== undefined });
  const postman =
    config.mail &&
    new Postman({
      store,
      mail: config.mail,
      onFault: (fault) => console.error(`A letter could not be delivered (${fault}); it is tried again.`),
    });
  const app = await buildApp({ ...config, store, owner, site });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Finishes what is under way, answers 503 to what is new, closes the database.
      void (postman?.stop() ?? Promise.resolve()).then(() => app.close()).then(() => process.exit(0));
    });
  }
  await app.listen({ port: config.port, host: config.host });
  postman?.start();
  console.log(banner(config, (await store.counts()).lettersDead));
}

start().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop('The port is in use by another program. Set PORT to another one, for example PORT=4400 npm start.');
  if (error instanceof ConfigError) stop(error.message);
  stop(`The site could not start: ${error.message}`);
});
