import { constants, createReadStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { callServer } from '../../ssh/call.ts';
import { noSsh, sshFault } from '../../ssh/faults.ts';
import type { ServerAddress } from '../../ssh/server-address.ts';
import { CallError, copiedSentence, refuseMissing, type Wanted } from './leads-commands.ts';
import { LineThenBytes } from './line-then-bytes.ts';
import type { MessageBook } from './message-book.ts';
import { leadOnTheLine, type MessageCall, messageAnswer, restored } from './message-calls.ts';
import { backupFault, copyBackup } from './restore.ts';

/** The one command that is ever run there. What is asked goes to its standard input, where no shell reads it. */
const remoteCommand = ['mortgage-leads', 'ask'];

/** How a call over SSH ended. */
interface SshEnd {
  /** Its exit code: 255 for what SSH itself could not do; undefined when it could not be started. */
  readonly code: number | undefined;
  /** What stood on its error stream. */
  readonly said: string;
}

/** Why a call brought no answer: one sentence or two for the owner. */
function fault(server: ServerAddress, { code, said }: SshEnd): string {
  const { host } = server;
  if (code === undefined) return noSsh;
  if (/mortgage-leads: (command )?not found|not found: mortgage-leads|That cannot be asked for/.test(said))
    return `${host} has no command mortgage-leads yet. Whoever runs the server prepares it once more: docs/deploy.md, "A small server".`;
  if (said.includes('There is no "ask"'))
    return `${host} runs an older version of the project, which cannot hand its messages to this computer. Publish to it once more, and try again.`;
  if (code === 0)
    return `${host} answered with something that this computer does not understand: the two have different versions of the project. Publish to the server once more, and try again.`;
  const last = said.trim().split('\n').at(-1);
  return (
    sshFault(server, said) ??
    `${host} gave no answer. ${last ? `What it said: ${last}` : `The program ended with ${code}.`} Show this to whoever runs the server.`
  );
}

/** A call that runs. */
interface Running {
  readonly answer: LineThenBytes;
  readonly ended: Promise<SshEnd>;
}

/**
 * Asks the server's own command, and hands it a line and perhaps a file. A server that was prepared for publishing stops the site
 * while it takes one; anywhere else the command refuses it while the site runs.
 */
function start(server: ServerAddress, line: string, file: string | undefined): Running {
  const ssh = callServer(server, ...remoteCommand, ...(file === undefined ? [] : ['stopped']));
  let said = '';
  ssh.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<SshEnd>((settle) => {
    ssh.once('error', () => settle({ code: undefined, said }));
    ssh.once('close', (code) => settle({ code: code ?? 255, said }));
  });
  ssh.stdin.write(`${line}\n`);
  // A line that breaks while it is written to is told by how ssh ends.
  if (file) pipeline(createReadStream(file), ssh.stdin).catch(() => ssh.stdin.destroy());
  else ssh.stdin.on('error', () => {}).end();
  return { answer: new LineThenBytes(ssh.stdout), ended };
}

/** The messages of a server, as its own `mortgage-leads` reads and keeps them. */
export class SshMessageBook implements MessageBook {
  readonly where: string;
  readonly #server: ServerAddress;

  constructor(server: ServerAddress) {
    this.#server = server;
    this.where = `on the server ${this.#server.host}`;
  }

  /** Asks the server, and believes its answer only where it is what it must be. */
  async #ask<Result>(
    call: MessageCall,
    result: z.ZodType<Result>,
    file: { readonly send?: string; readonly take?: string } = {},
  ) {
    const { answer, ended } = start(this.#server, JSON.stringify(call), file.send);
    const read = messageAnswer.safeParse(jsonOf(await answer.line())).data;
    if (read && 'refused' in read) throw new CallError(read.refused);
    const checked = result.safeParse(read?.answer);
    const taken = checked.success && file.take ? await answer.intoFile(file.take) : undefined;
    const end = await ended;
    if (!checked.success || end.code !== 0) throw new CallError(fault(this.#server, end));
    if (taken !== read?.bytes) throw new CallError(fault(this.#server, { code: 255, said: 'Connection closed' }));
    return checked.data;
  }

  list({ kind, search }: Wanted = {}) {
    return this.#ask({ call: 'list', kind, search }, z.array(leadOnTheLine));
  }

  find(id: string) {
    return this.#ask({ call: 'find', id }, leadOnTheLine);
  }

  answered(ids: readonly string[]) {
    return this.#ask({ call: 'answered', ids: [...ids] }, z.string());
  }

  resend(ids: readonly string[]) {
    return this.#ask({ call: 'resend', ids: [...ids] }, z.string());
  }

  note(id: string, text: string) {
    return this.#ask({ call: 'note', id, text }, z.string());
  }

  remove(ids: readonly string[]) {
    return this.#ask({ call: 'remove', ids: [...ids] }, z.string());
  }

  newLinkKey() {
    return this.#ask({ call: 'newLinkKey' }, z.string());
  }

  exportCsv() {
    return this.#ask({ call: 'exportCsv' }, z.string());
  }

  async backup(name: string) {
    const file = resolve(name);
    if (existsSync(file)) throw new CallError(`${file} exists already. Name a new file.`);
    // Under its own name only once it is whole, and a database of messages.
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    try {
      await this.#ask({ call: 'backup' }, z.string(), { take: unfinished });
      const damage = backupFault(unfinished);
      if (damage) throw new CallError(`The copy from ${this.#server.host} cannot be used: ${damage}. Nothing is kept of it.`);
      renameSync(unfinished, file);
    } finally {
      rmSync(unfinished, { force: true });
    }
    return copiedSentence(file);
  }

  async restore(name: string, say: (comparison: string) => void) {
    const file = resolve(name);
    refuseMissing(file, constants.R_OK, `There is no file ${file}.`);
    const folder = mkdtempSync(join(tmpdir(), 'sending-'));
    try {
      // One file without a log, found whole before it goes.
      const send = join(folder, 'messages.db');
      copyBackup(file, send);
      const call = { call: 'restore', bytes: statSync(send).size, name: file } as const;
      const { comparison, done } = await this.#ask(call, restored, { send });
      say(comparison);
      return done;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function jsonOf(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
