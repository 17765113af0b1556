import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { LetterKind } from '../../server/leads/lead-store.ts';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { Postman, type PostmanOptions } from '../../server/mail/postman.ts';
import { type MailServer, readMailServer } from '../../settings/mail-server.ts';
import owner from '../sample-owner.ts';

/** A real mail server on loopback, a store with its own clock, and a postman between the two. */
export class MailTrial {
  now = Date.parse('2026-11-21T12:00:00Z');
  /** What the mail server took, as an independent reader understands it. */
  readonly received: Email[] = [];
  readonly faults: string[] = [];
  /** Where the links of its letters lead; undefined while nobody knows that. */
  serviceOrigin: string | undefined;
  readonly store: SqlLeadStore;
  readonly #folder = mkdtempSync(join(tmpdir(), 'postman-'));
  #server: SMTPServer | undefined;

  constructor(...letters: LetterKind[]) {
    this.store = new SqlLeadStore(new SqliteDatabase(join(this.#folder, 'leads.db')), { now: () => this.now, letters });
  }

  /** Starts the mail server and returns its port; `behaviour` makes it refuse or drop. */
  async listen(behaviour: SMTPServerOptions = {}, port = 0): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
            this.received.push(letter);
            done();
          });
        });
      },
      ...behaviour,
    });
    server.on('error', () => {
      // A dropped line is what some of the trials are about.
    });
    this.#server = server;
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return (server.server.address() as AddressInfo).port;
  }

  #socketOf(sessionId: string): Socket | undefined {
    const { connections } = this.#server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
    return [...connections].find(({ id }) => id === sessionId)?._socket;
  }

  /** Cuts the line of a session in the middle of what it does. */
  cut(sessionId: string): void {
    this.#socketOf(sessionId)?.destroy();
  }

  /** Says something within a session, whatever its turn is. */
  say(sessionId: string, words: string): void {
    const socket = this.#socketOf(sessionId);
    if (socket?.writable) socket.write(words);
  }

  async closeServer(): Promise<void> {
    await new Promise<void>((closed) => (this.#server ? this.#server.close(() => closed()) : closed()));
    this.#server = undefined;
  }

  /** @param server the port of a mail server on this machine, or another server */
  postman(server: number | MailServer, limits: PostmanOptions['limits'] = {}, to = ['owner@example.org']): Postman {
    return new Postman({
      store: this.store,
      owner,
      serviceOrigin: this.serviceOrigin,
      mail: {
        server: typeof server === 'number' ? loopback(server) : server,
        to,
        from: 'site@example.net',
        confirmsToSender: true,
      },
      now: () => this.now,
      onFault: (fault) => this.faults.push(fault),
      limits,
      farewellMs: 500,
    });
  }

  async end(): Promise<void> {
    await this.closeServer();
    await this.store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A mail server on this machine. */
function loopback(port: number): MailServer {
  return readMailServer(`smtp://127.0.0.1:${port}`) as MailServer;
}

export const hour = 3_600_000;

/** A message with everything in it that a letter could stumble over. */
export const values = {
  name: 'Ana "A" <Méndez>',
  email: 'ana@example.org',
  phone: '+1 (206) 555-0100',
  subject: 'Rate Quote',
  message: 'Line one\n<script>alert(1)</script> & more',
  preferredContact: 'text',
  formName: 'Main Contact Form',
};
