import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../servers/site-server.ts';
import { behindProxy, type Running, startWebServer, webServers, whyNot } from '../../servers/web-server.ts';
import { visit } from './visitor.ts';

describe.each(webServers)('$name in front of two servers', (webServer) => {
  const missing = whyNot(webServer);
  if (missing) return it.skip(missing);

  let sites: readonly RunningSite[];
  let running: Running;

  beforeAll(async () => {
    sites = [await runSite(behindProxy), await runSite(behindProxy)];
    const [first, second] = sites.map(({ port }) => `127.0.0.1:${port}`) as [string, string];
    running = await startWebServer(
      webServer,
      webServer.proxyExample,
      webServer.name === 'nginx'
        ? [[/ {2}server 127\.0\.0\.1:4321(.*;)/g, `  server ${first}$1\n  server ${second}$1`]]
        : [
            ['reverse_proxy 127.0.0.1:4321', `reverse_proxy ${first} ${second}`],
            ['#several ', ''],
          ],
    );
  });

  afterAll(async () => {
    await running?.stop();
    await Promise.all((sites ?? []).map((site) => site.stop()));
  });

  const send = (number: number) =>
    visit(running, '/f/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{
          name: 'Ana',
          email: `ana-${number}@example.org`,
          subject: 'Refinancing',
          message: 'Hello',
          preferredContact: 'email',
        },
      }),
    });
  const stored = ({ port }: RunningSite) =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(async (answer) => ((await answer.json()) as { stored: number }).stored);

  it('both take messages', async () => {
    for (let number = 0; number < 8; number += 1) expect((await send(number)).status).toBe(200);
    const counts = await Promise.all(sites.map(stored));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(8);
  });

  it('visitors notice nothing when one stops', async () => {
    const asking = Array.from({ length: 40 }, async (_, number) => {
      await new Promise((waited) => setTimeout(waited, number * 25));
      return (await visit(running, '/about')).status;
    });
    await new Promise((waited) => setTimeout(waited, 200));
    sites[0]?.process.kill('SIGTERM');
    expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
    // Caddy cannot send a message anew, and looks after its servers once a second.
    await new Promise((waited) => setTimeout(waited, 1_500));
    for (let number = 100; number < 106; number += 1) expect((await send(number)).status).toBe(200);
  });
});
