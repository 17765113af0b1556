import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isConfiguredEndpoint } from '../../../../forms/endpoint.ts';
import { deliver } from './deliver.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

let server: Server | undefined;
const seen: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

/** A form service on loopback that always gives one answer. */
async function service({ status, body, type = 'application/json' }: Answer): Promise<string> {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    seen.push({ method: request.method, headers: request.headers, body: text });
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/x`;
}

afterEach(async () => {
  seen.length = 0;
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

const json = { json: { name: 'Ana' } };

describe('delivering a message', () => {
  it('is sent when the service answers 2xx, and hands on its reference', async () => {
    expect(await deliver(await service({ status: 200, body: '{"ok":true,"next":"/thank-you","id":"K7Q2"}' }), json)).toEqual({
      outcome: 'sent',
      reference: 'K7Q2',
    });
    expect(seen).toMatchObject([
      { method: 'POST', body: '{"name":"Ana"}', headers: { accept: 'application/json', 'content-type': 'application/json' } },
    ]);
  });

  it.each<[string, Answer]>([
    ['an empty answer', { status: 204, body: '' }],
    ['an answer that is not JSON', { status: 200, body: 'thanks', type: 'text/plain' }],
  ])('is sent for 2xx with %s', async (_, answer) =>
    expect(await deliver(await service(answer), json)).toEqual({ outcome: 'sent' }),
  );

  it.each<[string, Answer, object]>([
    ['2xx that carries an error', { status: 200, body: '{"error":"No."}' }, { message: 'No.' }],
    ['2xx that says success: false', { status: 200, body: '{"success":false}' }, {}],
    ['an error that is not JSON', { status: 502, body: '<html>', type: 'text/html' }, {}],
    ['an error whose text is no text', { status: 400, body: '{"error":{"a":1}}' }, {}],
    ['JSON that is no object', { status: 500, body: 'null' }, {}],
  ])('is rejected for %s', async (_, answer, rest) =>
    expect(await deliver(await service(answer), json)).toEqual({ outcome: 'rejected', problems: [], ...rest }),
  );

  it('hands on what is wrong with which field', async () => {
    const body =
      '{"error":"Bad","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"},{"code":"EMPTY","message":"x"},null]}';
    expect(await deliver(await service({ status: 422, body }), json)).toEqual({
      outcome: 'rejected',
      message: 'Bad',
      problems: [{ field: 'email', message: 'should be an email' }],
    });
  });

  it('is offline when nobody answers', async () => {
    expect(await deliver('http://127.0.0.1:9/f/x', json)).toEqual({ outcome: 'offline' });
  });

  it('sends multipart without a content type of its own making', async () => {
    const multipart = new FormData();
    multipart.set('firstName', 'Cy');
    await deliver(await service({ status: 200, body: '{}' }), { multipart });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each([
    '',
    '  ',
    'https://formspree.io/f/YOUR_FORM_ID',
    'https://forms.test/f/your-form-id',
    'https://forms.example.com/f/abc',
    '/placeholder',
  ])('sends nothing to the unset endpoint %j', async (endpoint) => {
    expect(isConfiguredEndpoint(endpoint)).toBe(false);
    expect(await deliver(endpoint, json)).toEqual({ outcome: 'not-configured' });
  });
});
