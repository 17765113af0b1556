import owner from '../../owner.config.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';

// The server that the crash trial kills: the real form service without its limit for one visitor.
const config = readConfig();
const app = await buildApp({
  ...config,
  store: openLeadStore(config),
  owner,
  messagesPerMinute: 1_000_000,
});
await app.listen({ port: config.port, host: config.host });
console.log('listening');
