import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parse } from 'node-html-parser';

/** The desk as an owner starts it, in a folder of its own. */
export interface DeskProgram {
  /** The address that it prints; after an upgrade it opens again and prints another one. @throws Error with what it said instead */
  address(number: number): Promise<string>;
  close(): Promise<void>;
}

/** Runs `npm run desk` in a folder, without a browser. */
export function runDesk(folder: string, port: number): DeskProgram {
  const program = spawn('node', ['scripts/desk.mjs', '--no-browser', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = once(program, 'close');
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (part) => {
      said += String(part);
      for (const listener of listeners) listener();
    });
  return {
    address: (number) =>
      new Promise((found, failed) => {
        const look = () => {
          const printed = said.match(/http:\S+(?=\s)/g)?.[number];
          if (!printed) return;
          listeners.delete(look);
          found(printed);
        };
        listeners.add(look);
        void ended.then(() => failed(new Error(said)));
        look();
      }),
    close: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/** What a page of a desk says, after a press of a button where one is named. */
export async function pageOf(address: string, path = '', button?: string): Promise<string> {
  const form = new URLSearchParams({ do: button ?? '' });
  const sent = { method: 'POST', body: form, headers: { origin: new URL(address).origin } };
  const answer = await fetch(`${address}${path}`, button === undefined ? {} : sent);
  return parse(await answer.text()).querySelector('main')?.structuredText ?? '';
}
