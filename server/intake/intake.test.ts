import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { type TestDatabase, testedDatabase } from '../../tests/servers/stores.ts';
import { buildApp } from '../app.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';

const contact = {
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'Rate Quote',
  message: 'Hello',
  preferredContact: 'email',
  formName: 'Main Contact Form',
};
const json = { 'content-type': 'application/json', accept: 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

let database: TestDatabase;
let store: LeadStore;
let app: FastifyInstance;
let now: number;

describe.each([testedDatabase])('the form service on $name', ({ create }) => {
  beforeEach(async () => {
    database = await create();
    now = Date.parse('2026-11-21T12:00:00Z');
    store = new SqlLeadStore(database.open(), { now: () => now });
    app = await buildApp({
      store,
      owner,
      allowedOrigins: ['https://static.example.net'],
      messagesPerMinute: 5,
    });
  });

  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  const post = (options: Partial<InjectOptions>) =>
    app.inject({ method: 'POST', url: '/f/contact', headers: json, payload: JSON.stringify(contact), ...options });

  describe('a message', () => {
    it('is answered with a reference once it is stored', async () => {
      const answer = await post({});
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true, next: '/thank-you', id: expect.stringMatching(/^[2-9A-Z]{8}$/) });
      expect(await store.list()).toEqual([
        { id: answer.json().id, form: 'contact', receivedAt: now, values: contact, status: 'new' },
      ]);
    });

    it('is taken under the address of a project too', async () => {
      expect((await post({ url: '/p/123/f/contact' })).statusCode).toBe(200);
    });

    it('is taken as multipart and as a plain form post', async () => {
      const boundary = 'x1';
      const multipart = Object.entries(contact)
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('');
      expect(
        (
          await post({
            headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, accept: 'application/json' },
            payload: `${multipart}--${boundary}--\r\n`,
          })
        ).statusCode,
      ).toBe(200);
      const plain = await post({ headers: urlencoded, payload: new URLSearchParams({ ...contact, name: 'Bo' }).toString() });
      expect(plain.statusCode).toBe(303);
      expect(plain.headers.location).toBe('/thank-you');
      expect((await store.list()).map(({ values }) => values.name).sort()).toEqual(['Ana', 'Bo']);
    });

    it.each([
      ['/about', '/about'],
      ['https://evil.test/', '/thank-you'],
      ['//evil.test', '/thank-you'],
      ['/\\evil.test', '/thank-you'],
      ['/\t/evil.test', '/thank-you'],
      ['/／evil.test', '/thank-you'],
      ['/über-uns', '/thank-you'],
      ['/about\r\nSet-Cookie: a=b', '/thank-you'],
    ])('sent plainly with _next=%s leads to %s', async (next, location) => {
      const answer = await post({ headers: urlencoded, payload: new URLSearchParams({ ...contact, _next: next }).toString() });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    });

    it('joins repeated keys with a comma', async () => {
      await post({ headers: urlencoded, payload: `${new URLSearchParams(contact)}&note=a&note=b` });
      expect((await store.list())[0]?.values.note).toBe('a, b');
    });

    it('is one lead when the same content comes again within ten minutes, and a second one after that', async () => {
      const first = (await post({})).json().id;
      now += 10 * 60_000 - 1;
      expect((await post({})).json().id).toBe(first);
      now += 2;
      expect((await post({})).json().id).not.toBe(first);
      expect(await store.list()).toHaveLength(2);
    });

    it('is one lead for one idempotency key, however late it comes again', async () => {
      const headers = { ...json, 'idempotency-key': 'k1' };
      const first = (await post({ headers })).json().id;
      now += 60 * 60_000;
      expect((await post({ headers })).json().id).toBe(first);
      expect(await store.list()).toHaveLength(1);
    });

    it('with the hidden field filled gets the same answer and is kept in quarantine', async () => {
      const answer = await post({ payload: JSON.stringify({ ...contact, _gotcha: 'x' }) });
      expect(answer.json().ok).toBe(true);
      expect((await store.list())[0]).toMatchObject({ status: 'quarantine', values: contact });
    });
  });

  describe('a message that is refused', () => {
    it.each<[string, Partial<InjectOptions>, number, string]>([
      ['malformed JSON', { payload: '{"name":' }, 400, 'MALFORMED'],
      ['a JSON array', { payload: '[]' }, 400, 'MALFORMED'],
      ['a JSON number', { payload: '5' }, 400, 'MALFORMED'],
      ['JSON null', { payload: 'null' }, 400, 'MALFORMED'],
      ['nested JSON', { payload: '{"name":{"a":1}}' }, 400, 'MALFORMED'],
      ['an empty object', { payload: '{}' }, 400, 'EMPTY'],
      ['only blanks', { payload: '{"name":"  "}' }, 400, 'EMPTY'],
      ['multipart without a boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }, 400, 'MALFORMED'],
      [
        'another content type',
        { headers: { 'content-type': 'text/plain', accept: 'application/json' }, payload: 'x' },
        415,
        'UNSUPPORTED_TYPE',
      ],
      ['more than 64 kB', { payload: JSON.stringify({ ...contact, message: 'x'.repeat(65_536) }) }, 413, 'FILES_TOO_BIG'],
      [
        'more than 64 kB in one field of a multipart form',
        {
          headers: { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' },
          payload: `--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'x'.repeat(66_000)}\r\n--b--\r\n`,
        },
        413,
        'FILES_TOO_BIG',
      ],
      [
        'a file',
        {
          headers: { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' },
          payload:
            '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\nx\r\n--b--\r\n',
        },
        413,
        'FILES_TOO_BIG',
      ],
      ['an unknown form', { url: '/f/nothing' }, 404, 'FORM_NOT_FOUND'],
      ['a foreign origin', { headers: { ...json, origin: 'https://evil.test' } }, 403, 'ORIGIN_NOT_ALLOWED'],
      [
        'a page of another site that hides its origin',
        { headers: { ...json, origin: 'null', 'sec-fetch-site': 'cross-site' } },
        403,
        'ORIGIN_NOT_ALLOWED',
      ],
      [
        'a page of another site whose origin is left out',
        { headers: { ...json, 'sec-fetch-site': 'cross-site' } },
        403,
        'ORIGIN_NOT_ALLOWED',
      ],
    ])('for %s gets its status, code and sentence in JSON', async (_, options, status, code) => {
      const answer = await post(options);
      expect(answer.statusCode).toBe(status);
      const { error, errors } = answer.json();
      expect(error).toMatch(/^[A-Z].*\.$/);
      expect(errors[0].code).toBe(code);
      expect(await store.list()).toEqual([]);
    });

    it('names every field that is wrong', async () => {
      const answer = await post({ payload: JSON.stringify({ ...contact, email: 'ana', subject: '' }) });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([
        { code: 'TYPE_EMAIL', field: 'email', message: 'Enter an email address like name@example.com.' },
        { code: 'REQUIRED_FIELD_MISSING', field: 'subject', message: 'Choose what your message is about.' },
      ]);
    });

    it('shows a visitor without script what is wrong, and how else to reach a person', async () => {
      const answer = await post({ headers: urlencoded, payload: new URLSearchParams({ ...contact, email: 'ana' }).toString() });
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('Enter an email address like name@example.com.');
      expect(answer.body).toContain(owner.phone.cell);
    });

    it.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('because it came by %s is told to use POST', async (method) => {
      const answer = await app.inject({ method, url: '/f/contact' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toContain('POST');
      expect(answer.json().errors[0].code).toBe('METHOD_NOT_ALLOWED');
    });

    it('because too many came from one address is told when to come back, and other addresses are not held up', async () => {
      for (let sent = 0; sent < 5; sent += 1)
        expect((await post({ payload: JSON.stringify({ ...contact, message: `m${sent}` }) })).statusCode).toBe(200);
      const limited = await post({
        payload: JSON.stringify({ ...contact, message: 'm6' }),
        headers: { ...json, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(limited.statusCode).toBe(429);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect(limited.json().error).toMatch(/call or email us/);
      expect((await post({ remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
    });

    it('because the disk cannot be written is told so with 503, and /healthz says it too', async () => {
      await store.close();
      const answer = await post({});
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('60');
      expect((await app.inject('/healthz')).statusCode).toBe(503);
    });
  });

  describe('other sites', () => {
    it('that are allowed may post and read the answer, errors included', async () => {
      const headers = { ...json, origin: 'https://static.example.net' };
      expect((await post({ headers })).headers['access-control-allow-origin']).toBe('https://static.example.net');
      expect((await post({ headers, payload: '{}' })).headers['access-control-allow-origin']).toBe('https://static.example.net');
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: '/f/contact',
        headers: { origin: 'https://static.example.net', 'access-control-request-method': 'POST' },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-headers']).toBe(
        'Content-Type, Accept, X-Requested-With, Formspree-Client, Formspree-Session-Data, Idempotency-Key',
      );
    });

    it('that are not allowed read nothing', async () => {
      expect(
        (await post({ headers: { ...json, origin: 'https://evil.test' } })).headers['access-control-allow-origin'],
      ).toBeUndefined();
    });
  });
});
