import type { LookupAddress } from 'node:dns';
import tls from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../tests/servers/certificates.ts';
import { WebhookReceiver } from '../../tests/servers/webhook.ts';
import { type PostOptions, post, type Resolve } from './post.ts';

const day = 86_400_000;
const certificate = makeCertificate(new Date(Date.now() - day), new Date(Date.now() + day));

let receiver: WebhookReceiver;
let port: number;

beforeEach(async () => {
  receiver = new WebhookReceiver();
  port = await receiver.listen();
});

afterEach(() => receiver.close());

/** A name service that finds these addresses, one list after the other. */
function finds(...answers: string[][]): Resolve & { readonly calls: () => number } {
  let calls = 0;
  const resolve = (_host: string, _options: unknown, done: (fault: null, found: LookupAddress[]) => void) => {
    const found = answers[Math.min(calls, answers.length - 1)] ?? [];
    calls += 1;
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return Object.assign(resolve as unknown as Resolve, { calls: () => calls });
}

const send = (url: string, options: Partial<PostOptions> = {}) =>
  post(new URL(url), { 'X-Trial': 'yes' }, '{"a":"ä"}', { networks: ['public'], limitMs: 2_000, ...options });

describe('a request to an address outside the networks that are allowed is not begun', () => {
  it.each(['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 'localhost'])(
    'when the setting says %s',
    async (host) => {
      await expect(send(`http://${host}:${port}/`)).rejects.toMatchObject({ code: 'ENETWORK' });
      expect(receiver.connections).toBe(0);
    },
  );

  it.each([[['127.0.0.1']], [['::ffff:127.0.0.1', '169.254.169.254']], [['10.0.0.1', '127.0.0.1', 'fe80::1']], [[]]])(
    'when its name leads to %j',
    async (found) => {
      await expect(send(`http://crm.test:${port}/`, { resolve: finds(found) })).rejects.toMatchObject({ code: 'ENETWORK' });
      expect(receiver.connections).toBe(0);
    },
  );

  it('not even where the name leads to an allowed address as well', async () => {
    const resolve = finds(['169.254.169.254', '127.0.0.1', '8.8.8.8']);
    expect(await send(`http://crm.test:${port}/`, { networks: ['private'], resolve })).toBe(200);
    expect(receiver.connections).toBe(1);
  });

  it('nor when the name leads elsewhere at the next look: there is only one', async () => {
    const elsewhere = new WebhookReceiver();
    await elsewhere.listen(port, '127.0.0.2');
    const resolve = finds(['127.0.0.1'], ['127.0.0.2']);
    expect(await send(`http://crm.test:${port}/`, { networks: ['private'], resolve })).toBe(200);
    expect([resolve.calls(), receiver.connections, elsewhere.connections]).toEqual([1, 1, 0]);
    await elsewhere.close();
  });
});

describe('a request', () => {
  const local = { networks: ['private'] } as const;

  it('carries its body and headers once, and is answered by the status', async () => {
    receiver.answer = (reply) => reply.writeHead(204).end();
    expect(await send(`http://127.0.0.1:${port}/hook?a=b`, local)).toBe(204);
    expect(receiver.received).toEqual([
      { method: 'POST', path: '/hook?a=b', body: '{"a":"ä"}', headers: expect.objectContaining({ 'x-trial': 'yes' }) },
    ]);
  });

  it('follows no redirect', async () => {
    const other = new WebhookReceiver();
    const there = await other.listen();
    receiver.answer = (reply) => reply.writeHead(307, { Location: `http://127.0.0.1:${there}/` }).end();
    expect(await send(`http://127.0.0.1:${port}/`, local)).toBe(307);
    expect(other.connections).toBe(0);
    await other.close();
  });

  it('reads nothing of an answer that never ends', async () => {
    let written = 0;
    receiver.answer = (reply) => {
      reply.writeHead(200);
      const more = setInterval(() => {
        written += 1;
        reply.write('x'.repeat(65_536));
      }, 1);
      reply.on('close', () => clearInterval(more));
    };
    expect(await send(`http://127.0.0.1:${port}/`, local)).toBe(200);
    await new Promise((later) => setTimeout(later, 200));
    expect(written).toBeLessThan(20);
  });

  it.each([
    ['never answers', () => undefined, 'ETIMEDOUT'],
    [
      'begins an answer and never ends its headers',
      (reply: { socket: { write(text: string): void } }) => reply.socket.write('HTTP/1.1 200 OK\r\nX: '),
      'ETIMEDOUT',
    ],
    ['hangs up', (reply: { socket: { destroy(): void } }) => reply.socket.destroy(), 'ECONNRESET'],
  ])('to a receiver that %s fails in time', async (_what, answer, code) => {
    receiver.answer = answer as unknown as typeof receiver.answer;
    const started = performance.now();
    await expect(send(`http://127.0.0.1:${port}/`, { ...local, limitMs: 300 })).rejects.toMatchObject({ code });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('over https goes to a receiver only that shows a good certificate', async () => {
    const trusted = tls.getCACertificates('default');
    const secure = new WebhookReceiver(certificate);
    const url = `https://127.0.0.1:${await secure.listen()}/`;
    await expect(send(url, local)).rejects.toMatchObject({ code: expect.stringMatching(/CERT|SIGNATURE|ISSUER/) });
    expect(secure.received).toEqual([]);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await send(url, local)).toBe(200);
    tls.setDefaultCACertificates(trusted);
    await secure.close();
  });
});
