import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deskApp } from '../../desk/app.ts';
import { buildDesk } from '../../desk/build.ts';
import { addressOf } from '../../desk/guard.ts';
import { servePreview } from '../../desk/preview/shown-pages.ts';
import { history, type Saved } from '../../desk/saving/history.ts';
import { ensureHistory } from '../../desk/saving/save.ts';
import { messageBook } from '../../server/leads/message-book.ts';
import { readServerSettings } from '../../settings/read-settings.ts';
import { sampleOwnerFile } from '../sample-owner.ts';
import { freePort } from './programs.ts';

/** A desk over an owner's files in a folder of their own. */
export interface TestDesk {
  readonly folder: string;
  readonly port: number;
  /** The address that the owner opens. */
  readonly address: string;
  /** Where the pages of its preview are. */
  readonly preview: string;
  read(path: string): string;
  saved(): Promise<Saved[]>;
  close(): Promise<void>;
}

/** Opens a desk over the sample owner's files. */
export async function openTestDesk(): Promise<TestDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  writeFileSync(join(folder, 'owner.yaml'), sampleOwnerFile);
  for (const part of ['pictures', 'content', 'public']) cpSync(part, join(folder, part), { recursive: true });
  await ensureHistory(folder);
  const built = await buildDesk(resolve('.'));
  const openAgain = () => undefined;
  const messages = () => messageBook({ ...readServerSettings({}), dataDir: join(folder, 'data') });
  const place = { port: await freePort(), key: 'a-key-of-a-test', folder, waiting: join(folder, '.waiting') };
  const preview = await servePreview(place, resolve('.'));
  const desk = { ...built, ...place, messages, openAgain, preview };
  const app = deskApp(desk);
  await app.listen({ host: '127.0.0.1', port: desk.port });
  return {
    folder,
    port: desk.port,
    address: addressOf(desk),
    preview: preview.origin,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    saved: async () => (await history(folder, 50)).filter(({ byDesk }) => byDesk),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
