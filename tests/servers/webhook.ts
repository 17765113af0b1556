import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { readServerSettings, type WebhookSettings } from '../../settings/read-settings.ts';

/** What a receiver was sent. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The secret that owner and receiver share. */
const webhookSecret = `whsec_${Buffer.from('thirty-two bytes that nobody has').toString('base64')}`;

/** Part of the address that no log may hold. */
export const secretPath = '/hooks/catch/canary?key=canary';

/** A real receiver of webhooks on loopback. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** How many lines were opened to it. */
  connections = 0;
  /** Answers a request; 200 unless a test wants something else. */
  answer: (reply: ServerResponse, request: IncomingMessage) => void = (reply) => reply.writeHead(200).end('ok');
  readonly #server: Server;

  /** @param certificate with it, it speaks https */
  constructor(certificate?: { readonly key: string; readonly cert: string }) {
    const take = async (request: IncomingMessage, reply: ServerResponse) => {
      const { method = '', url = '', headers } = request;
      const body = await text(request).catch(() => '');
      this.received.push({ method, path: url, headers: headers as Record<string, string>, body });
      this.answer(reply, request);
    };
    this.#server = certificate ? https.createServer(certificate, take) : createServer(take);
    this.#server.on('connection', () => {
      this.connections += 1;
    });
  }

  async listen(port = 0, host = '127.0.0.1'): Promise<number> {
    await new Promise<void>((listening) => this.#server.listen(port, host, listening));
    return (this.#server.address() as AddressInfo).port;
  }

  /** The messages, each checked as a receiver checks it. */
  verified(): unknown[] {
    return this.received.map(({ body, headers }) => new Webhook(webhookSecret).verify(body, headers));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((closed) => this.#server.close(closed));
  }
}

/** The settings of a webhook on this machine. */
export function localWebhook(port: number, settings: NodeJS.ProcessEnv = {}): WebhookSettings {
  return readServerSettings({
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}${secretPath}`,
    LEADS_WEBHOOK_SECRET: webhookSecret,
    LEADS_WEBHOOK_PRIVATE: 'yes',
    ...settings,
  }).webhook as WebhookSettings;
}
