import { join } from 'node:path';
import owner from '../../owner.config.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { SqliteStore } from './sqlite-store.ts';

// The server that the crash trial kills: the real form service without its limit for one visitor.
const config = readConfig();
const app = await buildApp({
  ...config,
  store: new SqliteStore({ file: join(config.dataDir, 'leads.db'), ordersLetters: true }),
  owner,
  messagesPerMinute: 1_000_000,
});
await app.listen({ port: config.port, host: config.host });
console.log('listening');
