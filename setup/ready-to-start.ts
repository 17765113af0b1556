import { createServer } from 'node:net';
import { readOwner } from '../owner/read-owner.ts';
import { startFault } from '../server/start-fault.ts';
import { readAllSettings } from '../settings/read-settings.ts';

// `npm start` and `npm run dev` ask this before anything that takes time: are the owner's file and the settings right, and are
// the port free? `npm run dev` listens on the port after it as well.

/** @throws the error of the system, with the port, when nothing can listen there */
function untilFree(host: string, port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', (error) => taken(Object.assign(error, { port })));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

async function check(): Promise<void> {
  const config = readAllSettings();
  readOwner();
  await untilFree(config.host, config.port);
  if (!process.argv.includes('--dev')) return;
  await untilFree('localhost', config.port);
  await untilFree(config.host, config.port + 1);
}

check().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  console.error(startFault(error, error.port));
  process.exit(1);
});
