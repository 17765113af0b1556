import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Audit, readAudit } from './known-vulnerabilities.ts';

/** What a registry answers npm that asks it about every package of the lock file. */
interface Registry {
  readonly status: number;
  readonly advisories: Readonly<Record<string, readonly object[]>>;
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.test/1',
  title: 'Takes anything for an address',
  severity,
  vulnerable_versions: '<99.0.0',
  cwe: [],
  cvss: { score: 9, vectorString: null },
});

/** Runs the real npm against a registry of this machine, in a process of its own so that the registry can answer. */
async function auditAgainst({ status, advisories }: Registry): Promise<Audit> {
  const registry = createServer((request, response) => {
    request.resume();
    const isAudit = request.url?.includes('/security/advisories/bulk');
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : {}));
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const source = `import { auditPackages } from './tests/trials/known-vulnerabilities.ts';
    console.log(JSON.stringify(auditPackages('${address}')));`;
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  try {
    const npm = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
      // npm remembers what it has worked out about an advisory.
      env: { ...process.env, npm_config_cache: cache },
    });
    let printed = '';
    let complaints = '';
    npm.stdout.on('data', (part) => (printed += String(part)));
    npm.stderr.on('data', (part) => (complaints += String(part)));
    await new Promise((ended) => npm.once('close', ended));
    if (printed === '') throw new Error(complaints);
    return JSON.parse(printed) as Audit;
  } finally {
    registry.close();
    rmSync(cache, { recursive: true, force: true });
  }
}

describe('the registry is asked about every package, and', { timeout: 60_000 }, () => {
  it('knows nothing: clean', async () => {
    expect(await auditAgainst({ status: 200, advisories: {} })).toEqual({ kind: 'clean' });
  });

  it('knows of something grave: found, with its title and where to read of it', async () => {
    const audit = await auditAgainst({ status: 200, advisories: { fastify: [advisory('high')] } });
    expect(audit).toMatchObject({ kind: 'found' });
    expect(JSON.stringify(audit)).toContain('fastify, high: Takes anything for an address, https://advisories.test/1');
  });

  it('knows of something slight: clean', async () => {
    expect(await auditAgainst({ status: 200, advisories: { fastify: [advisory('moderate')] } })).toEqual({ kind: 'clean' });
  });

  it('does not answer audits: unanswered, with what it said', async () => {
    const audit = await auditAgainst({ status: 405, advisories: {} });
    expect(audit).toMatchObject({ kind: 'unanswered', reason: expect.stringContaining('405 Method Not Allowed') });
  });
});

it('anything else is an error, never a pass', () => {
  expect(() => readAudit('', '')).toThrow(/said nothing/);
  expect(() => readAudit('{"error":{"code":"ENOLOCK"}}', 'npm error audit This command requires an existing lockfile.')).toThrow(
    /ENOLOCK/,
  );
});
