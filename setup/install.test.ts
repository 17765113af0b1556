import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const asked = () => join(folder, 'asked');

/** A folder with a lock file, and an npm that writes down what it is asked for. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  for (const path of ['setup', 'bin', 'node_modules']) mkdirSync(join(folder, path));
  cpSync('setup/install.mjs', join(folder, 'setup/install.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$1 $2 $3" >> ${asked()}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs, and returns what npm was asked for. */
function install(part: 'production' | 'everything'): string[] {
  const program = `import { installDependencies } from ${JSON.stringify(join(folder, 'setup/install.mjs'))}; installDependencies('${part}')`;
  const { status } = spawnSync('node', ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_ENV: 'production', PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
  });
  expect(status).toBe(0);
  const lines = existsSync(asked()) ? readFileSync(asked(), 'utf8').trim().split('\n') : [];
  rmSync(asked(), { force: true });
  return lines;
}

/** The same for the editor of texts; which folder npm was started in stands before what it was asked for. */
function installDesk(): string[] {
  for (const path of ['desk/editor', 'desk/editor/node_modules']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$(basename "$PWD") $1 $2" >> ${asked()}\n`);
  const program = `import { installDesk } from ${JSON.stringify(join(folder, 'setup/install.mjs'))}; installDesk()`;
  const { status } = spawnSync('node', ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_ENV: 'production', PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
  });
  expect(status).toBe(0);
  const lines = existsSync(asked()) ? readFileSync(asked(), 'utf8').trim().split('\n') : [];
  rmSync(asked(), { force: true });
  return lines;
}

describe.skipIf(process.platform === 'win32')('packages', () => {
  it('for the site alone are installed first, and those for its checks are added without beginning anew', () => {
    expect(install('production')).toEqual(['ci --omit=dev --no-audit']);
    expect(install('production')).toEqual([]);
    expect(install('everything')).toEqual(['install --no-save --include=dev']);
    expect(install('everything')).toEqual([]);
  });

  it('for the checks serve the site as well, and stay', () => {
    expect(install('everything')).toEqual(['ci --include=dev --no-audit']);
    expect(install('production')).toEqual([]);
  });

  it('are installed anew once the lock file names others', () => {
    install('everything');
    writeFileSync(join(folder, 'package-lock.json'), '{"name":"other"}');
    expect(install('production')).toEqual(['ci --omit=dev --no-audit']);
  });

  it('of the editor of texts are installed in its own folder, and anew once its lock file names others', () => {
    mkdirSync(join(folder, 'desk/editor'), { recursive: true });
    writeFileSync(join(folder, 'desk/editor/package-lock.json'), '{}');
    expect(installDesk()).toEqual(['editor ci --include=dev']);
    expect(installDesk()).toEqual([]);
    writeFileSync(join(folder, 'desk/editor/package-lock.json'), '{"name":"other"}');
    expect(installDesk()).toEqual(['editor ci --include=dev']);
  });
});
