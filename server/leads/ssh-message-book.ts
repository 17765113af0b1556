import { spawn } from 'node:child_process';
import { constants, createReadStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CallError, copiedSentence, refuseMissing, type Wanted } from './leads-commands.ts';
import { LineThenBytes } from './line-then-bytes.ts';
import type { MessageBook } from './message-book.ts';
import { leadOnTheLine, type MessageCall, messageAnswer, restored } from './message-calls.ts';
import { backupFault, copyBackup } from './restore.ts';
import type { ServerAddress } from './server-address.ts';
import { type SshEnd, sshFault } from './ssh-faults.ts';

/** The one command that is ever run there. What is asked goes to its standard input, where no shell reads it. */
const remoteCommand = 'mortgage-leads ask';

/** No question at a terminal, no waiting for a server that is away, no line that has silently gone. */
const sshOptions = ['BatchMode=yes', 'ConnectTimeout=10', 'ServerAliveInterval=10', 'ServerAliveCountMax=3'];

/** A call that runs. */
interface Running {
  readonly answer: LineThenBytes;
  readonly ended: Promise<SshEnd>;
}

/** Runs the command on the server through the system's own ssh, and hands it a line and perhaps a file. */
function start({ user, host, port }: ServerAddress, line: string, file: string | undefined): Running {
  const options = sshOptions.flatMap((option) => ['-o', option]);
  const ssh = spawn('ssh', ['-T', ...options, ...(port ? ['-p', String(port)] : []), '--', `${user}@${host}`, remoteCommand]);
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
    if (!checked.success || end.code !== 0) throw new CallError(sshFault(this.#server, end));
    if (taken !== read?.bytes) throw new CallError(sshFault(this.#server, { code: 255, said: 'Connection closed' }));
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
      const fault = backupFault(unfinished);
      if (fault) throw new CallError(`The copy from ${this.#server.host} cannot be used: ${fault}. Nothing is kept of it.`);
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
