import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect as connectPlainly, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../servers/programs.ts';
import { type RunningSite, runSite } from '../../servers/site-server.ts';
import { behindProxy, type Running, startWebServer, webServers, whyNot } from '../../servers/web-server.ts';
import { visit } from './visitor.ts';

/** When our server closes a line on which nothing comes, in milliseconds (`keepAliveTimeout` in `server/app.ts`). */
const serverClosesAfterMs = 10_000;

/** Sends bytes as they are over TLS; resolves with what came back once the line is closed, at the latest after some time. */
function sendBytes({ httpsPort, certificate }: Running, bytes: string, { servername = 'www.example.com', holdMs = 1_000 } = {}) {
  return new Promise<string>((ended) => {
    let said = '';
    const socket = connect({ host: '127.0.0.1', port: httpsPort, servername, ca: certificate }, () => socket.write(bytes));
    socket.on('data', (data) => (said += String(data)));
    socket.on('error', () => undefined);
    const hangUp = setTimeout(() => socket.destroy(), holdMs);
    socket.on('close', () => {
      clearTimeout(hangUp);
      ended(said);
    });
  });
}

const post = (headers: string, body: string) =>
  `POST /f/contact HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

const message = JSON.stringify({ name: 'Ana', email: 'ana@example.org', subject: 'Refinancing', message: 'Hello' });
const json = { 'content-type': 'application/json', accept: 'application/json' };

describe.each(webServers)('$name in front of our server', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  let site: RunningSite;
  let running: Running;

  beforeAll(async () => {
    site = await runSite(behindProxy);
    running = await startWebServer(webServer, webServer.proxyExample, [['127.0.0.1:4321', `127.0.0.1:${site.port}`]]);
  });

  afterAll(async () => {
    await running?.stop();
    await site?.stop();
  });

  it.each([
    ['chunks that are none', post('Transfer-Encoding: chunked', 'zz\r\nno chunk\r\n0\r\n\r\n')],
    ['a body that is cut off', post('Content-Length: 500', '{"name":"half')],
    ['chunks that are cut off', post('Transfer-Encoding: chunked', '5\r\nhello\r\n')],
    ['chunks without end', post('Transfer-Encoding: chunked', `${'4000\r\n'.concat('x'.repeat(0x4000), '\r\n').repeat(20)}`)],
    ['more than its limit allows', post('Content-Length: 60000', 'x'.repeat(60_000))],
  ])('everybody else gets their pages while one visitor sends %s', async (_, bytes) => {
    await Promise.all(Array.from({ length: 25 }, () => sendBytes(running, bytes)));
    const statuses: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) statuses.push((await visit(running, '/about')).status);
    expect(statuses).toEqual(Array(30).fill(200));
    const sent = await visit(running, '/f/contact', { method: 'POST', headers: json, body: message, from: '127.0.0.5' });
    expect(sent.status).toBe(200);
  });
});

describe.each(webServers)('$name in front of a server whose database is away', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  it('hands on the pages, and what the forms say', async () => {
    const site = await runSite(behindProxy, (folder) => writeFileSync(join(folder, 'leads.db'), 'no database '.repeat(500)));
    const running = await startWebServer(webServer, webServer.proxyExample, [['127.0.0.1:4321', `127.0.0.1:${site.port}`]]);
    // A proxy that watches the server would have seen by now that it has no database.
    await new Promise((passed) => setTimeout(passed, 1_500));
    expect((await visit(running, '/about')).status).toBe(200);
    const { status, headers, body } = await visit(running, '/f/contact', { method: 'POST', headers: json, body: message });
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(JSON.parse(body.toString()).error).toMatch(/call or email us/);
    await running.stop();
    await site.stop();
  });
});

describe.each(webServers)('$name', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  it('closes an idle line to our server before our server does, so that no message is sent into a closed one', async () => {
    const port = await freePort();
    let idleMs = 0;
    const closed = Promise.withResolvers<void>();
    const behind: Server = createServer((_request, response) => {
      const answered = performance.now();
      response.end('ok');
      response.socket?.once('close', () => {
        idleMs = performance.now() - answered;
        closed.resolve();
      });
    });
    behind.keepAliveTimeout = 30_000;
    await new Promise<void>((listening) => behind.listen(port, '127.0.0.1', listening));
    const running = await startWebServer(webServer, webServer.proxyExample, [['127.0.0.1:4321', `127.0.0.1:${port}`]]);
    expect((await visit(running, '/about')).status).toBe(200);
    await Promise.race([closed.promise, new Promise((passed) => setTimeout(passed, serverClosesAfterMs))]);
    expect(idleMs).toBeGreaterThan(2_000);
    expect(idleMs).toBeLessThan(serverClosesAfterMs - 2_000);
    await running.stop();
    behind.closeAllConnections();
    behind.close();
  });
});

/** Sends a header drop by drop; returns the seconds until the line is closed. */
function drip(socket: Socket): Promise<number> {
  const started = performance.now();
  socket.write('GET /about HTTP/1.1\r\nX-Slow: ');
  const drops = setInterval(() => socket.writable && socket.write('a'), 500);
  socket.on('error', () => undefined);
  socket.resume();
  return new Promise((ended) =>
    socket.once('close', () => {
      clearInterval(drops);
      ended((performance.now() - started) / 1_000);
    }),
  );
}

const examples = webServers.flatMap((webServer) => [
  { ...webServer, example: webServer.proxyExample, place: '127.0.0.1:4321', here: '127.0.0.1:9' },
  { ...webServer, example: webServer.staticExample, place: '/var/www/mortgage-site', here: join(process.cwd(), 'dist') },
]);

describe.concurrent.each(examples)('$example', ({ place, here, example, ...webServer }) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  it('lets a visitor go who sends headers drop by drop, after 15 seconds on every port and under every name', async () => {
    const running = await startWebServer(webServer, example, [[place, here]]);
    const { httpsPort: port, certificate: ca } = running;
    const lines = ['www.example.com', 'example.com', undefined].map((servername) =>
      connect({ host: '127.0.0.1', port, ca, ...(servername && { servername }), rejectUnauthorized: false }),
    );
    // Caddy answers on port 80 only where it fetches the certificates itself.
    const plain = webServer.name === 'nginx' ? [connectPlainly(running.httpPort, '127.0.0.1')] : [];
    const seconds = await Promise.all([...lines, ...plain].map(drip));
    for (const each of seconds) expect(each).toBeLessThan(25);
    await running.stop();
  });
});
