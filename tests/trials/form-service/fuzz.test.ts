import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';

/** How many generated messages; `FUZZ_MESSAGES` asks for more. */
const messages = Number(process.env.FUZZ_MESSAGES ?? 10_000);
/** Messages cut off in the middle, on lines of their own. */
const brokenLines = 200;
const atOnce = 16;

let folder: ReturnType<typeof siteFolder>;
let server: RunningServer;

beforeAll(async () => {
  folder = siteFolder();
  server = await runServer(folder.path, { MESSAGES_PER_MINUTE: '1000000' });
});

afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const nasty = fc.constantFrom(
  '\0',
  '\uD800',
  '\u202E',
  '__proto__',
  'constructor',
  '\r\nBcc: all@evil.test',
  "'; DROP TABLE leads; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00%ff',
  '\u0085\u2028',
  '😀'.repeat(50),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  nasty,
  fc.string({ maxLength: 20 }),
  fc.constant('x'.repeat(70_000)),
);
const fieldName = fc.oneof(
  fc.constantFrom('name', 'email', 'subject', 'message', 'phone', '_gotcha', '_next', '_subject', '__proto__', 'toString', ''),
  fc.string({ maxLength: 12 }),
);
const fields = fc.array(fc.tuple(fieldName, text), { maxLength: 12 });
const deep = fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'['.repeat(depth)}1${']'.repeat(depth)}`);
const boundary = 'frontier';

function multipart(pairs: readonly (readonly [string, string])[]): string {
  const parts = pairs.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

const acceptable = { name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message: 'Hello' };

const body = fc.oneof(
  fields.map((pairs) => JSON.stringify({ ...acceptable, ...Object.fromEntries(pairs) })),
  fc.json(),
  fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  fc.object({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  deep,
  fields.map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
  fields.map(multipart),
  fields.map((pairs) => multipart(pairs).slice(0, 40)),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const contentType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    `multipart/form-data; boundary=${boundary}`,
    'multipart/form-data',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=other',
    'application/json; charset=utf-16',
    'APPLICATION/JSON;;;',
    'text/plain',
    '',
  ),
  fc.string({ maxLength: 20 }).map((type) => type.replace(/[^\x20-\x7e]/g, '')),
);
const headerText = fc.string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''));
const message = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
  path: fc.constantFrom('/f/contact', '/f/second-look', '/f/agent-recommendation', '/p/1/f/contact', '/f/%00', '/f/..%2f', '/f/'),
  contentType,
  accept: fc.constantFrom('application/json', 'text/html', '*/*', ''),
  body,
  extra: fc.dictionary(
    fc.constantFrom('origin', 'referer', 'idempotency-key', 'x-forwarded-for', 'content-encoding', 'cookie', 'formspree-client'),
    headerText,
  ),
});

type Message = typeof message extends fc.Arbitrary<infer Value> ? Value : never;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function send({ method, path, contentType: type, accept, body: sent, extra }: Message): Promise<Answer> {
  return new Promise((answered, failed) => {
    const headers = { ...extra, 'content-type': type, accept, 'content-length': Buffer.byteLength(sent) };
    const asking = request(`${server.url}${path}`, { method, agent, headers, timeout: 10_000 }, (answer) => {
      let said = '';
      answer.on('data', (chunk) => (said += String(chunk)));
      answer.on('end', () => answered({ status: answer.statusCode ?? 0, body: said }));
    });
    asking.on('timeout', () => asking.destroy(new Error('No answer within ten seconds.')));
    // A body beyond the limit is answered and the line closed while it is still being sent: that is an answer, too.
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? answered({ status: 413, body: '' }) : failed(error),
    );
    asking.end(sent);
  });
}

/** Resident memory of the server, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

it(`${messages} generated messages bring no 5xx, no hang, no trace of the code and no growing memory`, async () => {
  const sample = fc.sample(message, { numRuns: messages, seed: 20_261_121 });
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const rests: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < sample.length; index = next++) {
        const each = sample[index] as (typeof sample)[number];
        const { status, body: said } = await send(each);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (index === Math.floor(messages / 4)) rests.push(memory());
        if (status >= 500 || /\bat .+:\d+|node:|node_modules|\.ts\b|Error:/.test(said))
          wrong.push(`${status} for ${JSON.stringify(each).slice(0, 300)}`);
      }
    }),
  );
  expect(wrong).toEqual([]);
  // The generated messages reach every part of the service: taken, malformed, wrong, too large, wrong type, wrong method.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 404, 405, 413, 415, 422]));
  expect(memory()).toBeLessThan((rests[0] ?? 0) + 100);
  expect((await sendMessage(server.url, 'Still there'))?.status).toBe(200);
}, 300_000);

it(`${brokenLines} lines cut in the middle of a message leave the service as it was`, async () => {
  const cuts = fc.sample(fc.integer({ min: 1, max: 170 }), { numRuns: brokenLines, seed: 7 });
  const whole =
    'POST /f/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"name":"Half","email":"half@example.org","message":"cut';
  await Promise.all(
    cuts.map(
      (length) =>
        new Promise<void>((closed) => {
          const line = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
            line.write(whole.slice(0, length), () => line.destroy());
          });
          line.on('error', () => {
            // The other end may close first.
          });
          line.on('close', () => closed());
        }),
    ),
  );
  expect((await sendMessage(server.url, 'Still there after the cuts'))?.status).toBe(200);
  expect(server.says()).not.toMatch(/half@example|alert\(1\)/);
});
