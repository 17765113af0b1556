import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import owner from '../../tests/sample-owner.ts';
import { buildApp } from '../app.ts';
import { SqlLeadStore } from '../leads/sql-lead-store.ts';
import { SqliteDatabase } from '../leads/sqlite-database.ts';
import { readSite } from './files.ts';

const proof = 'google-site-verification: google0123456789abcdef.html';
let folder: string;
let app: FastifyInstance;

const files = [
  ...['google0123456789abcdef.html', 'BingSiteAuth.xml', 'guide.pdf', 'IMG_1234.JPG', 'face.jpeg', 'house.webp'],
  ...['view.avif', 'tour.mp4', 'open-house.ics', 'card.vcf', 'terms.docx', 'made.constructor', 'README', '.env'],
  ...['.well-known/security.txt', '.well-known/acme-challenge/proof_of-token', '.well-known/apple-app-site-association'],
  ...['.well-known/assetlinks.json', '.well-known/.env', '.well-known/.git/config', 'blog/.well-known/proof'],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'owner-files-'));
  const dist = join(folder, 'dist');
  for (const path of ['blog/.well-known', '.well-known/acme-challenge', '.well-known/.git'])
    mkdirSync(join(dist, path), { recursive: true });
  for (const path of ['index.html', 'about.html', '404.html', 'blog/post-not-found.html'])
    writeFileSync(join(dist, path), '<title>Page</title>');
  for (const path of files) writeFileSync(join(dist, path), proof);
  writeFileSync(join(dist, '.headers.json'), '{"*":{"X-Content-Type-Options":"nosniff"},"/":{},"/about":{}}');
  app = await buildApp({ store: new SqlLeadStore(new SqliteDatabase(join(folder, 'leads.db'))), owner, site: readSite(dist) });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/google0123456789abcdef.html', 'text/html; charset=utf-8'],
  ['/BingSiteAuth.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/acme-challenge/proof_of-token', 'text/plain; charset=utf-8'],
  ['/.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
  ['/.well-known/assetlinks.json', 'application/json; charset=utf-8'],
  ['/guide.pdf', 'application/pdf'],
  ['/IMG_1234.JPG', 'image/jpeg'],
  ['/face.jpeg', 'image/jpeg'],
  ['/house.webp', 'image/webp'],
  ['/view.avif', 'image/avif'],
  ['/tour.mp4', 'video/mp4'],
  ['/open-house.ics', 'text/calendar; charset=utf-8'],
  ['/card.vcf', 'text/vcard; charset=utf-8'],
  ['/terms.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['/made.constructor', 'application/octet-stream'],
  ['/README', 'application/octet-stream'],
])('a file that the owner has put into public/ is served under its own name: %s as %s', async (address, type) => {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, proof]);
});

it.each(['/.env', '/.well-known/.env', '/.well-known/.git/config', '/blog/.well-known/proof', '/.headers.json'])(
  'what begins with a dot elsewhere stays hidden: %s',
  async (address) => {
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(proof);
  },
);

it('a page of the site keeps its clean address', async () => {
  expect((await app.inject('/about.html')).headers.location).toBe('/about');
});
