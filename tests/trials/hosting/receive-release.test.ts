import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileHashes, hashList, sha256 } from '../../../publishing/file-hashes.ts';

const id = '2026-11-22T12-00-00Z';
const node = '24.21.0-x86_64';

let [folder, base, release] = ['', '', ''];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receive-'));
  [base, release] = [join(folder, 'base'), join(folder, 'release')];
  for (const name of ['releases', 'nodes', 'incoming']) mkdirSync(join(base, name), { recursive: true });
  writeFileSync(join(base, 'nodes', node), '', { mode: 0o755 });
  for (const name of ['dist', 'server']) mkdirSync(join(release, name), { recursive: true });
  for (const name of ['dist/index.html', 'dist/release.txt', 'server/main.ts']) writeFileSync(join(release, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Hands a release to the program behind the key, with the sum of its list of hashes; returns what it refuses it with. */
function receive({ sum, name = id, after = () => undefined }: { sum?: string; name?: string; after?: () => void } = {}): string {
  const list = hashList(fileHashes(release));
  writeFileSync(join(release, 'SHA256SUMS'), list);
  after();
  const script = readFileSync('docs/hosting/mortgage-publish', 'utf8').replace('base=/opt/mortgage-site', `base=${base}`);
  writeFileSync(join(folder, 'mortgage-publish'), script);
  const { stderr } = spawnSync('sh', [join(folder, 'mortgage-publish')], {
    input: execFileSync('tar', ['-C', release, '-czf', '-', '.']),
    env: { SSH_ORIGINAL_COMMAND: `receive ${name} ${sum ?? sha256(list)} ${node}` },
    encoding: 'utf8',
  });
  return stderr;
}

it('takes a release that has arrived as it was announced, for the service and nobody else to read', () => {
  expect(receive()).toBe('');
  expect(readdirSync(join(base, 'releases'))).toEqual([id]);
  expect(statSync(join(base, 'releases', id, 'dist', 'index.html')).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(base, 'releases', id))).toContain('node');
});

it.each<[string, () => string, RegExp]>([
  [
    'a file was changed',
    () => receive({ after: () => writeFileSync(join(release, 'server/main.ts'), 'evil') }),
    /not arrived as it was sent/,
  ],
  [
    'a file was added',
    () => receive({ after: () => writeFileSync(join(release, 'dist/evil.js'), 'evil') }),
    /files that were not announced/,
  ],
  ['a file is gone', () => receive({ after: () => rmSync(join(release, 'dist/release.txt')) }), /is not whole/],
  ['the list of hashes was changed', () => receive({ sum: '0'.repeat(64) }), /not arrived as it was sent/],
  [
    'a link leads out of it',
    () => receive({ after: () => symlinkSync('/etc/passwd', join(release, 'dist/passwd')) }),
    /something else than files/,
  ],
  ['its name leads elsewhere', () => receive({ name: '../../etc' }), /cannot be asked for/],
])('takes none of which %s', (_what, tried, refusal) => {
  expect(tried()).toMatch(refusal);
  expect(readdirSync(join(base, 'releases'))).toEqual([]);
});
