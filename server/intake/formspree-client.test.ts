import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, isSubmissionError } from '@formspree/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';

const contact = { name: 'Ana', email: 'ana@example.org', subject: 'Rate Quote', message: 'Hello' };

let folder: string;
let app: FastifyInstance;
let store: SqlLeadStore;
let endpoint: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formspree-'));
  store = new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db')));
  app = await buildApp({ store, owner, messagesPerMinute: 12 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  endpoint = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const submit = (form: string, data: FormData | Record<string, string>) => createClient().submitForm(form, data, { endpoint });

describe('the client of a hosted form service', () => {
  it('succeeds with an object, and is told where to go next', async () => {
    const result = await submit('contact', contact);
    expect(result).toMatchObject({ kind: 'success', next: '/thank-you' });
    expect((await store.list())[0]?.values).toMatchObject(contact);
  });

  it('succeeds with form data', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...contact, name: 'Bo' })) data.set(name, value);
    expect(await submit('contact', data)).toMatchObject({ kind: 'success' });
    expect((await store.list())[0]?.values.name).toBe('Bo');
  });

  it('learns which field is wrong, and how', async () => {
    const result = await submit('contact', { ...contact, email: 'ana', message: '' });
    if (!isSubmissionError(result)) throw new Error('The wrong message was taken.');
    expect(result.getFieldErrors('email')).toEqual([
      { code: 'TYPE_EMAIL', message: 'Enter an email address like name@example.com.' },
    ]);
    expect(result.getFieldErrors('message')).toEqual([{ code: 'REQUIRED_FIELD_MISSING', message: 'Write your message.' }]);
  });

  it.each([
    ['an empty form', 'contact', {}, 'EMPTY'],
    ['an unknown form', 'nothing', contact, 'FORM_NOT_FOUND'],
    ['a form that is too large', 'contact', { ...contact, message: 'x'.repeat(70_000) }, 'FILES_TOO_BIG'],
  ])('learns of %s', async (_, form, data, code) => {
    const result = await submit(form, data);
    if (!isSubmissionError(result)) throw new Error('The wrong message was taken.');
    expect(result.getFormErrors()).toMatchObject([{ code, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });

  it('is refused, and not told of success, when it sends too much', async () => {
    const results = [];
    for (let sent = 0; sent < 14; sent += 1) results.push(await submit('contact', { ...contact, message: `m${sent}` }));
    expect(isSubmissionError(results.at(-1) as (typeof results)[number])).toBe(true);
  });
});
