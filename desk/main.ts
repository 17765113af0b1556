import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MessageBook, messageBook } from '../server/leads/message-book.ts';
import { readPublishSettings, readServerSettings } from '../settings/read-settings.ts';
import { deskApp } from './app.ts';
import { buildDesk, deskFolder } from './build.ts';
import { addressOf, type DeskAddress } from './guard.ts';
import { openInBrowser } from './open-in-browser.ts';
import { servePreview } from './preview/shown-pages.ts';
import { GitError } from './saving/git.ts';
import { ensureHistory } from './saving/save.ts';

// The desk of the owner, on this computer alone.
const root = join(import.meta.dirname, '..');
const running = join(deskFolder, 'running.json');
const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-browser': { type: 'boolean' } } });
const port = Number(values.port ?? 4330);

/** What `scripts/desk.mjs` is told where the desk is to be opened again: after an upgrade. */
const openAgainStatus = 75;

/** Shows an address to whoever has started the desk. */
function show(address: string, words: string): void {
  console.log(`\n${words}\n\n  ${address}\n`);
  if (!values['no-browser']) openInBrowser(address);
}

/** The messages of the server where the site is published, or of this computer. */
function messages(): MessageBook {
  const { destination } = readPublishSettings();
  return messageBook(readServerSettings(), destination?.kind === 'server' ? destination : undefined);
}

/** The desk that is open in this folder already, if it still answers. */
async function openDesk(): Promise<DeskAddress | undefined> {
  if (!existsSync(running)) return undefined;
  const desk = JSON.parse(readFileSync(running, 'utf8')) as DeskAddress;
  const answer = await fetch(addressOf(desk)).catch(() => undefined);
  return answer?.ok ? desk : undefined;
}

async function start(): Promise<void> {
  const open = await openDesk();
  if (open) {
    show(addressOf(open), 'The desk is open already, in another window. It is shown again:');
    return;
  }
  await ensureHistory(root);
  const desk = { port, key: randomBytes(18).toString('base64url') };
  const close = async (status: number) => {
    rmSync(running, { force: true });
    await app.close();
    process.exit(status);
  };
  const openAgain = () => void close(openAgainStatus);
  const place = { folder: root, waiting: join(deskFolder, 'waiting') };
  const preview = await servePreview({ ...desk, ...place }, root);
  const app = deskApp({ ...desk, ...place, ...(await buildDesk(root)), messages, openAgain, preview });
  await app.listen({ host: '127.0.0.1', port });
  mkdirSync(deskFolder, { recursive: true });
  writeFileSync(running, JSON.stringify(desk), { mode: 0o600 });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0));
  show(addressOf(desk), 'The desk is open. Only this computer can reach it. Ctrl and C closes it.');
}

start().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    console.error(`Another program uses the number ${port}. Start the desk with another one: npm run desk -- --port ${port + 1}`);
  else if (error instanceof GitError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
